import { refuse, type Refusal } from '../../journal/refusal.ts';
import type { Account } from './account.ts';
import type { AccountFact } from './accountFacts.ts';
import type { AccountRefusal } from './accountRules.ts';
import type { LeavingReason } from './leavingReasons.ts';
import { deletionLife } from '../limits.ts';

type Answer = readonly AccountFact[] | Refusal<AccountRefusal>;

/** The owner requests the deletion, and can undo it for a while. */
export function requestDeletion(_account: Account, { at }: { at: number }): Answer {
  return [{ type: 'account.deletionRequested', at, until: at + deletionLife }];
}

/** The owner undoes the deletion: by the link of the mail (`issuedAt` is the time of the request), or logged in. */
export function undoDeletion(account: Account, { issuedAt, at }: { issuedAt?: number; at: number }): Answer {
  const { deletion, undoneDeletion } = account;
  // The link has already undone the deletion, so nothing is left to do.
  if (!deletion && issuedAt !== undefined && undoneDeletion === issuedAt) return [];
  if (!deletion) return refuse(issuedAt === undefined ? 'account.notLeaving' : 'account.tokenOutdated');
  if (issuedAt !== undefined && issuedAt !== deletion.requestedAt) return refuse('account.tokenOutdated');
  if (at >= deletion.until) return refuse('account.deletionOver');
  return [{ type: 'account.deletionUndone', at, isDeactivated: deletion.wasDeactivated }];
}

/** Erases the account after the time for undoing the deletion. */
export function erase({ deletion }: Account, { at }: { at: number }): Answer {
  if (!deletion) return refuse('account.notLeaving');
  if (at < deletion.until) return refuse('account.deletionRuns');
  return [{ type: 'account.erased', at }];
}

/** The operator removes an imported account without an owner. An account with an owner stays as it is. */
export function eraseOwnerless({ status }: Account, { at }: { at: number }): readonly AccountFact[] {
  return status === 'invited' ? [{ type: 'account.erased', at }] : [];
}

/** Records the reason for leaving, once for each deletion. */
export function giveLeavingReason(
  { deletion }: Account,
  { reason, text, at }: { reason: LeavingReason; text?: string; at: number },
): Answer {
  if (!deletion) return refuse('account.notLeaving');
  if (deletion.reasonGiven) return refuse('account.reasonGiven');
  return [{ type: 'account.leavingReasonGiven', at, reason, ...(text !== undefined && { text }) }];
}
