import pg from 'pg';
import type { JsonObject } from '#machines/journal/facts.ts';
import { createAnnouncer } from '../following/announcer.ts';
import { createBatcher } from '../batcher.ts';
import { MigrationsDiffer } from '../migrations.ts';
import type { FactMeta, Store, StoredFact } from '../store.ts';
import { StoreUnavailable } from '../store.ts';
import { checkSignal, createSignals } from '../following/signals.ts';
import { deleteSnapshots } from '../deleteSnapshots.ts';
import { checkAppend, checkStatements } from '../validAppend.ts';
import { clientConfig, connectPatience, preparedQuery, readersAtOnce } from './connections.ts';
import { listen, signalChannel } from './listener.ts';
import { migrate } from './migrate.ts';
import { requireOwnSessions } from './pooling.ts';
import { postgresError } from './postgresErrors.ts';
import { firstQuery, tooFewSessions } from './sessions.ts';
import { createSignalling } from './signalling.ts';
import { createWriter } from './writer.ts';

export interface PostgresStoreOptions {
  /** The URL of the database: `postgres://user:password@host:port/database`. */
  readonly url: string;
  /** The name that pg_stat_activity shows for the connections. */
  readonly applicationName?: string;
  /** The number of connections for reading. */
  readonly readers?: number;
  /**
   * How long a read waits for a free connection, in milliseconds; 0 is unlimited. The default is the timeout for
   * connecting: the client of a request has gone by then.
   */
  readonly readPatience?: number;
  /** The interval of polls for other processes' commits, in milliseconds. They are a fallback for notifications. */
  readonly pollEvery?: number;
  /** How long to look for the outcome of a commit whose connection broke, in milliseconds. */
  readonly patience?: number;
}

interface FactRow {
  readonly position: number;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly schema_version: number;
  readonly at: number;
  readonly data: JsonObject;
  readonly meta: FactMeta;
}

const factColumns = 'position, stream, version, type, schema_version, at, data, meta';

