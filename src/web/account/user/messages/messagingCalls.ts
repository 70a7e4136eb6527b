import { perform } from '../../commands.ts';
import { ComeBack, GoAway, StopMessageMails, UnblockAccount, WantMessageMails } from '../generated/userOperations.ts';

// The calls for the message settings. They throw as calls do, and `Refused`.

/** Lets a blocked account write again. */
export function unblockAccount(publicAccountId: string, signal: AbortSignal): Promise<null> {
  return perform(UnblockAccount, { publicAccountId }, signal);
}

/** Sets the day on which the user is back: `2026-07-31`. */
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
