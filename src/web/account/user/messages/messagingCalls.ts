import { perform } from '../../commands.ts';
import { ComeBack, GoAway, StopMessageMails, UnblockAccount, WantMessageMails } from '../generated/userOperations.ts';

// The calls for the message settings. They throw the errors of calls, and `Refused`.

/** Unblocks an account, so that it can write to the user again. */
export function unblockAccount(publicAccountId: string, signal: AbortSignal): Promise<null> {
  return perform(UnblockAccount, { publicAccountId }, signal);
}

/** Records that the user is away until a day, such as `2026-07-31`. */
export function goAway(until: string, signal: AbortSignal): Promise<null> {
  return perform(GoAway, { until }, signal);
}

/** Ends the user's absence. */
export function comeBack(signal: AbortSignal): Promise<null> {
  return perform(ComeBack, {}, signal);
}

/** Switches mails about unread messages on or off. */
export function wantMails(sendsMails: boolean, signal: AbortSignal): Promise<null> {
  return perform(sendsMails ? WantMessageMails : StopMessageMails, {}, signal);
}
