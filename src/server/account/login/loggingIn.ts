import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { TooContended } from '#server/store/commands.ts';
import type { AccountDesk, Caller } from '../accountDesk.ts';
import { accountOf, emailOf } from '../accountDesk.ts';
import { refuseCall, refuseFields, type CallRefusal } from '../accountRefusals.ts';
import { deviceCookie } from './devices.ts';
import { emailIdOf, emailProblem, normalEmail } from '../addresses/emailAddress.ts';
import type { OnAccount } from '../runOnAccount.ts';
import type { Session } from '#server/http/visit.ts';
import { credentialOf, verify } from '../addresses/verifying.ts';

/** A session that has begun, with its cookie. */
export interface Begun {
  readonly cookie: string;
  readonly session: Session;
  /** The new cookie of the device. */
  readonly device: string;
}

export interface Login {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/**
 * Logs a user in. A wrong address and a wrong password get the same answer in the same time, so whether there is an
 * account stays secret. Accounts with an unverified address may log in too.
 */
export async function logIn(desk: AccountDesk, caller: Caller, login: Login): Promise<Begun | CallRefusal> {
  const { password, remember } = login;
  const email = normalEmail(login.email);
  if (email === undefined || password === '') {
    const wrong =
      login.email.trim() === ''
        ? ({ field: 'email', code: 'account.valueMissing' } as const)
        : emailProblem(login.email);
    return refuseFields([
      ...(email === undefined ? [wrong] : []),
      ...(password === '' ? [{ field: 'password', code: 'account.valueMissing' } as const] : []),
    ]);
  }
  const subject = await emailIdOf(desk.market.keys, email);
  const found = await emailOf(desk, subject);
  const account = found?.status === 'claimed' ? found.account : undefined;
  const { client } = caller;
  const failed = (reason: 'password' | 'noAccount' | 'state') =>
    desk.security.note('login.failed', { account, client, reason });
  const hash = await verify(desk, caller, { account, subject: account ?? subject, password });
  if (hash !== null && typeof hash === 'object') {
    desk.security.note('login.throttled', { account, client, reason: hash.refused });
    return hash;
  }
  if (hash === null || account === undefined) {
    failed(account === undefined ? 'noAccount' : 'password');
    return refuseCall('account.loginFailed');
  }
  const begun = await beginSession(desk, caller, { account, hash, remembered: remember });
  if (begun) {
    desk.security.note('login.succeeded', { account, client });
    return begun;
  }
  failed('state');
  const isBlocked = (await accountOf(desk, account))?.account.block;
  return isBlocked
    ? refuseCall('account.blocked', { support: desk.support ?? 'none' })
    : refuseCall('account.loginFailed');
}

/** An account has few facts, so this many new facts in a row between two reads are a fault. */
const mostTries = 50;

/**
 * Begins a session of an account in the caller's browser. Undefined if the account may not log in, or its password no
 * longer has the hash that was verified. A new password ends all sessions in the transaction of its fact. A session
 * therefore begins before that transaction, or not at all.
 */
export async function beginSession(
  desk: AccountDesk,
  { agent, place, device }: Caller,
  { account, hash, remembered }: { readonly account: string; readonly hash: string; readonly remembered: boolean },
): Promise<Begun | undefined> {
  const { commands, keys } = desk.market;
  for (let tried = 0; tried < mostTries; tried += 1) {
    const { version, snapshot } = await commands.load({ lifecycle: accountLifecycle, id: account });
    const credential = await credentialOf(desk, account);
    if (!snapshot.hasTag('mayLogIn') || credential.hash !== hash) return undefined;
    const begun = await desk.sessions.begin(account, { remembered, agent, place, version });
    const { changedAt } = credential;
    if (begun) return { ...begun, device: await deviceCookie(keys, device, { account, changedAt }) };
  }
  throw new TooContended(`account-${account}: ${mostTries} tries to begin a session`);
}

/** A logged-in user who has confirmed the password. */
export interface Confirmed {
  readonly session: Session;
  /** Rechecks the password for the command: it may have been replaced before the command runs. */
  readonly unless: NonNullable<OnAccount['unless']>;
}

/**
 * Verifies the password of the logged-in user, for actions that a stranger at an unlocked screen must not do. A wrong
 * password is reported at `field`.
 */
export async function confirmPassword(
  desk: AccountDesk,
  caller: Caller,
  password: string,
  field: string,
): Promise<Confirmed | CallRefusal> {
  const { session } = caller;
  if (!session) return refuseCall('session.required');
  const { account } = session;
  const hash = await verify(desk, caller, { account, subject: account, password });
  const wrong = refuseFields([{ field, code: 'account.passwordWrong' }]);
  const { client } = caller;
  if (hash === null) {
    desk.security.note('confirmation.failed', { account, client });
    return wrong;
  }
  if (typeof hash === 'object') {
    desk.security.note('confirmation.throttled', { account, client, reason: hash.refused });
    return hash;
  }
  const unless = async () => ((await credentialOf(desk, account)).hash === hash ? undefined : wrong);
  return { session, unless };
}
