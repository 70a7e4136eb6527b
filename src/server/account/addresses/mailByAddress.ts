import { commandIdOf } from '#server/store/commandId.ts';
import type { AccountDesk, Caller } from '../accountDesk.ts';
import { refuseFields, type CallRefusal } from '../accountRefusals.ts';
import { emailIdOf, emailProblem, normalEmail } from './emailAddress.ts';
import { countMailRequest } from './mailAllowance.ts';
import type { RequestedMailPurpose } from './requestedMails.ts';

/**
 * Stores a visitor's request for a mail and returns the address. The account, if there is one, is read after the
 * answer. Neither the answer nor its time therefore reveals anything about the address.
 */
export async function requestMailByAddress(
  desk: AccountDesk,
  caller: Caller,
  input: {
    readonly purpose: RequestedMailPurpose;
    readonly email: string;
    readonly commandId?: string | null | undefined;
  },
): Promise<{ readonly email: string } | CallRefusal> {
  const { purpose } = input;
  const email = normalEmail(input.email);
  if (email === undefined) return refuseFields([emailProblem(input.email)]);
  const emailId = await emailIdOf(desk.market.keys, email);
  const tooMany = await countMailRequest(desk, caller, { subject: emailId });
  if (tooMany) return tooMany;
  await desk.requestedMails.note({ purpose, email: emailId, id: commandIdOf(input.commandId, purpose, emailId) });
  return { email };
}
