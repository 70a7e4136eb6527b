import { changePassword, resetPassword } from '#machines/account/lifecycle/accountRules.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import type { Done } from '#server/store/commands.ts';
import { accountOf, type AccountDesk, type Caller } from '../accountDesk.ts';
import { isCallRefusal, passwordCodes, refuseCall, refuseFields, type CallRefusal } from '../accountRefusals.ts';
import { chosenPasswordProblem } from './chosenPassword.ts';
import { beginSession, confirmPassword, type Begun } from '../login/loggingIn.ts';
import { readToken } from '../addresses/mailTokens.ts';
import { runOnAccount, type OnAccount } from '../runOnAccount.ts';
import { commandIdOf } from '#server/store/commandId.ts';
import { credentialStatement, queuePasswordHash, verify } from '../addresses/verifying.ts';

/** A session that has begun, and the position of the fact that allowed it. */
export type Renewed = Begun & { readonly position: number };

/**
 * Sets a password by the link of a mail. All sessions of the account end, and a new one begins here. A repetition with
 * the same command id logs the caller in only with the account's password, as a login does.
 */
export async function resetByLink(
  desk: AccountDesk,
  caller: Caller,
  input: { readonly token: string; readonly password: string; readonly commandId?: string | null },
): Promise<Renewed | CallRefusal> {
  const read = await readToken(desk.market.keys, input.token);
  if (read?.purpose !== 'passwordReset') return refuseCall('account.tokenInvalid');
  const { account, at: issuedAt } = read;
  const at = desk.market.clock();
  const found = await accountOf(desk, account);
  if (!found?.mayLogIn) return refuseCall('account.tokenOutdated');
  const id = commandIdOf(input.commandId, 'resetPassword', input.token);
  const written = id === undefined ? undefined : (await desk.market.store.readCommand(id)).at(-1);
  const outdated = refuseCall('account.tokenOutdated');
  if (written) {
    const again = { account, password: input.password, remembered: false, position: written.position };
    return enterAgain(desk, caller, again, outdated);
  }
  const decidedNow = resetPassword(found.account, { issuedAt, at });
  if (isRefusal<'account.tokenOutdated'>(decidedNow)) return refuseCall(decidedNow.refused);
  return choose(
    desk,
    caller,
    { account, actor: account, ...(id !== undefined && { id }) },
    {
      password: input.password,
      email: found.account.email ?? '',
      remembered: false,
      otherwise: outdated,
      rule: (now) => resetPassword(now, { issuedAt, at }),
    },
  );
}

/**
 * Begins a session after a repeated command, if the password is still the current one. Another password may have been
 * chosen since, to lock this caller out.
 */
async function enterAgain(
  desk: AccountDesk,
  caller: Caller,
  again: {
    readonly account: string;
    readonly password: string;
    readonly remembered: boolean;
    readonly position: number;
  },
  otherwise: CallRefusal,
): Promise<Renewed | CallRefusal> {
  const { account, password, remembered, position } = again;
  const hash = await verify(desk, caller, { account, subject: account, password });
  if (hash !== null && typeof hash === 'object') return hash;
  const begun = hash === null ? undefined : await beginSession(desk, caller, { account, hash, remembered });
  return begun ? { ...begun, position } : otherwise;
}

/**
 * Changes the password, with the current one as proof. All other sessions end, and this one continues with another
 * cookie.
 */
export async function changeOwnPassword(
  desk: AccountDesk,
  caller: Caller,
  input: { readonly current: string; readonly password: string; readonly commandId?: string | null },
): Promise<Renewed | CallRefusal> {
  const { session } = caller;
  if (!session) return refuseCall('session.required');
  const found = await accountOf(desk, session.account);
  const problem = await chosenPasswordProblem(input.password, found?.account.email ?? '');
  if (problem) return refuseFields([{ field: 'password', code: passwordCodes[problem] }]);
  const confirmed = await confirmPassword(desk, caller, input.current, 'current');
  if (isCallRefusal(confirmed)) return confirmed;
  const { account, remembered } = session;
  const id = commandIdOf(input.commandId, 'changePassword', account);
  const at = desk.market.clock();
  return choose(
    desk,
    caller,
    { account, actor: account, unless: confirmed.unless, ...(id !== undefined && { id }) },
    {
      password: input.password,
      email: found?.account.email ?? '',
      remembered,
      otherwise: refuseFields([{ field: 'current', code: 'account.passwordWrong' }]),
      rule: (now) => changePassword(now, { at }),
    },
  );
}

async function choose(
  desk: AccountDesk,
  caller: Caller,
  command: Omit<OnAccount, 'rows'>,
  choice: {
    readonly password: string;
    readonly email: string;
    readonly remembered: boolean;
    /** The refusal to return if another password was chosen right after this one. */
    readonly otherwise: CallRefusal;
    readonly rule: Parameters<typeof runOnAccount>[2];
  },
): Promise<Renewed | CallRefusal> {
  const { account } = command;
  const problem = await chosenPasswordProblem(choice.password, choice.email);
  if (problem) return refuseFields([{ field: 'password', code: passwordCodes[problem] }]);
  const hash = await queuePasswordHash(desk, caller.client, choice.password);
  if (typeof hash !== 'string') return hash;
  const row = { account, hash, changed_at: desk.market.clock() };
  const answer: Done | CallRefusal = await runOnAccount(
    desk,
    { ...command, rows: () => [credentialStatement(desk, row), ...desk.sessions.endAll(account)] },
    choice.rule,
  );
  if (isCallRefusal(answer)) return answer;
  const { position } = answer;
  const { password, remembered, otherwise } = choice;
  const begun = await beginSession(desk, caller, { account, hash, remembered });
  if (begun) return { ...begun, position };
  // No session has begun: the same command, sent twice at once, has stored the password with another hash. Or another
  // password was chosen since.
  return enterAgain(desk, caller, { account, password, remembered, position }, otherwise);
}
