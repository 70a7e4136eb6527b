import type { AccountDesk, Caller } from './accountDesk.ts';
import { accountOf, emailOf } from './accountDesk.ts';
import { isCallRefusal, refuseCall, refuseFields, type CallRefusal } from './accountRefusals.ts';
import { emailIdOf, normalEmail } from './emailAddress.ts';
import type { Session } from './sessions.ts';
import { deviceCookie } from './devices.ts';
import { credentialOf, verify } from './verifying.ts';

/** A session that has begun, with the cookie that lets one in. */
export interface Begun {
  readonly cookie: string;
  readonly session: Session;
  /** The cookie by which the device is known from now on. */
  readonly device: string;
}

export interface Login {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/**
 * Logs somebody in. Address and password are wrong together: whether there is an account is told by neither words nor
 * time. Who has verified the address or not may log in alike.
 */
export async function logIn(desk: AccountDesk, caller: Caller, login: Login): Promise<Begun | CallRefusal> {
  const { password, remember } = login;
  const email = normalEmail(login.email);
  if (email === undefined || password === '') {
    const missing = login.email.trim() === '' ? 'account.valueMissing' : 'account.emailInvalid';
    return refuseFields([
      ...(email === undefined ? [{ field: 'email', code: missing } as const] : []),
      ...(password === '' ? [{ field: 'password', code: 'account.valueMissing' } as const] : []),
    ]);
  }
  const subject = await emailIdOf(desk.market.keys, email);
  const found = await emailOf(desk, subject);
  const account = found?.status === 'claimed' ? found.account : undefined;
  const isRight = await verify(desk, caller, { account, subject: account ?? subject, password });
  if (typeof isRight === 'object') return isRight;
  const owner = isRight && account !== undefined ? await accountOf(desk, account) : null;
  if (owner?.account.block) return refuseCall('account.blocked');
  if (!owner?.mayLogIn) return refuseCall('account.loginFailed');
  return beginSession(desk, caller, { account: owner.id, remembered: remember });
}

/** Begins a session of an account in the caller's browser. */
export async function beginSession(
  desk: AccountDesk,
  { agent, place, device }: Caller,
  { account, remembered }: { readonly account: string; readonly remembered: boolean },
): Promise<Begun> {
  const { changedAt } = await credentialOf(desk, account);
  return {
    ...(await desk.sessions.begin(account, { remembered, agent, place })),
    device: await deviceCookie(desk.market.keys, device, { account, changedAt }),
  };
}

/**
 * Verifies the password of whoever is logged in, for what no stranger at an unlocked screen shall do. Gives the session;
 * what is wrong stands at `field`.
 */
export async function confirmPassword(
  desk: AccountDesk,
  caller: Caller,
  password: string,
  field: string,
): Promise<Session | CallRefusal> {
  const { session } = caller;
  if (!session) return refuseCall('session.required');
  const isRight = await verify(desk, caller, { account: session.account, subject: session.account, password });
  if (typeof isRight === 'object') return isRight;
  return isRight ? session : refuseFields([{ field, code: 'account.passwordWrong' }]);
}

/** Whether somebody is logged in after all. */
export function isSession(answer: Session | CallRefusal): answer is Session {
  return !isCallRefusal(answer);
}
