import { randomBytes } from 'node:crypto';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { keyedQueue } from '#server/store/keyedQueue.ts';

/** How often something may be tried in any stretch of a time, in milliseconds. */
export interface Allowance {
  readonly kind: string;
  readonly most: number;
  readonly within: number;
}

/** Something that is written down and limits nothing, and for how long, in milliseconds. */
export interface Trace {
  readonly kind: string;
  readonly keptFor: number;
}

/** What was tried lately, counted over all processes. */
export interface Attempts {
  /** Counts one more, if that is allowed; otherwise gives after how many milliseconds it will be. */
  take(allowance: Allowance, subject: string, most?: number): Promise<{ readonly wait: number }>;
  /** Counts one more, whatever was allowed. */
  note(allowance: Allowance, subject: string): Promise<void>;
  /** Writes down that something was; that takes the disk as long as a count. */
  leave(trace: Trace, subject: string): Promise<void>;
  /** The milliseconds until one more is allowed; 0 if it is allowed now. Counts nothing. */
  pause(allowance: Allowance, subject: string): Promise<number>;
  /** How many there were in the stretch that ends now. */
  count(allowance: Allowance, subject: string): Promise<number>;
  /** Deletes what no longer counts. The scheduler does so now and then. */
  forgetOld(): Promise<void>;
}

/** Others that write the same row at the same moment get on, so this many in a row is a fault. */
const mostTries = 100;

const forgottenAtOnce = 1000;

/** How far the clocks of processes may lie apart, in milliseconds. What is later was written before a clock was set back. */
const mostSkew = 60_000;

/**
 * Opens the counts. A row holds the times that count yet, so that a limit holds in every stretch and not from one full
 * minute to the next; a writer replaces the row that it has read or nothing, and so processes need no lock.
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
              .onConflict((taken) => taken.columns(['kind', 'subject']).doNothing())
          : sql
              .updateTable('attempts')
              .set(row)
              .where('kind', '=', kind)
              .where('subject', '=', subject)
              .where('times', '=', written);
      await store.write([compiled(write)]);
      // Whoever wrote since has read what was written here, and left it there.
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
    async leave({ kind, keptFor }, subject) {
      const last: Allowance = { kind, most: 1, within: keptFor };
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
