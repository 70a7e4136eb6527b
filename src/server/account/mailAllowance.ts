import type { AccountDesk, Caller } from './accountDesk.ts';
import { mailsOfAddress, mailsOfClient } from './accountLimits.ts';
import { refuseCall, type CallRefusal } from './accountRefusals.ts';

/** Counts a mail that somebody asks for; gives the refusal where client or address has had enough of them. */
export async function askForMail(
  { attempts }: AccountDesk,
  { client }: Pick<Caller, 'client'>,
  subject: string,
): Promise<CallRefusal | undefined> {
  const ofClient = await attempts.take(mailsOfClient, client);
  // The mails went to other people: a visitor who shares the network address learns only of their own mails.
  if (ofClient.wait > 0) return refuseCall('account.tooManyMailsFromHere');
  const ofAddress = await attempts.take(mailsOfAddress, subject);
  return ofAddress.wait > 0 ? refuseCall('account.tooManyMails') : undefined;
}
