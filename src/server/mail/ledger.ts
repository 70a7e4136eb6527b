import { type Compilable, sql as raw } from 'kysely';
import { day } from '#machines/market/units.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import type { Statement } from '#server/store/store.ts';
import type { MailRow, MailState } from './mailTables.ts';

/** How long the ledger keeps what is done with, in milliseconds: as long as somebody may ask where their mail is. */
export const ledgerLife = 90 * day;

/** Under this name the checkpoint is kept; migration 009 begins it. */
export const subscriber = 'mails';

type DoneWith = Exclude<MailState, 'due' | 'begun'>;

/** Rows of the ledger that are to be sent. */
const open: readonly MailState[] = ['due', 'begun'];

/** A mail that a fact asks for, and when it is to go. */
export type MailEntry = Pick<MailRow, 'position' | 'kind' | 'account' | 'version' | 'message_id' | 'due'>;

export interface Ledger {
  /** What notes a mail, to be written with the checkpoint; a second time it changes nothing. */
  entry(row: MailEntry): Statement;
  /** The mails to be sent now, those that have waited longest first. */
  due(most: number): Promise<readonly MailRow[]>;
  /** When the next one is to be sent, in epoch milliseconds; Infinity while there is none. */
  nextDue(): Promise<number>;
  begin(row: MailRow): Promise<void>;
  finish(row: MailRow, state: DoneWith, answer?: string): Promise<void>;
  /** Puts a mail off until a time, in epoch milliseconds. */
  putOff(
    row: MailRow,
    put: { readonly until: number; readonly attempts: number; readonly answer: string },
  ): Promise<void>;
  /** Forgets what has been done with for longer than the ledger's life. */
  forgetOld(): Promise<void>;
}

/**
 * Whether every mail that facts up to a position ask for is done with: who throws an account's key away waits for that, since
 * nobody can read afterwards where its last mail was to go. It comes to pass within days, whatever mail servers do.
 */
export async function areMailsSettled(
  { sql, store, clock }: Pick<Market, 'sql' | 'store' | 'clock'>,
  position: number,
): Promise<boolean> {
  const [checkpoint] = await store.query<{ position: number }>({
    sql: `SELECT position FROM checkpoints WHERE subscriber = '${subscriber}'`,
    parameters: [],
  });
  if ((checkpoint?.position ?? 0) < position) return false;
  const query = sql
    .selectFrom('mails')
    .select('position')
    .where('state', 'in', open)
    .where(isAsked(clock()))
    .where('position', '<=', position)
    .limit(1);
  return (await store.query(compiled(query))).length === 0;
}

/** Of those that wait: their time has come, and not only that of which they will tell. */
function isAsked(now: number) {
  return raw<boolean>`(due <= ${now} OR attempts > 0)`;
}

/** How many mails are still to be sent. */
export async function countOpenMails({ sql, store, clock }: Pick<Market, 'sql' | 'store' | 'clock'>): Promise<number> {
  const query = sql
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', 'in', open)
    .where(isAsked(clock()));
  const [row] = await store.query<{ count: number }>(compiled(query));
  return row!.count;
}

/** The ledger of a market's mails, on either engine. */
export function ledgerOf({ sql, store, clock }: Pick<Market, 'sql' | 'store' | 'clock'>): Ledger {
  const write = (query: Compilable) => store.write([compiled(query)]);
  const change = ({ position, kind }: MailRow, values: Partial<MailRow>) =>
    write(
      sql
        .updateTable('mails')
        .set({ ...values, changed: clock() })
        .where('position', '=', position)
        .where('kind', '=', kind),
    );
  return {
    entry(row) {
      const first = { state: 'due' as const, attempts: 0, changed: clock(), answer: null };
      return compiled(
        sql
          .insertInto('mails')
          .values({ ...first, ...row })
          .onConflict((conflict) => conflict.doNothing()),
      );
    },
    due: (most) =>
      store.query<MailRow>(
        compiled(
          sql
            .selectFrom('mails')
            .selectAll()
            .where('state', 'in', open)
            .where('due', '<=', clock())
            .orderBy('due')
            .orderBy('position')
            .limit(most),
        ),
      ),
    async nextDue() {
      const query = sql
        .selectFrom('mails')
        .select(raw<number | null>`min(due)`.as('next'))
        .where('state', 'in', open);
      const [row] = await store.query<{ next: number | null }>(compiled(query));
      return row?.next ?? Infinity;
    },
    begin: (row) => change(row, { state: 'begun' }),
    finish: (row, state, answer) => change(row, { state, ...(answer !== undefined && { answer }) }),
    putOff: (row, { until, attempts, answer }) => change(row, { state: 'due', due: until, attempts, answer }),
    forgetOld: () =>
      write(
        sql
          .deleteFrom('mails')
          .where('state', 'not in', open)
          .where('changed', '<', clock() - ledgerLife),
      ),
  };
}
