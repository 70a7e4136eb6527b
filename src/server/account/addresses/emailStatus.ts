import type { Account } from '#machines/account/lifecycle/account.ts';
import type { Email } from '#machines/email/lifecycle/email.ts';
import type { EmailStatus } from '#machines/insertion/contact/emailStatus.ts';
import { accountOf, emailOf, type AccountDesk, type Caller } from '../accountDesk.ts';
import { lookupsOfAddress, lookupsOfClient } from '../limits/accountLimits.ts';
import { refuseCall, refuseFields, type CallRefusal } from '../accountRefusals.ts';
import { emailIdOf, emailProblem, normalEmail } from './emailAddress.ts';

/** No account has it, so that an address without one takes the same look. */
const nobody = '------------';

/**
 * Tells what one can do with an address. It is the one call that tells strangers of an account, so each client and each
 * address has its measure of it, and the work is the same whatever the answer (decisions, `email_status`).
 */
export async function statusOfEmail(
  desk: AccountDesk,
  { client }: Pick<Caller, 'client'>,
  typed: string,
): Promise<{ readonly status: EmailStatus } | CallRefusal> {
  const email = normalEmail(typed);
  if (email === undefined) return refuseFields([emailProblem(typed)]);
  const emailId = await emailIdOf(desk.market.keys, email);
  const ofClient = await desk.attempts.take(lookupsOfClient, client);
  const ofAddress = await desk.attempts.take(lookupsOfAddress, emailId);
  if (ofClient.wait > 0 || ofAddress.wait > 0) return refuseCall('account.tooManyLookups');
  const owner = await emailOf(desk, emailId);
  const found = await accountOf(desk, owner?.account ?? nobody);
  return { status: emailStatus(owner, found?.account ?? null) };
}

/** What is told of an address, by whose it is. */
function emailStatus(owner: Email | null, account: Account | null): EmailStatus {
  if (owner?.status === 'closed') return 'ACCOUNT_CLOSED';
  if (owner?.status !== 'claimed' || !account) return 'ACCOUNT_AVAILABLE';
  if (account.block) return 'ACCOUNT_BLOCKED';
  if (account.status === 'leaving') return 'ACCOUNT_DELETED';
  if (account.sellerKind === 'company') return 'ACCOUNT_STORE_EXISTS';
  if (account.status === 'invited') return 'ACCOUNT_EXISTS';
  return account.status === 'unverified' ? 'ACCOUNT_UNVERIFIED' : 'ACCOUNT_ACTIVE';
}
