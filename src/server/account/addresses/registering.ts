import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import {
  addressOfLink,
  register,
  repeatRegistration,
  requestVerification,
  verifyEmail,
} from '#machines/account/lifecycle/accountRules.ts';
import { addressToVerify, type Account, type SellerKind } from '#machines/account/lifecycle/account.ts';
import { emailLifecycle } from '#machines/email/lifecycle/emailLifecycle.ts';
import { claim } from '#machines/email/lifecycle/emailRules.ts';
import { streamOf } from '#machines/journal/lifecycle.ts';
import { isRefusal, refuse } from '#machines/journal/refusal.ts';
import type { Language } from '#machines/market/language.ts';
import type { Done } from '#server/store/commands.ts';
import type { AccountDesk, Caller } from '../accountDesk.ts';
import { accountOf, emailOf } from '../accountDesk.ts';
import { newAccountId } from '../accountId.ts';
import { registrationsForNothing } from '../limits/accountLimits.ts';
import { isCallRefusal, passwordCodes, refuseCall, refuseFields, type CallRefusal } from '../accountRefusals.ts';
import { chosenPasswordProblem } from '../passwords/chosenPassword.ts';
import { emailIdOf, emailProblem, normalEmail } from './emailAddress.ts';
import { changeAddress } from './emailChanges.ts';
import { countMailRequest } from './mailAllowance.ts';
import { readToken } from './mailTokens.ts';
import { contactProblems, nameOf, nameProblems } from '../profileRules.ts';
import { returnPathOf } from '../login/returnPath.ts';
import { runOnAccount } from '../runOnAccount.ts';
import { commandIdOf } from '#server/store/commandId.ts';
import { credentialStatement, queuePasswordHash } from './verifying.ts';

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly name?: string | null;
  /** Validated but not stored: the profile gets both once the user is logged in. */
  readonly phone?: string | null;
  readonly zipcode?: string | null;
  readonly sellerKind: SellerKind;
  readonly language: Language;
  /** The page that the user came from, according to the client. */
  readonly returnTo?: string | null;
  readonly commandId?: string | null;
}

/**
 * Creates an account, or sends a mail to the account that already has the address. Both cases have the same answer and
 * work. Returns the address that the mail is sent to.
 */
export async function registerAccount(
  desk: AccountDesk,
  caller: Caller,
  input: Registration,
): Promise<{ readonly email: string } | CallRefusal> {
  const { keys } = desk.market;
  const email = normalEmail(input.email);
  const problem = email === undefined ? undefined : await chosenPasswordProblem(input.password, email);
  const name = nameOf(input.name);
  const wrongDetails = [...nameProblems(name), ...contactProblems(input, desk)];
  if (email === undefined || problem || wrongDetails.length > 0) {
    return refuseFields([
      ...(email === undefined ? [emailProblem(input.email)] : []),
      ...(problem ? [{ field: 'password', code: passwordCodes[problem] }] : []),
      ...wrongDetails,
    ]);
  }
  const emailId = await emailIdOf(keys, email);
  const tooMany = await countMailRequest(desk, caller, { subject: emailId });
  if (tooMany) return tooMany;
  const hash = await queuePasswordHash(desk, caller.client, input.password);
  if (typeof hash !== 'string') return hash;
  const returnTo = returnPathOf(input.returnTo) ?? null;
  const registration = {
    ...input,
    name: name ?? null,
    email,
    returnTo,
    hash,
    id: commandIdOf(input.commandId, 'register', emailId),
  };
  // The answer contains neither the outcome nor its position in the journal: both would reveal whether the email
  // address has an account. The key is created before the outcome is known, and deleted later if there is no new
  // account. After a failure with an unknown outcome it stays: the account may be in the journal.
  const id = newAccountId();
  await keys.keyFor(id);
  let outcome = await again(desk, registration, emailId);
  if (outcome === 'no account') outcome = await anew(desk, registration, { id, emailId });
  // Another request with the same address was faster, or the address is closed permanently. The caller must not learn
  // either.
  if (outcome === 'no account') outcome = await again(desk, registration, emailId);
  if (outcome !== 'new') desk.unusedKeys.add(id);
  // A blocked account and a closed address append no facts. This write makes those requests wait for the disk as well.
  if (outcome === 'refused' || outcome === 'no account') await desk.attempts.leave(registrationsForNothing, emailId);
  return { email };
}

/**
 * The outcome of a registration: a new account, a notified account, an account that refuses it, or an address without
 * an account.
 */
type Outcome = 'new' | 'notified' | 'refused' | 'no account';

interface HashedRegistration extends Registration {
  readonly hash: string;
  readonly id: string | undefined;
}

