import type { Journals } from './journals.ts';
import { compiled, type Sql } from './sql.ts';
import type { Statement, StoredFact } from './store.ts';
import { journalProblem } from './verify.ts';

/** A fact that a subscriber has passed over, as the table `skipped_facts` keeps it. */
export interface SkippedFactRow {
  subscriber: string;
  position: number;
  stream: string;
  version: number;
  type: string;
  /** What is wrong with the fact or with its journal; never a value of it. */
  problem: string;
  /** Epoch milliseconds. */
  skipped_at: number;
}

export interface SkippedFactTables {
  skipped_facts: SkippedFactRow;
}

/** The facts that cannot be read, and what is known of them. One such fact must not stop a subscriber for all others. */
export interface SkippedFacts {
  /** What is wrong with a fact's journal up to the fact; undefined where that part folds, so that the fault is elsewhere. */
  problemOf(fact: StoredFact): Promise<string | undefined>;
  /** Records that a subscriber skips a fact, and reports it. */
  note(subscriber: string, fact: StoredFact, problem: string): Promise<void>;
  list(): Promise<readonly SkippedFactRow[]>;
  /** Deletes the record of a fact that a subscriber has handled after all. */
  handled(subscriber: string, position: number): Statement;
  /** Is called for each fact that is skipped. Returns the function that stops it. */
  onSkipped(listener: (row: SkippedFactRow) => void): () => void;
}

export function skippedFacts(journals: Journals & { readonly sql: Sql; readonly clock: () => number }): SkippedFacts {
  const { store, sql, clock } = journals;
  const listeners = new Set<(row: SkippedFactRow) => void>();
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
    handled: (subscriber, position) =>
      compiled(sql.deleteFrom('skipped_facts').where('subscriber', '=', subscriber).where('position', '=', position)),
    onSkipped(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
