import type { Account } from './account.ts';
import type { AccountFact } from './accountFacts.ts';

/** A moderator shuts the owner out, and says why; whoever is shut out already stays so for the first reason. */
export function block({ block }: Account, { reason, at }: { reason: string; at: number }): readonly AccountFact[] {
  return block ? [] : [{ type: 'account.blocked', at, reason }];
}

/** A moderator lets the owner in again. */
export function unblock({ block }: Account, { at }: { at: number }): readonly AccountFact[] {
  return block ? [{ type: 'account.unblocked', at }] : [];
}

/** Whoever runs the market makes somebody a moderator, whose address must be verified. */
export function appointModerator({ isModerator }: Account, { at }: { at: number }): readonly AccountFact[] {
  return isModerator ? [] : [{ type: 'account.moderatorAppointed', at }];
}

/** Whoever runs the market takes the role away. */
export function dismissModerator({ isModerator }: Account, { at }: { at: number }): readonly AccountFact[] {
  return isModerator ? [{ type: 'account.moderatorDismissed', at }] : [];
}