/** Creates the account, unless another account has the address by now, or the address is closed. */
async function anew(
  desk: AccountDesk,
  registration: HashedRegistration,
  { id, emailId }: { readonly id: string; readonly emailId: string },
): Promise<Outcome> {
  const { market } = desk;
  const at = market.clock();
  const { email, sellerKind, language, hash } = registration;
  const { name } = registration;
  const answer = await market.commands.run<Streams, 'email.taken'>({
    ...(registration.id !== undefined && { id: registration.id }),
    actor: id,
    streams: {
      account: { lifecycle: accountLifecycle, id },
      email: { lifecycle: emailLifecycle, id: emailId },
    },
    decide: (now) => {
      const claimed = claim(now.email.email, { account: id, at });
      if (isRefusal<'email.taken'>(claimed)) return claimed;
      const returnTo = registration.returnTo ?? undefined;
      return {
        account: register({ email, sellerKind, language, at, ...(name && { name }), returnTo }),
        email: claimed,
      };
    },
    rows: () => [credentialStatement(desk, { account: id, hash, changed_at: at })],
  });
  if (isRefusal(answer)) return 'no account';
  // The facts of a repeated command name another account, which the command created the first time.
  return answer.facts.some(({ stream }) => stream === streamOf(accountLifecycle, id)) ? 'new' : 'notified';
}

/** Notifies the account that has the email address, if there is one. */
async function again(desk: AccountDesk, registration: HashedRegistration, emailId: string): Promise<Outcome> {
  const owner = await emailOf(desk, emailId);
  if (owner?.status !== 'claimed') return 'no account';
  const { account } = owner;
  const at = desk.market.clock();
  const { hash, language } = registration;
  const answer = await runOnAccount(
    desk,
    {
      account,
      actor: 'anybody',
      ...(registration.id !== undefined && { id: registration.id }),
      rows: (facts) =>
        facts.some(({ type }) => type === 'account.passwordChanged')
          ? [credentialStatement(desk, { account, hash, changed_at: at }), ...desk.sessions.endAll(account)]
          : [],
    },
    (found) => repeatRegistration(found, { language, at, returnTo: registration.returnTo ?? undefined }),
  );
  return isCallRefusal(answer) ? 'refused' : 'notified';
}

interface Streams extends Record<string, { lifecycle: typeof accountLifecycle | typeof emailLifecycle; id: string }> {
  account: { lifecycle: typeof accountLifecycle; id: string };
  email: { lifecycle: typeof emailLifecycle; id: string };
}

/**
 * Sends the verification mail again to a logged-in user. It counts together with the mails that visitors request for
 * the address.
 */
export async function resendVerification(
  desk: AccountDesk,
  caller: Caller,
  { commandId, returnTo }: { readonly commandId?: string | null; readonly returnTo?: string | null },
): Promise<Done | CallRefusal> {
  const { session } = caller;
  if (!session) return refuseCall('session.required');
  const found = await accountOf(desk, session.account);
  if (!found) return refuseCall('session.required');
  const emailId = await emailIdOf(desk.market.keys, addressToVerify(found.account) ?? '');
  const tooMany = await countMailRequest(desk, caller, { subject: emailId, isOwn: true });
  if (tooMany) return tooMany;
  const at = desk.market.clock();
  const id = commandIdOf(commandId, 'requestVerification', session.account);
  return runOnAccount(
    desk,
    { account: session.account, actor: session.account, ...(id !== undefined && { id }) },
    (account) => requestVerification(account, { at, returnTo: returnPathOf(returnTo), isOwn: true }),
  );
}

/**
 * Verifies an email address by the link of its mail, and returns the address if the link still belongs to it. A link
 * that was sent to another address of an unverified account gives the account that address.
 */
export async function verifyByLink(
  desk: AccountDesk,
  { token, commandId }: { readonly token: string; readonly commandId?: string | null },
): Promise<(Done & { readonly account: string; readonly email: string | null }) | CallRefusal> {
  const read = await readToken(desk.market.keys, token);
  if (read?.purpose !== 'verification') return refuseCall('account.tokenInvalid');
  const { account, at: issuedAt } = read;
  const at = desk.market.clock();
  const id = commandIdOf(commandId, 'verifyEmail', token);
  const { email = null, emailChange = null, verifiedAt = null } = (await accountOf(desk, account))?.account ?? {};
  const isChange = verifiedAt === null && email !== null && emailChange !== null;
  const rule = (now: Account) => verifyEmail(now, { issuedAt, at });
  const answer = isChange
    ? await changeAddress(desk, { account, at, before: email, after: emailChange.email, id, rule })
    : await runOnAccount(desk, { account, actor: account, ...(id !== undefined && { id }) }, (now) =>
        // If a change of email address was just requested, only its own link may confirm it, which also claims the new
        // address.
        now.verifiedAt === null && now.emailChange ? refuse('account.tokenOutdated') : rule(now),
      );
  if (isCallRefusal(answer)) return answer;
  const found = await accountOf(desk, account);
  return { ...answer, account, email: found && addressOfLink(found.account, { issuedAt, at }) };
}
