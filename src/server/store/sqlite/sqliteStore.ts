import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '#machines/journal/facts.ts';
import { createAnnouncer } from '../following/announcer.ts';
import { createBatcher, type RunBatch } from '../batcher.ts';
import {
  StoreUnavailable,
  UnreadableFact,
  type Append,
  type AppendOutcome,
  type FactMeta,
  type Store,
  type StoredFact,
} from '../store.ts';
import { checkSignal, createSignals } from '../following/signals.ts';
import { deleteSnapshots } from '../deleteSnapshots.ts';
import { checkAppend, checkStatements } from '../validAppend.ts';
import { wireAppend, type WireOutcome } from './appendBatch.ts';
import { checkMigrated, migrate, openReading } from './connections.ts';
import { failureOf, sqliteError } from './sqliteErrors.ts';
import { bindable, statementCache } from './statementCache.ts';
import { startWriter, writeHere, type Writer } from './writerThread.ts';

export type SqliteStoreOptions = {
  /**
   * Opens the store for reading alone, as `journal read` does while a server runs; `append` and `write` are refused.
   */
  readonly readOnly?: boolean;
  /** Whether to write on the calling thread, which each fsync then blocks. */
  readonly writesHere?: boolean;
} & ({ readonly dataDir: string } | { readonly file: string });

interface FactRow {
  readonly position: number;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly schema_version: number;
  readonly at: number;
  readonly data: string;
  readonly meta: string;
}

const factColumns = 'position, stream, version, type, schema_version, at, data, meta';

/**
 * The embedded store: one SQLite file (`journal.db` in the data folder), created and migrated if needed. Every
 * acknowledged write is durable. Only one process may use it: call `ownDataDir` first.
 * Rejects with StoreUnavailable if the file cannot be opened, MigrationsDiffer if another build made it.
 */
