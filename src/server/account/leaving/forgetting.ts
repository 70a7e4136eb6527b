import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { streamOf } from '#machines/journal/lifecycle.ts';
import { day } from '#machines/market/units.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { eachAlone } from '#server/store/eachAlone.ts';

/** The longest wait for the mails of an erased account, in milliseconds: a mail server may never come back. */
export const longestErasureWait = day;

/** The personal data that other features store. */
export interface PersonalDataParts {
  /** Whether all mails about the facts up to a position are settled. */
  areMailsSettled(position: number): Promise<boolean>;
  /** Deletes the data of an account, one function a feature. A second call has no effect. */
  readonly parts: readonly ((account: string) => Promise<void>)[];
  /** The local mailbox, from which the account's mails are deleted. */
  readonly mailbox: { forget(account: string): Promise<unknown> };
}

/**
 * Deletes the remaining data of erased accounts, after the fact is in the journal. It comprises the data of other
 * features, the key that decrypts their facts, their folded state, and the mails in a local mailbox. The file pages
 * that held any of it are overwritten. Pending mails delay this by a day at most, since they are written with the key.
 * If the process dies, another run starts again. Returns the accounts that are done.
 */
export async function forgetAccounts(
  market: Market,
  { areMailsSettled, parts, mailbox }: PersonalDataParts,
): Promise<readonly string[]> {
  const { sql, store, keys, clock } = market;
  const pending = await store.query<{ account: string; noted_at: number }>(
    compiled(sql.selectFrom('erasures').selectAll()),
  );
  const forgotten: string[] = [];
  const forgetting = eachAlone(pending, async ({ account, noted_at: notedAt }) => {
    const stream = streamOf(accountLifecycle, account);
    const { position } = (await store.readStream(stream)).findLast(({ type }) => type === 'account.erased')!;
    if (clock() - notedAt < longestErasureWait && !(await areMailsSettled(position))) return;
    for (const forget of parts) await forget(account);
    await keys.forget(account);
    await store.forgetSnapshots(stream);
    await mailbox.forget(account);
    forgotten.push(account);
  });
  const [outcome] = await Promise.allSettled([forgetting]);
  if (forgotten.length > 0) {
    await store.purge();
    await store.write([compiled(sql.deleteFrom('erasures').where('account', 'in', forgotten))]);
  }
  if (outcome.status === 'rejected') throw outcome.reason;
  return forgotten;
}
