import { sql as raw } from 'kysely';
import { mostWritesOf, mostWritesOfUnverified, type WriteKind, writesWithin } from '#machines/account/writeLimits.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { keyedQueue } from '#server/store/keyedQueue.ts';
import type { Statement } from '#server/store/store.ts';
import type { AccountRow } from '../accountTables.ts';

/** A daily limit that an account has used up. */
export interface WritesUsed {
  readonly kind: WriteKind;
  readonly most: number;
  /** Whether the limit is the one that unverified accounts of one client share. */
  readonly isShared: boolean;
  /** Milliseconds until the account may write again. */
  readonly wait: number;
}

/** One write of an account, as the daily limits count it. */
export interface DailyWrite {
  readonly kind: WriteKind;
  readonly account: string;
  /** The client's keyed hash, as in `Caller`. */
  readonly client: string;
}

/** Counts of writes by account: a plain table, whose rows count for a day and are deleted then. */
export interface DailyWrites {
  /**
   * Counts one write of an account, and of its client while its email address is not verified. Returns the limit if it
   * is used up.
   */
  take(write: DailyWrite): Promise<WritesUsed | undefined>;
  /**
   * Runs work as one write of an account. Returns the limit instead if it is used up. Refused or failed work has
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

/** A limit, and the account or client whose writes count against it. */
interface Limit {
  readonly subject: string;
  readonly most: number;
  readonly isShared: boolean;
}

/** A client as a subject in the column of account ids: no account's id has a space. */
const subjectOf = (client: string) => `client ${client}`;

/** Opens the counts. Writes of one account are serialised within a process, so that a burst is counted exactly. */
export function openDailyWrites({ store, sql, clock }: Pick<Market, 'store' | 'sql' | 'clock'>): DailyWrites {
  const inTurn = keyedQueue();

  /** The limits that a write counts against. */
  async function limitsOf({ kind, account, client }: DailyWrite): Promise<readonly Limit[]> {
    const query = sql.selectFrom('accounts').select(['since', 'status', 'verified_at']).where('id', '=', account);
    const [row] = await store.query<Pick<AccountRow, 'since' | 'status' | 'verified_at'>>(compiled(query));
    if (!row) return [];
    // An account may be registered long before it is used: its age counts from when it belongs to a person.
    const isPerson = row.verified_at !== null || row.status === 'invited';
    const own = { subject: account, most: mostWritesOf(kind, isPerson ? clock() - row.since : 0), isShared: false };
    const shared = { subject: subjectOf(client), most: mostWritesOfUnverified(kind), isShared: true };
    return isPerson ? [own] : [own, shared];
  }

  async function count(write: DailyWrite): Promise<WritesUsed | undefined> {
    const { kind } = write;
    const now = clock();
    const limits = await limitsOf(write);
    const statements: Statement[] = [];
    for (const { subject, most, isShared } of limits) {
      const query = sql.selectFrom('daily_writes').select(['began_at', 'writes']);
      const [row] = await store.query<{ began_at: number; writes: number }>(
        compiled(query.where('kind', '=', kind).where('account', '=', subject)),
      );
      const began = row?.began_at ?? 0;
      const isCounting = began > now - writesWithin && began <= now + mostSkew;
      if (isCounting && row!.writes >= most) return { kind, most, isShared, wait: began + writesWithin - now };
      const insert = sql.insertInto('daily_writes').values({ kind, account: subject, began_at: now, writes: 1 });
      const again = insert.onConflict((conflict) =>
        conflict
          .columns(['kind', 'account'])
          .doUpdateSet(isCounting ? { writes: raw`daily_writes.writes + 1` } : { began_at: now, writes: 1 }),
      );
      statements.push(compiled(again));
    }
    if (statements.length > 0) await store.write(statements);
    return undefined;
  }

  // The lock of the account always comes first: a fixed lock order prevents a deadlock.
  const take = (write: DailyWrite): Promise<WritesUsed | undefined> =>
    inTurn(`${write.kind} ${write.account}`, () =>
      inTurn(`${write.kind} ${subjectOf(write.client)}`, () => count(write)),
    );

  async function giveBack({ kind, account, client }: DailyWrite): Promise<void> {
    const limits = await limitsOf({ kind, account, client });
    const subjects = limits.map(({ subject }) => subject);
    if (subjects.length === 0) return;
    const fewer = sql.updateTable('daily_writes').set({ writes: raw`writes - 1` });
    await store.write([
      compiled(fewer.where('kind', '=', kind).where('account', 'in', subjects).where('writes', '>', 0)),
    ]);
  }

  return {
    take,
    async within(write, isRefused, work) {
      const used = await take(write);
      if (used) return { used };
      const done = await work().catch(async (error: unknown) => {
        // A failure to give the write back is ignored: the store may be unavailable as well, and the first failure says
        // more.
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
