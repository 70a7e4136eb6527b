import type { Statement } from '../store.ts';
import { appendBatchTo, type WireAppend, type WireOutcome } from './appendBatch.ts';
import { emptyLog, openWriting } from './connections.ts';
import { markOpen, unmarkOpen } from './journalFiles.ts';
import { failureOf, type SqliteFailure } from './sqliteErrors.ts';
import { bindable, statementCache } from './statementCache.ts';

export type Order =
  | { readonly do: 'append'; readonly batch: readonly WireAppend[] }
  /** The orders for a transaction in parts, whose content is too large for one message. */
  | { readonly do: 'begin' | 'commit' | 'rollback' }
  | { readonly do: 'run'; readonly statements: readonly Statement[] }
  /** Empties the write-ahead log. */
  | { readonly do: 'purge' }
  | { readonly do: 'close' };

export type Answer = { readonly outcomes: readonly WireOutcome[] } | { readonly failed: SqliteFailure };

/** Opens the connection that writes to a database file, and executes one order after another on it. */
export function ordersOn(file: string): (order: Order) => Answer {
  const db = openWriting(file);
  markOpen(db);
  const appendBatch = appendBatchTo(db);
  const prepared = statementCache(db);

  function carryOut(order: Order): readonly WireOutcome[] {
    switch (order.do) {
      case 'append':
        return appendBatch(order.batch);
      case 'begin':
        db.exec('BEGIN IMMEDIATE');
        break;
      case 'run':
        for (const { sql, parameters } of order.statements) prepared(sql).run(...bindable(parameters));
        break;
      case 'commit':
        db.exec('COMMIT');
        break;
      case 'rollback':
        // There may be no transaction left: SQLite rolls back by itself when the disk is full.
        if (db.isTransaction) db.exec('ROLLBACK');
        break;
      case 'purge':
        emptyLog(db);
        break;
      case 'close':
        unmarkOpen(db);
        db.close();
    }
    return [];
  }

  return (order) => {
    try {
      return { outcomes: carryOut(order) };
    } catch (error) {
      return { failed: failureOf(error) };
    }
  };
}
