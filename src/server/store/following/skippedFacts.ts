import type { Journals } from '../journals.ts';
import { compiled, type Sql } from '../sql.ts';
import type { Statement, StoredFact } from '../store.ts';
import { journalProblem } from '../verify.ts';

/** A fact that a subscriber has skipped, as a row of the table `skipped_facts`. */
export interface SkippedFactRow {
  subscriber: string;
  position: number;
  stream: string;
  version: number;
  type: string;
  /** The problem with the fact or its journal; never contains one of their values. */
  problem: string;
  /** When the fact was skipped, in epoch milliseconds. */
  skipped_at: number;
}

declare module '../tables.ts' {
  interface Tables {
    skipped_facts: SkippedFactRow;
  }
}

/** The record of facts that cannot be read. One such fact must not stop a subscriber for all others. */
export interface SkippedFacts {
  /** The problem of a fact's journal up to the fact. Undefined if that part folds, so the fault is elsewhere. */
  problemOf(fact: StoredFact): Promise<string | undefined>;
  /** Records that a subscriber skips a fact, and reports it. */
  note(subscriber: string, fact: StoredFact, problem: string): Promise<void>;
  list(): Promise<readonly SkippedFactRow[]>;
  /** The number of skipped facts; each counts once, however many subscribers skipped it. */
  count(): Promise<number>;
  /** Deletes the record of a fact that a subscriber has handled after all. */
  handled(subscriber: string, position: number): Statement;
  /**
   * Deletes the records of facts whose journals fold again. A subscriber without a stored checkpoint begins with
   * today's rows, so it no longer needs such a fact. A subscriber with a checkpoint has to handle the fact itself, and
   * its records stay.
   */
  forgetRepaired(): Promise<void>;
  /** Called for each fact that is skipped. Returns the function that unsubscribes. */
  onSkipped(listener: (row: SkippedFactRow) => void): () => void;
}

export function skippedFacts(journals: Journals & { readonly sql: Sql; readonly clock: () => number }): SkippedFacts {
  const { store, sql, clock } = journals;
  const listeners = new Set<(row: SkippedFactRow) => void>();
  const handled = (subscriber: string, position: number) =>
    compiled(sql.deleteFrom('skipped_facts').where('subscriber', '=', subscriber).where('position', '=', position));
  return {
    problemOf: (fact) => journalProblem(journals, fact),
    async note(subscriber, { position, stream, version, type }, problem) {
      const row: SkippedFactRow = { subscriber, position, stream, version, type, problem, skipped_at: clock() };
      const { skipped_at, ...same } = row;
      const insert = sql.insertInto('skipped_facts').values({ skipped_at, ...same });
      const again = insert.onConflict((known) => known.columns(['subscriber', 'position']).doUpdateSet({ problem }));
      await store.write([compiled(again)]);
      for (const listener of listeners) listener(row);
    },
    list: () =>
      store.query<SkippedFactRow>(
        compiled(sql.selectFrom('skipped_facts').selectAll().orderBy('position').orderBy('subscriber')),
      ),
    async count() {
      const query = sql
        .selectFrom('skipped_facts')
        .select(({ fn }) => fn.count<number>('position').distinct().as('count'));
      const [row] = await store.query<{ count: number }>(compiled(query));
      return row!.count;
    },
    handled,
    async forgetRepaired() {
      const retried = sql.selectFrom('checkpoints').select('subscriber');
      const rest = sql.selectFrom('skipped_facts').selectAll().where('subscriber', 'not in', retried);
      for (const row of await store.query<SkippedFactRow>(compiled(rest))) {
        if ((await journalProblem(journals, row)) === undefined) {
          await store.write([handled(row.subscriber, row.position)]);
        }
      }
    },
    onSkipped(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
