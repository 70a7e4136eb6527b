import { changePassword, requestPasswordReset, resetPassword } from '#machines/account/accountRules.ts';
import { passwordProblem } from '#machines/account/passwordRules.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import type { Done } from '#server/store/commands.ts';
import { accountOf, emailOf, type AccountDesk, type Caller } from './accountDesk.ts';
import { isCallRefusal, passwordCodes, refuseCall, refuseFields, type CallRefusal } from './accountRefusals.ts';
import { emailIdOf, normalEmail } from './emailAddress.ts';
import { beginSession, confirmPassword, isSession, type Begun } from './loggingIn.ts';
import { askForMail } from './mailAllowance.ts';
import { readToken } from './mailTokens.ts';
import { commandIdOf, runOnAccount, type OnAccount } from './runOnAccount.ts';
import { credentialStatement, hashInTurn } from './verifying.ts';

/** Sends a mail to choose a new password, where there is an account; whoever asks is answered the same. */
export async function askForPasswordReset(
  desk: AccountDesk,
  caller: Caller,
  asked: { readonly email: string; readonly commandId?: string | null },
): Promise<{ readonly email: string; readonly position: number } | CallRefusal> {
  const email = normalEmail(asked.email);
  if (email === undefined) return refuseFields([{ field: 'email', code: 'account.emailInvalid' }]);
  const emailId = await emailIdOf(desk.market.keys, email);
  const tooMany = await askForMail(desk, caller, emailId);
  if (tooMany) return tooMany;
  const owner = await emailOf(desk, emailId);
  if (owner?.status !== 'claimed') return { email, position: 0 };
  const at = desk.market.clock();
  const id = commandIdOf(asked.commandId, 'requestPasswordReset', emailId);
  const answer = await runOnAccount(
    desk,
    { account: owner.account, actor: 'anybody', ...(id !== undefined && { id }) },
    (account) => requestPasswordReset(account, { at }),
  );
  return { email, position: isCallRefusal(answer) ? 0 : answer.position };
}

/** A session that has begun, and where the fact that let it is. */
export type Renewed = Begun & { readonly position: number };

/** Chooses a password by the link of a mail. All sessions of the account end, and one begins here. */
export async function resetByLink(
  desk: AccountDesk,
  caller: Caller,
  asked: { readonly token: string; readonly password: string; readonly commandId?: string | null },
): Promise<Renewed | CallRefusal> {
  const read = await readToken(desk.market.keys, asked.token);
  if (read?.purpose !== 'passwordReset') return refuseCall('account.tokenInvalid');
  const { account, at: askedAt } = read;
  const at = desk.market.clock();
  const found = await accountOf(desk, account);
  if (!found?.mayLogIn) return refuseCall('account.tokenOutdated');
  const id = commandIdOf(asked.commandId, 'resetPassword', asked.token);
  const isRepeated = id !== undefined && (await desk.market.store.readCommand(id)).length > 0;
  const asItStands = isRepeated ? [] : resetPassword(found.account, { askedAt, at });
  if (isRefusal<'account.tokenOutdated'>(asItStands)) return refuseCall(asItStands.refused);
  return choose(
    desk,
    caller,
    { account, actor: account, ...(id !== undefined && { id }) },
    {
      password: asked.password,
      email: found.account.email ?? '',
      remembered: false,
      rule: (now) => resetPassword(now, { askedAt, at }),
    },
  );
}

/** Chooses another password by the present one. All other sessions end, and this one goes on by another cookie. */
export async function changeOwnPassword(
  desk: AccountDesk,
  caller: Caller,
  asked: { readonly current: string; readonly password: string; readonly commandId?: string | null },
): Promise<Renewed | CallRefusal> {
  const { session } = caller;
  if (!session) return refuseCall('session.required');
  const found = await accountOf(desk, session.account);
  const problem = passwordProblem(asked.password, found?.account.email ?? '');
  if (problem) return refuseFields([{ field: 'password', code: passwordCodes[problem] }]);
  const confirmed = await confirmPassword(desk, caller, asked.current, 'current');
  if (!isSession(confirmed)) return confirmed;
  const { account, remembered } = session;
  const id = commandIdOf(asked.commandId, 'changePassword', account);
  const at = desk.market.clock();
  return choose(
    desk,
    caller,
    { account, actor: account, ...(id !== undefined && { id }) },
    {
      password: asked.password,
      email: found?.account.email ?? '',
      remembered,
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
    readonly rule: Parameters<typeof runOnAccount>[2];
  },
): Promise<Renewed | CallRefusal> {
  const { account } = command;
  const problem = passwordProblem(choice.password, choice.email);
  if (problem) return refuseFields([{ field: 'password', code: passwordCodes[problem] }]);
  const hash = await hashInTurn(desk, caller.client, choice.password);
  if (typeof hash !== 'string') return hash;
  const row = { account, hash, changed_at: desk.market.clock() };
  const answer: Done | CallRefusal = await runOnAccount(
    desk,
    { ...command, rows: () => [credentialStatement(desk, row), ...desk.sessions.endAll(account)] },
    choice.rule,
  );
  if (isCallRefusal(answer)) return answer;
  const begun = await beginSession(desk, caller, { account, remembered: choice.remembered });
  return { ...begun, position: answer.position };
}
