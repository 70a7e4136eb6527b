// The writer's thread: an fsync never holds up a request. It does one thing after the other, and answers each.
import { parentPort, workerData } from 'node:worker_threads';
import type { Statement } from '../store.ts';
import { appendBatchTo, type WireAppend, type WireOutcome } from './appendBatch.ts';
import { emptyLog, openWriting } from './connections.ts';
import { markOpen, unmarkOpen } from './journalFiles.ts';
import { failureOf, type SqliteFailure } from './sqliteErrors.ts';
import { bindable, statementCache } from './statementCache.ts';

export type Order =
  | { readonly do: 'append'; readonly batch: readonly WireAppend[] }
  /** A transaction in pieces, for what is too large for one message. */
  | { readonly do: 'begin' | 'commit' | 'rollback' }
  | { readonly do: 'run'; readonly statements: readonly Statement[] }
  /** Empties the write-ahead log. */
  | { readonly do: 'purge' }
  | { readonly do: 'close' };

export type Answer = { readonly outcomes: readonly WireOutcome[] } | { readonly failed: SqliteFailure };

const port = parentPort!;
const db = openWriting((workerData as { file: string }).file);
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
      // A full disk rolls back by itself.
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

port.on('message', (order: Order) => {
  let answer: Answer;
  try {
    answer = { outcomes: carryOut(order) };
  } catch (error) {
    answer = { failed: failureOf(error) };
  }
  port.postMessage(answer);
});
