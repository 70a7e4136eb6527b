import type { LeavingReason } from '#machines/account/lifecycle/leavingReasons.ts';
import { giveLeavingReason, requestDeletion, undoDeletion } from '#machines/account/lifecycle/leavingRules.ts';
import { longestLeavingText } from '#machines/account/limits.ts';
import { cleanText, unreadableIn } from '#machines/market/text/readableText.ts';
import type { Done } from '#server/store/commands.ts';
import { accountOf, type AccountDesk, type Caller } from '../accountDesk.ts';
import { isAccountId } from '../accountId.ts';
import { reasonsOfClient } from '../limits/accountLimits.ts';
import { isCallRefusal, refuseAttempt, refuseCall, refuseFields, type CallRefusal } from '../accountRefusals.ts';
import { confirmPassword } from '../login/loggingIn.ts';
import { readToken } from '../addresses/mailTokens.ts';
import { runOnAccount } from '../runOnAccount.ts';
import { commandIdOf } from '#server/store/commandId.ts';

/**
 * Requests the deletion of the user's account and ends all its sessions. Returns the time until which it can be undone.
 */
export async function requestAccountDeletion(
  desk: AccountDesk,
  caller: Caller,
  input: { readonly password: string; readonly commandId?: string | null },
): Promise<(Done & { readonly account: string; readonly until: number }) | CallRefusal> {
  const confirmed = await confirmPassword(desk, caller, input.password, 'password');
  if (isCallRefusal(confirmed)) return confirmed;
  const { account } = confirmed.session;
  const at = desk.market.clock();
  const id = commandIdOf(input.commandId, 'deleteAccount', account);
  const { unless } = confirmed;
  const command = { account, actor: account, unless, ...(id !== undefined && { id }) };
  const answer = await runOnAccount(desk, { ...command, rows: () => desk.sessions.endAll(account) }, (now) =>
    requestDeletion(now, { at }),
  );
  if (isCallRefusal(answer)) return answer;
  const until = (await accountOf(desk, account))?.account.deletion?.until;
  return until === undefined ? refuseCall('account.wrongState') : { ...answer, account, until };
}

/** Undoes a deletion: by the link of its mail, or without a link by the logged-in user. */
export async function undoByLinkOrSession(
  desk: AccountDesk,
  { session }: Pick<Caller, 'session'>,
  input: { readonly token?: string | null; readonly commandId?: string | null },
): Promise<(Done & { readonly account: string }) | CallRefusal> {
  const undo = await deletionUndoOf(desk, session?.account, input.token ?? undefined);
  if (isCallRefusal(undo)) return undo;
  const { account, issuedAt } = undo;
  const at = desk.market.clock();
  const id = commandIdOf(input.commandId, 'undoDeletion', account, input.token ?? '');
  const answer = await runOnAccount(desk, { account, actor: account, ...(id !== undefined && { id }) }, (now) =>
    undoDeletion(now, { at, ...(issuedAt !== undefined && { issuedAt }) }),
  );
  return isCallRefusal(answer) ? answer : { ...answer, account };
}

async function deletionUndoOf(
  { market: { keys } }: AccountDesk,
  account: string | undefined,
  token: string | undefined,
): Promise<{ readonly account: string; readonly issuedAt?: number } | CallRefusal> {
  if (token === undefined) return account === undefined ? refuseCall('session.required') : { account };
  const read = await readToken(keys, token);
  if (read?.purpose !== 'undoDeletion') return refuseCall('account.tokenInvalid');
  return { account: read.account, issuedAt: read.at };
}

/** Stores the reason for a deletion. Its author is already logged out. */
export async function noteLeavingReason(
  desk: AccountDesk,
  { client }: Pick<Caller, 'client'>,
  input: {
    readonly publicAccountId: string;
    readonly reason: LeavingReason;
    readonly text?: string | null;
    readonly commandId?: string | null;
  },
): Promise<Done | CallRefusal> {
  const { publicAccountId: account, reason } = input;
  const text = cleanText(input.text ?? '', 'lines') || undefined;
  const where = unreadableIn(text ?? '', 'lines');
  if (where !== undefined) {
    return refuseFields([{ field: 'text', code: 'account.textUnreadable', values: { where } }]);
  }
  if (text !== undefined && text.length > longestLeavingText) {
    return refuseFields([{ field: 'text', code: 'account.textTooLong' }]);
  }
  if (!isAccountId(account)) return refuseCall('account.notLeaving');
  const { wait } = await desk.attempts.take(reasonsOfClient, client);
  if (wait > 0) return refuseAttempt(wait);
  const at = desk.market.clock();
  const id = commandIdOf(input.commandId, 'giveLeavingReason', account);
  const answer = await runOnAccount(desk, { account, actor: 'anybody', ...(id !== undefined && { id }) }, (now) =>
    giveLeavingReason(now, { reason, at, ...(text !== undefined && { text }) }),
  );
  // The answer does not reveal which accounts exist.
  return isCallRefusal(answer) && answer.refused === 'account.wrongState' ? refuseCall('account.notLeaving') : answer;
}
