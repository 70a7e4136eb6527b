import { changeProfile, deactivate, reactivate } from '#machines/account/lifecycle/accountRules.ts';
import type { Done } from '#server/store/commands.ts';
import type { AccountDesk, Caller } from './accountDesk.ts';
import { isCallRefusal, refuseCall, refuseFields, type CallRefusal } from './accountRefusals.ts';
import { confirmPassword } from './login/loggingIn.ts';
import { profileChanges, type RequestedChanges } from './profileRules.ts';
import { runOnAccount } from './runOnAccount.ts';
import { commandIdOf } from '#server/store/commandId.ts';

/** Changes the named fields of the user's profile. */
export async function changeOwnProfile(
  desk: AccountDesk,
  { session }: Pick<Caller, 'session'>,
  input: { readonly changes: RequestedChanges; readonly commandId?: string | null },
): Promise<Done | CallRefusal> {
  if (!session) return refuseCall('session.required');
  const read = profileChanges(input.changes, desk);
  if ('problems' in read) return refuseFields(read.problems);
  const { account } = session;
  const id = commandIdOf(input.commandId, 'changeProfile', account);
  const at = desk.market.clock();
  return runOnAccount(desk, { account, actor: account, ...(id !== undefined && { id }) }, (now) =>
    changeProfile(now, { changes: read.changes, at }),
  );
}

/** Hides the user's account until the user reactivates it. */
export async function deactivateOwn(
  desk: AccountDesk,
  caller: Caller,
  input: { readonly password: string; readonly commandId?: string | null },
): Promise<Done | CallRefusal> {
  const confirmed = await confirmPassword(desk, caller, input.password, 'password');
  if (isCallRefusal(confirmed)) return confirmed;
  const { account } = confirmed.session;
  const id = commandIdOf(input.commandId, 'deactivateAccount', account);
  const at = desk.market.clock();
  const { unless } = confirmed;
  return runOnAccount(desk, { account, actor: account, unless, ...(id !== undefined && { id }) }, (now) =>
    deactivate(now, { at }),
  );
}

/** Reactivates the user's account. */
export async function reactivateOwn(
  desk: AccountDesk,
  { session }: Pick<Caller, 'session'>,
  input: { readonly commandId?: string | null },
): Promise<Done | CallRefusal> {
  if (!session) return refuseCall('session.required');
  const { account } = session;
  const id = commandIdOf(input.commandId, 'reactivateAccount', account);
  const at = desk.market.clock();
  return runOnAccount(desk, { account, actor: account, ...(id !== undefined && { id }) }, (now) =>
    reactivate(now, { at }),
  );
}
