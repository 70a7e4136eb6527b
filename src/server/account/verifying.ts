import { compiled } from '#server/store/sql.ts';
import type { AccountDesk, Caller } from './accountDesk.ts';
import { failuresOfClient, verificationsByFailing, verificationsOfAccount } from './accountLimits.ts';
import { refuseCall, type CallRefusal } from './accountRefusals.ts';
import { VerificationsFull } from './verifications.ts';

/**
 * Verifies a password: whether it is right, or why it was not looked at. `account` is undefined where an address has none:
 * then the same is done for nothing. `subject` is what the limit of an account counts by.
 */
export async function verify(
  desk: AccountDesk,
  { client }: Pick<Caller, 'client'>,
  asked: { readonly account: string | undefined; readonly subject: string; readonly password: string },
): Promise<boolean | CallRefusal> {
  const { attempts, passwords } = desk;
  const failures = () => attempts.count(failuresOfClient, client);
  if ((await failures()) >= failuresOfClient.most) return refuseCall('account.tooManyAttempts');
  return inTurn(desk, client, async (lane) => {
    const most = lane === 'first' ? verificationsOfAccount.most : verificationsByFailing;
    const { wait } = await attempts.take(verificationsOfAccount, asked.subject, most);
    if (wait > 0) return refuseCall('account.tooManyAttempts');
    const isRight = await passwords.verify(asked.password, await hashOf(desk, asked.account));
    if (!isRight) await attempts.note(failuresOfClient, client);
    return isRight;
  });
}

/** Hashes a password that was chosen; it waits its turn among the verifications, since it costs as much as one. */
export function hashInTurn(desk: AccountDesk, client: string, password: string): Promise<string | CallRefusal> {
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

/** What is kept of an account's password. Where there is no account it is looked for all the same. */
async function hashOf(
  { market: { store, sql } }: AccountDesk,
  account: string | undefined,
): Promise<string | undefined> {
  const query = sql
    .selectFrom('credentials')
    .select('hash')
    .where('account', '=', account ?? '');
  const [row] = await store.query<{ hash: string }>(compiled(query));
  return row?.hash;
}

/** The statement that keeps a password, for the transaction of the fact that tells of it. */
export function credentialStatement(
  { market: { sql } }: AccountDesk,
  row: { readonly account: string; readonly hash: string; readonly changed_at: number },
) {
  const { hash, changed_at } = row;
  return compiled(
    sql
      .insertInto('credentials')
      .values(row)
      .onConflict((taken) => taken.column('account').doUpdateSet({ hash, changed_at })),
  );
}
