import { perform } from '../../commands.ts';
import { ComeBack, GoAway, StopMessageMails, UnblockAccount, WantMessageMails } from '../generated/userOperations.ts';

// The calls by which one says how one writes and is written to. They throw as calls do, and Refused.

/** Lets whom one has blocked write again. */
export function unblockAccount(publicAccountId: string, signal: AbortSignal): Promise<null> {
  return perform(UnblockAccount, { publicAccountId }, signal);
}

/** Says on which day one is back: `2026-07-31`. */
export function goAway(until: string, signal: AbortSignal): Promise<null> {
  return perform(GoAway, { until }, signal);
}

/** Says that one is back. */
export function comeBack(signal: AbortSignal): Promise<null> {
  return perform(ComeBack, {}, signal);
}

/** Has mails tell of what is unread, or no more. */
export function wantMails(isWanted: boolean, signal: AbortSignal): Promise<null> {
  return perform(isWanted ? WantMessageMails : StopMessageMails, {}, signal);
}
