import type { AccountDesk, Caller } from '../accountDesk.ts';
import { mailsOfAddress, mailsOfClient } from '../limits/accountLimits.ts';
import { minutesOf, refuseCall, type CallRefusal } from '../accountRefusals.ts';

/**
 * Counts a requested mail. Returns the refusal if the client or the address has reached its limit. Only the account's
 * user (`isOwn`) learns to the minute when the next mail is possible. To others it would reveal when mails were
 * requested.
 */
export async function countMailRequest(
  { attempts }: AccountDesk,
  { client }: Pick<Caller, 'client'>,
  { subject, isOwn = false }: { readonly subject: string; readonly isOwn?: boolean },
): Promise<CallRefusal | undefined> {
  const ofClient = await attempts.take(mailsOfClient, client);
  // The mails went to other people: a visitor who shares the network address learns only of their own mails.
  if (ofClient.wait > 0) return refuseCall('account.tooManyMailsFromHere');
  const ofAddress = await attempts.take(mailsOfAddress, subject);
  if (ofAddress.wait === 0) return undefined;
  return refuseCall('account.tooManyMails', { minutes: minutesOf(isOwn ? ofAddress.wait : mailsOfAddress.within) });
}
