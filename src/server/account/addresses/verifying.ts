import { compiled } from '#server/store/sql.ts';
import type { CredentialRow } from '../accountTables.ts';
import type { AccountDesk, Caller } from '../accountDesk.ts';
import {
  failuresOfClient,
  verificationsByFailing,
  verificationsByStrangers,
  verificationsOfAccount,
} from '../limits/accountLimits.ts';
import { refuseAttempt, refuseCall, type CallRefusal } from '../accountRefusals.ts';
import { isKnownDevice } from '../login/devices.ts';
import { VerificationsFull } from './verifications.ts';

/**
 * Verifies a password. Returns the matching hash, null if the password is wrong, or the reason why it was not verified.
 * `account` is undefined if an address has none; the work is the same. `subject` is the key of the account's limit.
 */
export async function verify(
  desk: AccountDesk,
  { client, device, session }: Pick<Caller, 'client' | 'device' | 'session'>,
  input: { readonly account: string | undefined; readonly subject: string; readonly password: string },
): Promise<string | null | CallRefusal> {
  const { attempts, passwords } = desk;
  const pause = await attempts.pause(failuresOfClient, client);
  if (pause > 0) return refuseAttempt(pause);
  return inTurn(desk, client, async (lane) => {
    const { hash, changedAt } = await credentialOf(desk, input.account);
    const hasLoggedIn = await isKnownDevice(desk.market.keys, device, { account: input.subject, changedAt });
    const isKnown = hasLoggedIn || session?.account === input.subject;
    const byStrangers = lane === 'first' ? verificationsByStrangers : verificationsByFailing;
    const most = isKnown ? verificationsOfAccount.most : byStrangers;
    const { wait } = await attempts.take(verificationsOfAccount, input.subject, most);
    if (wait > 0) return refuseAttempt(wait);
    const isRight = await passwords.verify(input.password, hash);
    if (isRight && hash !== undefined) return hash;
    await attempts.note(failuresOfClient, client);
    return null;
  });
}

/** Hashes a chosen password. It waits in the queue of verifications, since it costs as much as one. */
export function queuePasswordHash(desk: AccountDesk, client: string, password: string): Promise<string | CallRefusal> {
  return inTurn(desk, client, () => desk.passwords.hash(password));
}

async function inTurn<T>(
  { attempts, verifications }: AccountDesk,
  client: string,
  work: Parameters<typeof verifications.inTurn<T>>[1],
): Promise<T | CallRefusal> {
  try {
    const hasFailed = async () => (await attempts.count(failuresOfClient, client)) > 0;
    return await verifications.inTurn({ client, hasFailed }, work);
  } catch (error) {
    if (error instanceof VerificationsFull) return refuseCall('account.busy');
    throw error;
  }
}

/** The stored password hash of an account, and the time of the change. Runs the same query if there is no account. */
export async function credentialOf(
  { market: { store, sql } }: AccountDesk,
  account: string | undefined,
): Promise<{ readonly hash: string | undefined; readonly changedAt: number }> {
  const query = sql
    .selectFrom('credentials')
    .select(['hash', 'changed_at'])
    .where('account', '=', account ?? '');
  const [row] = await store.query<Pick<CredentialRow, 'hash' | 'changed_at'>>(compiled(query));
  return { hash: row?.hash, changedAt: row?.changed_at ?? 0 };
}

/** The statement that stores a password hash, for the transaction of its fact. */
export function credentialStatement(
  { market: { sql } }: AccountDesk,
  row: { readonly account: string; readonly hash: string; readonly changed_at: number },
) {
  const { hash, changed_at } = row;
  return compiled(
    sql
      .insertInto('credentials')
      .values(row)
      .onConflict((conflict) => conflict.column('account').doUpdateSet({ hash, changed_at })),
  );
}
