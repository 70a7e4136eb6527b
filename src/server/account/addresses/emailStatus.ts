import type { Account } from '#machines/account/lifecycle/account.ts';
import type { Email } from '#machines/email/lifecycle/email.ts';
import type { EmailStatus } from '#machines/insertion/contact/emailStatus.ts';
import { accountOf, emailOf, type AccountDesk, type Caller } from '../accountDesk.ts';
import { lookupsOfAddress, lookupsOfClient } from '../limits/accountLimits.ts';
import { refuseCall, refuseFields, type CallRefusal } from '../accountRefusals.ts';
import { emailIdOf, emailProblem, normalEmail } from './emailAddress.ts';

/** An id that no account has, so that an address without an account costs the same look-up. */
const nobody = '------------';

/**
 * Reports whether an address can register or log in. No other call reveals accounts to strangers, so it is limited by
 * client and by address. The work is the same for every answer (decisions, `email_status`).
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

/** The public status of an email address, from its state and the account that owns it. */
function emailStatus(owner: Email | null, account: Account | null): EmailStatus {
  if (owner?.status === 'closed') return 'ACCOUNT_CLOSED';
  if (owner?.status !== 'claimed' || !account) return 'ACCOUNT_AVAILABLE';
  if (account.block) return 'ACCOUNT_BLOCKED';
  if (account.status === 'leaving') return 'ACCOUNT_DELETED';
  if (account.sellerKind === 'company') return 'ACCOUNT_STORE_EXISTS';
  if (account.status === 'invited') return 'ACCOUNT_EXISTS';
  return account.status === 'unverified' ? 'ACCOUNT_UNVERIFIED' : 'ACCOUNT_ACTIVE';
}
