import type { Account, EmailSide } from '#machines/account/lifecycle/account.ts';
import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import {
  confirmEmailChange,
  requestEmailChange,
  type AccountRefusal,
} from '#machines/account/lifecycle/accountRules.ts';
import { emailLifecycle } from '#machines/email/lifecycle/emailLifecycle.ts';
import { claim, release, type EmailRefusal } from '#machines/email/lifecycle/emailRules.ts';
import { isRefusal, refuse, type Refusal } from '#machines/journal/refusal.ts';
import type { Done } from '#server/store/commands.ts';
import { accountOf, type AccountDesk, type Caller } from '../accountDesk.ts';
import { isCallRefusal, refuseCall, refuseFields, type CallRefusal } from '../accountRefusals.ts';
import { emailIdOf, emailProblem, normalEmail } from './emailAddress.ts';
import { confirmPassword } from '../login/loggingIn.ts';
import { countMailRequest } from './mailAllowance.ts';
import { readToken } from './mailTokens.ts';
import { runOnAccount } from '../runOnAccount.ts';
import { commandIdOf } from '#server/store/commandId.ts';

/**
 * Requests another address. A mail is sent to both addresses; for an unverified account, to the new one alone. The
 * answer does not reveal whether another account has the address; only its mailbox can confirm it.
 */
export async function startEmailChange(
  desk: AccountDesk,
  caller: Caller,
  input: { readonly email: string; readonly password: string; readonly commandId?: string | null },
): Promise<Done | CallRefusal> {
  const { session } = caller;
  if (!session) return refuseCall('session.required');
  const { keys, clock } = desk.market;
  const email = normalEmail(input.email);
  if (email === undefined) return refuseFields([emailProblem(input.email)]);
  const found = await accountOf(desk, session.account);
  const before = found?.account.email ?? '';
  const emailId = await emailIdOf(keys, email);
  // An unverified account may return to its email address while a change to another one is pending.
  const mayReturn = found?.account.status === 'unverified' && found.account.emailChange !== null;
  if (!mayReturn && emailId === (await emailIdOf(keys, before)))
    return refuseFields([{ field: 'email', code: 'account.sameEmail' }]);
  const confirmed = await confirmPassword(desk, caller, input.password, 'password');
  if (isCallRefusal(confirmed)) return confirmed;
  const tooMany = await countMailRequest(desk, caller, { subject: emailId });
  if (tooMany) return tooMany;
  const at = clock();
  const { account } = session;
  const id = commandIdOf(input.commandId, 'requestEmailChange', account);
  const { unless } = confirmed;
  return runOnAccount(desk, { account, actor: account, unless, ...(id !== undefined && { id }) }, (now) =>
    requestEmailChange(now, { email, at }),
  );
}

/** The side of a change of email address that each of its two mails goes to. */
export const sides = { emailChangeOld: 'old', emailChangeNew: 'new' } as const;

/**
 * Confirms a change of email address by the link of one of its mails. With the second confirmation the account gets the
 * new address. A used link gets the same answer again.
 */
export async function confirmByLink(
  desk: AccountDesk,
  input: { readonly token: string; readonly commandId?: string | null },
): Promise<
  (Pick<Done, 'facts' | 'position'> & { readonly by: EmailSide; readonly isComplete: boolean }) | CallRefusal
> {
  const read = await readToken(desk.market.keys, input.token);
  if (read?.purpose !== 'emailChangeOld' && read?.purpose !== 'emailChangeNew')
    return refuseCall('account.tokenInvalid');
  const found = await accountOf(desk, read.account);
  const { email = null, emailChange = null, completedEmailChange = null } = found?.account ?? {};
  const by = sides[read.purpose];
  if (completedEmailChange === read.at) return { facts: [], position: 0, by, isComplete: true };
  if (email === null || emailChange === null) return refuseCall('account.tokenOutdated');
  const id = commandIdOf(input.commandId, 'confirmEmailChange', input.token);
  const at = desk.market.clock();
  const answer = await changeAddress(desk, {
    account: read.account,
    at,
    before: email,
    after: emailChange.email,
    id,
    rule: (account) => confirmEmailChange(account, { by, issuedAt: read.at, at }),
  });
  if (isCallRefusal(answer)) return answer;
  const isComplete = answer.facts.some(({ type }) => type === 'account.emailChanged');
  return { ...answer, by, isComplete };
}

interface Change {
  readonly account: string;
  readonly at: number;
  readonly before: string;
  readonly after: string;
  readonly id: string | undefined;
  /** Confirms the change. If it returns `account.emailChanged`, the addresses change as well. */
  readonly rule: (account: Account) => readonly AccountFact[] | Refusal<AccountRefusal>;
}

/**
 * Writes the account's journal and those of both addresses in one command, so that concurrent requests cannot give an
 * address to two accounts.
 */
export async function changeAddress(desk: AccountDesk, change: Change): Promise<Done | CallRefusal> {
  const { market } = desk;
  const { account: id, at, before, after, rule } = change;
  const streams = {
    account: { lifecycle: accountLifecycle, id },
    before: { lifecycle: emailLifecycle, id: await emailIdOf(market.keys, before) },
    after: { lifecycle: emailLifecycle, id: await emailIdOf(market.keys, after) },
  };
  // The new address is only another spelling of the present one: the account has it already.
  if (streams.before.id === streams.after.id)
    return runOnAccount(
      desk,
      { account: id, actor: id, ...(change.id !== undefined && { id: change.id }) },
      (account) => (isStill(account, change) ? rule(account) : refuse('account.tokenOutdated')),
    );
  const answer = await market.commands.run<typeof streams, AccountRefusal | EmailRefusal>({
    ...(change.id !== undefined && { id: change.id }),
    actor: id,
    streams,
    decide: (now) => {
      const { account } = now.account;
      if (!account || !isStill(account, change)) return refuse('account.tokenOutdated');
      const decided = rule(account);
      if (isRefusal<AccountRefusal>(decided)) return decided;
      if (decided.every(({ type }) => type !== 'account.emailChanged')) return { account: decided };
      const claimed = claim(now.after.email, { account: id, at });
      if (isRefusal<'email.taken'>(claimed)) return claimed;
      const released = release(now.before.email, { account: id, at });
      if (isRefusal<'email.notYours'>(released)) return released;
      return { account: decided, before: released, after: claimed };
    },
  });
  if (!isRefusal<AccountRefusal | EmailRefusal | 'journal.wrongState'>(answer)) return answer;
  const { refused } = answer;
  if (refused === 'email.taken') return refuseCall('account.emailTaken');
  const isElsewhere = refused === 'email.notYours' || refused === 'journal.wrongState';
  return refuseCall(isElsewhere ? 'account.tokenOutdated' : refused);
}

/** Whether the account's email addresses are still those whose journals were read. */
function isStill({ email, emailChange }: Account, { before, after }: Change): boolean {
  return email === before && emailChange?.email === after;
}
