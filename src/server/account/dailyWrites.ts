import { sql as raw } from 'kysely';
import { mostWritesOf, type WriteKind, writesWithin } from '#machines/account/writeLimits.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { keyedQueue } from '#server/store/keyedQueue.ts';

/** An account has used its daily limit. */
export interface WritesUsed {
  readonly kind: WriteKind;
  readonly most: number;
  /** Milliseconds until the account may write again. */
  readonly wait: number;
}

/** The unit that counts as one write of an account. */
export interface DailyWrite {
  readonly kind: WriteKind;
  readonly account: string;
}

/** Counts of writes by account: a plain table, whose rows count for a day and are deleted then. */
export interface DailyWrites {
  /** Counts one write of an account. Returns the limit if none is left. */
  take(kind: WriteKind, account: string): Promise<WritesUsed | undefined>;
  /**
   * Does work as one write of an account. Returns the limit instead if no write is left. Refused or failed work has
   * written nothing, and is not counted.
   */
  within<T>(
    write: DailyWrite,
    isRefused: (done: T) => boolean,
    work: () => Promise<T>,
  ): Promise<
    { readonly used: WritesUsed; readonly done?: undefined } | { readonly used?: undefined; readonly done: T }
  >;
  /** Deletes rows that no longer count. The scheduler calls this. */
  forgetOld(): Promise<void>;
}

/**
 * The largest difference between the clocks of processes, in milliseconds. A later beginning was written before a clock
 * was set back.
 */
const mostSkew = 60_000;

/** Opens the counts. Writes of one account are serialised within a process, so that a burst is counted exactly. */
export function openDailyWrites({ store, sql, clock }: Pick<Market, 'store' | 'sql' | 'clock'>): DailyWrites {
  const inTurn = keyedQueue();

  async function count(kind: WriteKind, account: string): Promise<WritesUsed | undefined> {
    const now = clock();
    const query = sql
      .selectFrom('accounts')
      .leftJoin('daily_writes', (join) =>
        join.onRef('daily_writes.account', '=', 'accounts.id').on('daily_writes.kind', '=', kind),
      )
      .select(['accounts.since', 'daily_writes.began_at', 'daily_writes.writes'])
      .where('accounts.id', '=', account);
    const [row] = await store.query<{ since: number; began_at: number | null; writes: number | null }>(compiled(query));
    if (!row) return undefined;
    const most = mostWritesOf(kind, now - row.since);
    const began = row.began_at ?? 0;
    const isCounting = began > now - writesWithin && began <= now + mostSkew;
    if (isCounting && (row.writes ?? 0) >= most) return { kind, most, wait: began + writesWithin - now };
    const insert = sql.insertInto('daily_writes').values({ kind, account, began_at: now, writes: 1 });
    const again = insert.onConflict((taken) =>
      taken
        .columns(['kind', 'account'])
        .doUpdateSet(isCounting ? { writes: raw`daily_writes.writes + 1` } : { began_at: now, writes: 1 }),
    );
    await store.write([compiled(again)]);
    return undefined;
  }

  const take = (kind: WriteKind, account: string): Promise<WritesUsed | undefined> =>
    inTurn(`${kind} ${account}`, () => count(kind, account));

  async function giveBack({ kind, account }: DailyWrite): Promise<void> {
    const fewer = sql.updateTable('daily_writes').set({ writes: raw`writes - 1` });
    await store.write([
      compiled(fewer.where('kind', '=', kind).where('account', '=', account).where('writes', '>', 0)),
    ]);
  }

  return {
    take,
    async within(write, isRefused, work) {
      const used = await take(write.kind, write.account);
      if (used) return { used };
      const done = await work().catch(async (error: unknown) => {
        // The store may be unavailable as well: the first failure says more.
        await giveBack(write).catch(() => undefined);
        throw error;
      });
      if (isRefused(done)) await giveBack(write);
      return { done };
    },
    async forgetOld() {
      await store.write([compiled(sql.deleteFrom('daily_writes').where('began_at', '<=', clock() - writesWithin))]);
    },
  };
}