/**
 * The store on PostgreSQL 15 or later: any number of processes share one database, whose tables are created and
 * migrated if needed. Rejects with StoreUnavailable if it cannot be reached, MigrationsDiffer if another build made the
 * tables.
 */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<Store> {
  const { url, applicationName = 'allmend', readers = readersAtOnce, pollEvery = 1000, patience = 5000 } = options;
  const { readPatience = connectPatience } = options;
  const address = { url, applicationName };
  let isPooled: boolean;
  try {
    isPooled = await requireOwnSessions(address);
    await migrate(address);
  } catch (error) {
    throw error instanceof MigrationsDiffer || error instanceof StoreUnavailable ? error : postgresError(error);
  }

  const pool = new pg.Pool({
    ...clientConfig(address),
    // For the pool this option also limits the wait for a free connection. Connecting to the server has its own limit.
    connectionTimeoutMillis: readPatience,
    Client: class extends pg.Client {
      constructor() {
        super(clientConfig(address));
      }
    },
    max: readers,
    // pg's pool awaits the promise that `onConnect` returns, although its type does not say so.
    onConnect: readOnly,
  });
  // The error is ignored, because the pool replaces a broken idle connection when it needs one.
  pool.on('error', () => undefined);
  /** The connections that have a session. The pool's own counts include those that wait for one. */
  let sessions = 0;
  pool.on('connect', () => (sessions += 1)).on('remove', () => (sessions -= 1));

  /** The error of a read that found no connection free in time. */
  function noneFree(cause: unknown): StoreUnavailable {
    return isPooled && sessions < readers
      ? tooFewSessions(cause)
      : new StoreUnavailable(`PostgreSQL: none of the ${readers} connections for reading was free in time`, { cause });
  }

  async function rows<Row>(sql: string, ...parameters: readonly unknown[]): Promise<Row[]> {
    try {
      return (await pool.query(preparedQuery(sql, parameters))).rows as Row[];
    } catch (error) {
      throw isPatienceOver(error) ? noneFree(error) : postgresError(error);
    }
  }
  async function facts(where: string, ...parameters: readonly unknown[]): Promise<StoredFact[]> {
    const found = await rows<FactRow>(`SELECT ${factColumns} FROM facts ${where}`, ...parameters);
    return found.map(({ schema_version: schemaVersion, ...row }) => ({ ...row, schemaVersion }));
  }
  async function head(): Promise<number> {
    const [row] = await rows<{ head: number }>('SELECT coalesce(max(position), 0) AS head FROM facts');
    return row!.head;
  }
  async function factsOfCommand(command: string): Promise<StoredFact[]> {
    const first = 'SELECT position, command_size AS size FROM facts WHERE command = $1';
    const [found] = await rows<{ position: number; size: number }>(first, command);
    return found ? facts('WHERE position >= $1 ORDER BY position LIMIT $2', found.position, found.size) : [];
  }

  const { announce, listen: onAppend } = createAnnouncer(await head());
  const signals = createSignals();
  const signalling = createSignalling((all) => {
    const texts = all.map((signal) => JSON.stringify(signal));
    return rows('SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text', signalChannel, texts);
  });
  const listener = await listen(address, { head, announce, signalled: signals.tell, pollEvery });
  const writer = createWriter({ address, patience, factsOfCommand, announce });
  const batcher = createBatcher(writer.append);

  const write: Store['write'] = async (statements) => {
    checkStatements(statements);
    await batcher.submit({ read: [], facts: [], rows: statements });
  };

  return {
    engine: 'postgres',
    async append(append) {
      checkAppend(append);
      return batcher.submit(append);
    },
    readStream: (stream, after = 0) => facts('WHERE stream = $1 AND version > $2 ORDER BY version', stream, after),
    readAll: (after, limit) => facts('WHERE position > $1 ORDER BY position LIMIT $2', after, limit),
    readOf: (streams, { after, upTo, only }, limit) =>
      facts(
        `WHERE stream = ANY($1::text[]) AND position > $2 AND position <= $3
          ${only ? 'AND type = ANY($5::text[])' : ''} ${only?.naming === undefined ? '' : "AND data ->> 'account' = $6"}
          ORDER BY position LIMIT $4`,
        streams,
        after,
        upTo,
        limit,
        ...(only ? [only.types] : []),
        ...(only?.naming === undefined ? [] : [only.naming]),
      ),
    readAt: (places) =>
      facts(
        'WHERE (stream, version) IN (SELECT * FROM unnest($1::text[], $2::integer[]))',
        places.map(({ stream }) => stream),
        places.map(({ version }) => version),
      ),
    readByStream: ({ stream, version }, limit) =>
      facts('WHERE (stream, version) > ($1, $2) ORDER BY stream, version LIMIT $3', stream, version, limit),
    readCommand: factsOfCommand,
    head,
    async readSnapshot(stream) {
      const sql = 'SELECT version, source, state FROM snapshots WHERE stream = $1';
      const [row] = await rows<{ version: number; source: string; state: JsonObject }>(sql, stream);
      return row && { stream, ...row };
    },
    query: ({ sql, parameters }) => rows(sql, ...parameters),
    write,
    rewrite: (batches) => batcher.alone(() => writer.rewrite(batches)),
    forgetSnapshots: (stream) => write([deleteSnapshots(stream, '$1')]),
    // Nothing to do: PostgreSQL's own vacuum removes deleted content.
    purge: async () => {},
    onAppend,
    async signal(signal) {
      checkSignal(signal);
      await signalling(signal);
    },
    onSignal: signals.listen,
    async close() {
      await batcher.close();
      await listener.stop();
      await writer.close();
      await pool.end();
    },
  };
}

/** Whether no connection of pg's pool was free in time. */
function isPatienceOver(error: unknown): boolean {
  return error instanceof Error && /timeout exceeded when trying to connect/i.test(error.message);
}

/** Makes a connection for `query()` read-only: such queries cannot write on SQLite either. */
function readOnly(client: pg.ClientBase): unknown {
  return firstQuery(client as pg.Client, 'SET default_transaction_read_only = on');
}
