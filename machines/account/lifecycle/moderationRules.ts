import type { Account } from './account.ts';
import type { AccountFact } from './accountFacts.ts';

/** A moderator blocks the account with a reason; an existing block preserves its first reason. */
export function block({ block }: Account, { reason, at }: { reason: string; at: number }): readonly AccountFact[] {
  return block ? [] : [{ type: 'account.blocked', at, reason }];
}

/** A moderator removes the block. */
export function unblock({ block }: Account, { at }: { at: number }): readonly AccountFact[] {
  return block ? [{ type: 'account.unblocked', at }] : [];
}

/** The operator appoints a moderator, whose address must be verified. */
export function appointModerator({ isModerator }: Account, { at }: { at: number }): readonly AccountFact[] {
  return isModerator ? [] : [{ type: 'account.moderatorAppointed', at }];
}

/** The operator dismisses a moderator. */
export function dismissModerator({ isModerator }: Account, { at }: { at: number }): readonly AccountFact[] {
  return isModerator ? [{ type: 'account.moderatorDismissed', at }] : [];
}
