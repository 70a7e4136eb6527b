import { randomBytes } from 'node:crypto';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { keyedQueue } from '#server/store/keyedQueue.ts';

/** The most attempts in any sliding window; `within` is the length of the window in milliseconds. */
export interface Allowance {
  readonly kind: string;
  readonly most: number;
  readonly within: number;
}

/** A kind of row that limits nothing, and its lifetime in milliseconds. */
export interface Trace {
  readonly kind: string;
  readonly retention: number;
}

/** Counts of recent attempts, shared by all processes. */
export interface Attempts {
  /** Counts an attempt if it is allowed; otherwise returns the wait in milliseconds. */
  take(allowance: Allowance, subject: string, most?: number): Promise<{ readonly wait: number }>;
  /** Counts an attempt, whether it is allowed or not. */
  note(allowance: Allowance, subject: string): Promise<void>;
  /** Writes a row that limits nothing. This takes as long as writing a count. */
  leave(trace: Trace, subject: string): Promise<void>;
  /** The milliseconds until the next attempt is allowed; 0 if it is allowed now. Counts nothing. */
  pause(allowance: Allowance, subject: string): Promise<number>;
  /** The number of attempts in the window that ends now. */
  count(allowance: Allowance, subject: string): Promise<number>;
  /** Deletes attempts that no longer count. The scheduler calls this. */
  forgetOld(): Promise<void>;
}

/** When a write fails, another writer of the same row has succeeded, so this many failures in a row are a fault. */
const mostTries = 100;

const forgottenAtOnce = 1000;

/**
 * The largest difference between the clocks of processes, in milliseconds. A later time was written before a clock was
 * set back.
 */
const mostSkew = 60_000;

/**
 * Opens the counts. A row holds the times that still count, so a limit holds in every sliding window. Writers use
 * compare-and-set: they replace only the row that they have read. Processes therefore need no lock.
 */
export function openAttempts({ store, sql, clock }: Pick<Market, 'store' | 'sql' | 'clock'>): Attempts {
  // In sequence within this process, so that only other processes can interfere.
  const inTurn = keyedQueue();

  async function read({ kind, within }: Allowance, subject: string) {
    const query = sql.selectFrom('attempts').select('times').where('kind', '=', kind).where('subject', '=', subject);
    const [row] = await store.query<{ times: string }>(compiled(query));
    const now = clock();
    const entries = (row?.times ?? '').split(' ').filter(Boolean);
    const isCounting = (time: number) => time > now - within && time <= now + mostSkew;
    return { written: row?.times, counting: entries.filter((entry) => isCounting(timeOf(entry))) };
  }

  async function add(allowance: Allowance, subject: string, most: number): Promise<{ wait: number }> {
    const { kind, within } = allowance;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const { written, counting } = await read(allowance, subject);
      const now = clock();
      if (counting.length >= most) return { wait: timeOf(counting.at(-most)!) + within - now };
      const entry = `${now}-${randomBytes(6).toString('base64url')}`;
      const times = [...counting, entry].slice(-allowance.most).join(' ');
      const row = { times, forget_at: now + within };
      const write =
        written === undefined
          ? sql
              .insertInto('attempts')
              .values({ kind, subject, ...row })
              .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
          : sql
              .updateTable('attempts')
              .set(row)
              .where('kind', '=', kind)
              .where('subject', '=', subject)
              .where('times', '=', written);
      await store.write([compiled(write)]);
      // The attempt is counted if the row still contains it: a writer that came later has read and preserved it.
      if ((await read(allowance, subject)).counting.includes(entry)) return { wait: 0 };
    }
    throw new Error(`${kind}: ${mostTries} tries to count one`);
  }

  return {
    take: (allowance, subject, most = allowance.most) =>
      inTurn(`${allowance.kind} ${subject}`, () => add(allowance, subject, most)),
    async note(allowance, subject) {
      await inTurn(`${allowance.kind} ${subject}`, () => add(allowance, subject, Infinity));
    },
    async leave({ kind, retention }, subject) {
      const last: Allowance = { kind, most: 1, within: retention };
      await inTurn(`${kind} ${subject}`, () => add(last, subject, Infinity));
    },
    async pause(allowance, subject) {
      const { most, within } = allowance;
      const { counting } = await read(allowance, subject);
      return counting.length < most ? 0 : timeOf(counting.at(-most)!) + within - clock();
    },
    count: async (allowance, subject) => (await read(allowance, subject)).counting.length,
    async forgetOld() {
      for (;;) {
        const over = sql.selectFrom('attempts').select(['kind', 'subject']).where('forget_at', '<=', clock());
        const found = await store.query<{ kind: string; subject: string }>(compiled(over.limit(forgottenAtOnce)));
        if (found.length === 0) return;
        await store.write(
          found.map(({ kind, subject }) =>
            compiled(
              sql
                .deleteFrom('attempts')
                .where('kind', '=', kind)
                .where('subject', '=', subject)
                .where('forget_at', '<=', clock()),
            ),
          ),
        );
        if (found.length < forgottenAtOnce) return;
      }
    },
  };
}

function timeOf(entry: string): number {
  return Number(entry.replace(/-.*/s, ''));
}