export async function openSqliteStore(options: SqliteStoreOptions): Promise<Store> {
  const file = 'file' in options ? options.file : join(options.dataDir, 'journal.db');
  const readOnly = options.readOnly ?? false;
  if (readOnly && !existsSync(file)) throw new StoreUnavailable(`${file}: there is no journal yet`);

  const db = explained(() => {
    if (!readOnly) migrate(file);
    const reading = openReading(file);
    checkMigrated(reading);
    return reading;
  });
  const prepared = statementCache(db);
  const rows = <Row>(sql: string, ...parameters: readonly unknown[]): Row[] =>
    explained(() => prepared(sql).all(...bindable(parameters)) as Row[]);
  const facts = (where: string, ...parameters: readonly unknown[]): StoredFact[] =>
    rows<FactRow>(`SELECT ${factColumns} FROM facts ${where}`, ...parameters).map(storedFact);
  const head = () => rows<{ head: number }>('SELECT coalesce(max(position), 0) AS head FROM facts')[0]!.head;

  const announcer = createAnnouncer(head());
  const signals = createSignals();
  const writer = readOnly ? undefined : (options.writesHere ? writeHere : startWriter)(file);
  const batcher = createBatcher(writer ? batchRunner(writer) : refuseToWrite);

  /** Node throws SQLite's own error, but callers need to distinguish a temporary failure. */
  function explained<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      const reportedError = sqliteError(file, failureOf(error));
      throw reportedError instanceof StoreUnavailable ? reportedError : error;
    }
  }

  function batchRunner({ append }: Writer): RunBatch {
    return async (batch) => {
      const outcomes = await append(batch.map(wireAppend));
      announcer.announce(lastPosition(batch, outcomes));
      return batch.map((command, index) => settled(command, outcomes[index]!));
    };
  }

  function settled(command: Append, outcome: WireOutcome): AppendOutcome | Error {
    if (outcome.kind === 'conflict') return outcome;
    if (outcome.kind === 'appended') return { kind: 'appended', facts: positioned(command, outcome.first) };
    try {
      return { kind: 'repeated', facts: factsOfCommand(command.command!) };
    } catch (error) {
      return error as Error;
    }
  }

  async function refuseToWrite(): Promise<never> {
    throw new StoreUnavailable(`${file}: opened to read only`);
  }

  function factsOfCommand(command: string): StoredFact[] {
    const [first] = rows<{ position: number; size: number }>(
      'SELECT position, command_size AS size FROM facts WHERE command = ?',
      command,
    );
    return first ? facts('WHERE position >= ? ORDER BY position LIMIT ?', first.position, first.size) : [];
  }

  const write: Store['write'] = async (statements) => {
    checkStatements(statements);
    await batcher.submit({ read: [], facts: [], rows: statements });
  };

  return {
    engine: 'sqlite',
    async append(append) {
      checkAppend(append);
      return batcher.submit(append);
    },
    readStream: async (stream, after = 0) => facts('WHERE stream = ? AND version > ? ORDER BY version', stream, after),
    readAll: async (after, limit) => facts('WHERE position > ? ORDER BY position LIMIT ?', after, limit),
    readOf: async (streams, { after, upTo, only }, limit) =>
      facts(
        `WHERE stream IN (SELECT value FROM json_each(?)) AND position > ? AND position <= ?
          ${only ? 'AND type IN (SELECT value FROM json_each(?))' : ''}
          ${only?.naming === undefined ? '' : "AND data ->> 'account' = ?"}
          ORDER BY position LIMIT ?`,
        JSON.stringify(streams),
        after,
        upTo,
        ...(only ? [JSON.stringify(only.types)] : []),
        ...(only?.naming === undefined ? [] : [only.naming]),
        limit,
      ),
    readAt: async (places) =>
      facts(
        'WHERE (stream, version) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?))',
        JSON.stringify(places.map(({ stream, version }) => [stream, version])),
      ),
    readByStream: async ({ stream, version }, limit) =>
      facts('WHERE (stream, version) > (?, ?) ORDER BY stream, version LIMIT ?', stream, version, limit),
    readCommand: async (command) => factsOfCommand(command),
    head: async () => head(),
    async readSnapshot(stream) {
      const [row] = rows<{ version: number; source: string; state: string }>(
        'SELECT version, source, state FROM snapshots WHERE stream = ?',
        stream,
      );
      return row && { stream, version: row.version, source: row.source, state: JSON.parse(row.state) as JsonObject };
    },
    query: async ({ sql, parameters }) => rows(sql, ...parameters),
    write,
    rewrite: (batches) => batcher.alone(async () => (writer ? writer.rewrite(batches) : refuseToWrite())),
    forgetSnapshots: (stream) => write([deleteSnapshots(stream, '?')]),
    purge: () => batcher.alone(async () => (writer ? writer.purge() : refuseToWrite())),
    onAppend: announcer.listen,
    async signal(signal) {
      checkSignal(signal);
      signals.tell(signal);
    },
    onSignal: signals.listen,
    async close() {
      await batcher.close();
      // The writer closes last: only then does SQLite move the log into the database and delete it.
      if (db.isOpen) db.close();
      await writer?.close();
    },
  };
}

function storedFact({ data, meta, schema_version: schemaVersion, ...row }: FactRow): StoredFact {
  try {
    return { ...row, schemaVersion, data: JSON.parse(data) as JsonObject, meta: JSON.parse(meta) as FactMeta };
  } catch {
    return damaged({ ...row, schemaVersion });
  }
}

/** A fact with damaged content. Its position is known, so readers get past it; only reading its content throws. */
function damaged(place: Omit<StoredFact, 'data' | 'meta'>): StoredFact {
  const fail = () => {
    throw new UnreadableFact(place, 'its content is not JSON');
  };
  return Object.defineProperties({ ...place } as StoredFact, {
    data: { get: fail, enumerable: true },
    meta: { get: fail, enumerable: true },
  });
}

function positioned({ facts }: Append, first: number): StoredFact[] {
  return facts.map((fact, index) => ({ ...fact, position: first + index }));
}

function lastPosition(batch: readonly Append[], outcomes: readonly WireOutcome[]): number {
  return outcomes.reduce((last, outcome, index) => {
    const size = batch[index]!.facts.length;
    return outcome.kind === 'appended' && size > 0 ? outcome.first + size - 1 : last;
  }, 0);
}
