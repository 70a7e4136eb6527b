import { type Compilable, sql as raw } from 'kysely';
import { day } from '#machines/market/units.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import type { Statement } from '#server/store/store.ts';
import type { MailRow, MailState } from './mailTables.ts';

/** How long the ledger stores finished mails, in milliseconds: as long as a user may inquire about a mail. */
export const ledgerLife = 90 * day;

/** The name under which the mails' checkpoint in the journal is stored; migration 009 begins it. */
export const subscriber = 'mails';

type DoneWith = Exclude<MailState, 'due' | 'begun'>;

/** The states of mails that still have to be sent. */
const open: readonly MailState[] = ['due', 'begun'];

/** A mail that a fact causes, and the time when it is due. */
export type MailEntry = Pick<MailRow, 'position' | 'kind' | 'account' | 'version' | 'message_id' | 'due'>;

export interface Ledger {
  /** The statement that inserts a mail, to be written with the checkpoint. Idempotent. */
  entry(row: MailEntry): Statement;
  /** The mails that are due now, longest waiting first. */
  due(most: number): Promise<readonly MailRow[]>;
  /** The time when the next mail is due, in epoch milliseconds; Infinity if there is none. */
  nextDue(): Promise<number>;
  begin(row: MailRow): Promise<void>;
  finish(row: MailRow, state: DoneWith, answer?: string): Promise<void>;
  /** Postpones a mail until a time, in epoch milliseconds. */
  putOff(
    row: MailRow,
    put: { readonly until: number; readonly attempts: number; readonly answer: string },
  ): Promise<void>;
  /** Deletes finished mails after the ledger's lifetime. */
  forgetOld(): Promise<void>;
}

/**
 * Whether every mail caused by facts up to a position is finished. Before an account's key is deleted, the caller waits
 * for this, since the address of the last mail is sealed with that key. Mails are finished within days, whatever mail
 * servers do.
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
    .where(isDueOrAttempted(clock()))
    .where('position', '<=', position)
    .limit(1);
  return (await store.query(compiled(query))).length === 0;
}

/** Mails that are due, or were attempted already. Mails for a later date do not count. */
function isDueOrAttempted(now: number) {
  return raw<boolean>`(due <= ${now} OR attempts > 0)`;
}

/** The number of mails that still have to be sent. */
export async function countOpenMails({ sql, store, clock }: Pick<Market, 'sql' | 'store' | 'clock'>): Promise<number> {
  const query = sql
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', 'in', open)
    .where(isDueOrAttempted(clock()));
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
