import type { DatabaseSync } from 'node:sqlite';
import type { Append, Statement } from '../store.ts';
import { bindable, statementCache } from './statementCache.ts';

type FactRow = readonly [
  stream: string,
  version: number,
  type: string,
  schemaVersion: number,
  at: number,
  data: string,
  meta: string,
];

/** A command as it is sent to the writer's thread: its JSON is text already, which is cheap to clone. */
export interface WireAppend {
  readonly command: string | null;
  readonly read: Append['read'];
  readonly facts: readonly FactRow[];
  readonly rows: readonly Statement[];
  readonly snapshots: readonly (readonly [stream: string, version: number, source: string, state: string])[];
}

/** The outcome of a command. Facts of one command have consecutive positions, beginning with `first`. */
export type WireOutcome =
  | { readonly kind: 'appended'; readonly first: number }
  | { readonly kind: 'repeated' }
  | { readonly kind: 'conflict'; readonly stream: string };

/** Serialises a command for the writer's thread. */
export function wireAppend({ command, read, facts, rows, snapshots = [] }: Append): WireAppend {
  return {
    command: command ?? null,
    read,
    facts: facts.map((fact) => [
      fact.stream,
      fact.version,
      fact.type,
      fact.schemaVersion,
      fact.at,
      JSON.stringify(fact.data),
      JSON.stringify(fact.meta),
    ]),
    rows,
    snapshots: snapshots.map(({ stream, version, source, state }) => [stream, version, source, JSON.stringify(state)]),
  };
}

/**
 * Returns the function that runs a batch in one durable transaction. A command that has lost writes nothing, and the
 * other commands still succeed. Any other failure rolls back the whole batch and is thrown.
 */
export function appendBatchTo(db: DatabaseSync): (batch: readonly WireAppend[]) => readonly WireOutcome[] {
  const prepared = statementCache(db);
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const knownCommand = db.prepare('SELECT 1 FROM facts WHERE command = ?');
  const currentVersion = db.prepare('SELECT max(version) AS version FROM facts WHERE stream = ?');
  const insertFact = db.prepare(
    `INSERT INTO facts (stream, version, type, schema_version, at, data, meta, command, command_size)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const keepSnapshot = db.prepare(
    `INSERT INTO snapshots (stream, version, source, state) VALUES (?, ?, ?, ?)
     ON CONFLICT (stream) DO UPDATE SET version = excluded.version, source = excluded.source, state = excluded.state`,
  );

  function append({ command, read, facts, rows, snapshots }: WireAppend): WireOutcome {
    if (command !== null && knownCommand.get(command)) return { kind: 'repeated' };
    for (const { stream, version } of read) {
      if (((currentVersion.get(stream)!['version'] as number | null) ?? 0) !== version)
        return { kind: 'conflict', stream };
    }
    let first = 0;
    for (const [index, fact] of facts.entries()) {
      const opens = index === 0 && command !== null;
      const { lastInsertRowid } = insertFact.run(...fact, opens ? command : null, opens ? facts.length : null);
      if (index === 0) first = Number(lastInsertRowid);
    }
    for (const { sql, parameters } of rows) prepared(sql).run(...bindable(parameters));
    for (const snapshot of snapshots) keepSnapshot.run(...snapshot);
    return { kind: 'appended', first };
  }

  return (batch) => {
    begin.run();
    try {
      const outcomes = batch.map(append);
      commit.run();
      return outcomes;
    } catch (error) {
      // There may be no transaction left: SQLite rolls back by itself when the disk is full.
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  };
}
