import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inlineProjections } from '@event-driven-io/emmett';
import { getPostgreSQLEventStore, postgreSQLProjection } from '@event-driven-io/emmett-postgresql';
import pg from 'pg';
import { openPostgresStore } from '#server/store/postgres/postgresStore.ts';
import { openSqliteStore } from '#server/store/sqlite/sqliteStore.ts';
import type { Store } from '#server/store/store.ts';
import { postgresBin, startPostgres } from '#tests/drivers/database/postgres.ts';

// Acknowledged appends per second at the expected version, with one fact and one projection row each. Compared are our
// store, Emmett with an inline projection, and a bare transaction of the same two inserts. Their rounds alternate, so
// that all see the same noise.

const rounds = 3;
const millisecondsEach = Number(process.argv[2] ?? 1500);
const writersTried = [1, 16, 64];

const data = { title: 'Citybike, 28 inch', body: 'Rides well. '.repeat(20), price: { kind: 'amount', francs: 420 } };
const meta = { actor: 'account-4k7q2m9x', chart: '0123456789abcdef' };
const at = 1_800_000_000_000;

/** Appends the fact of the given version to a writer's stream, with its row; resolves when it is durable. */
type AppendOne = (stream: string, version: number) => unknown;

const factColumns = 'stream, version, type, schema_version, at, data, meta, command, command_size';
const factValues = (stream: string, version: number) => [
  stream,
  version,
  'listing.published',
  1,
  at,
  JSON.stringify(data),
  JSON.stringify(meta),
  `${stream}-${version}`,
  1,
];
const rowTable = (name: string) =>
  `CREATE TABLE ${name} (id text PRIMARY KEY, title text NOT NULL, francs integer NOT NULL)`;
const rowValues = (stream: string, version: number) => [`${stream}-${version}`, data.title, data.price.francs];

function ours(store: Store): AppendOne {
  const places = store.engine === 'sqlite' ? '?, ?, ?' : '$1, $2, $3';
  const row = `INSERT INTO our_rows (id, title, francs) VALUES (${places})`;
  return async (stream, version) => {
    const { kind } = await store.append({
      command: `${stream}-${version}`,
      read: [{ stream, version: version - 1 }],
      facts: [{ stream, version, type: 'listing.published', schemaVersion: 1, at, data, meta }],
      rows: [{ sql: row, parameters: rowValues(stream, version) }],
    });
    if (kind !== 'appended') throw new Error(`${stream} ${version}: ${kind}`);
  };
}

function bareOnPostgres(pool: pg.Pool): AppendOne {
  const fact = `INSERT INTO facts (${factColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
  const row = 'INSERT INTO bare_rows (id, title, francs) VALUES ($1, $2, $3)';
  return async (stream, version) => {
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query({ name: 'fact', text: fact, values: factValues(stream, version) });
    await client.query({ name: 'row', text: row, values: rowValues(stream, version) });
    await client.query('COMMIT');
    client.release();
  };
}

function emmett(store: ReturnType<typeof getPostgreSQLEventStore>): AppendOne {
  return (stream, version) =>
    store.appendToStream(
      stream,
      [{ type: 'listing.published', data: { ...data, id: `${stream}-${version}` }, metadata: meta }],
      {
        // Emmett's own constant for an empty stream is mapped to no check at all in this version.
        ...(version > 1 && { expectedStreamVersion: BigInt(version - 1) }),
      },
    );
}

function emmettStore(url: string) {
  const row = 'INSERT INTO emmett_rows (id, title, francs) VALUES ($1, $2, $3)';
  const rows = postgreSQLProjection<{ type: 'listing.published'; data: typeof data & { id: string } }>({
    name: 'rows',
    canHandle: ['listing.published'],
    async handle(events, { connection }) {
      for (const event of events) {
        const values = [event.data.id, event.data.title, event.data.price.francs];
        await connection.client.query({ name: 'row', text: row, values });
      }
    },
  });
  return getPostgreSQLEventStore(url, { projections: inlineProjections([rows]) });
}

function bareOnSqlite(db: DatabaseSync): AppendOne {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const fact = db.prepare(`INSERT INTO facts (${factColumns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const row = db.prepare('INSERT INTO our_rows (id, title, francs) VALUES (?, ?, ?)');
  const commit = db.prepare('COMMIT');
  return (stream, version) => {
    begin.run();
    fact.run(...factValues(stream, version));
    row.run(...rowValues(stream, version));
    commit.run();
  };
}

let measurement = 0;

/** Appends per second of this many writers, each waiting for a durable append before the next. */
async function rate(append: AppendOne, writers: number): Promise<number> {
  measurement += 1;
  const from = performance.now();
  let appended = 0;
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const stream = `listing-${measurement}-${writer}`;
      for (let version = 1; performance.now() - from < millisecondsEach; version += 1) {
        await append(stream, version);
        appended += 1;
      }
    }),
  );
  return (appended * 1000) / (performance.now() - from);
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

async function compare(engine: string, contenders: Readonly<Record<string, AppendOne>>): Promise<void> {
  const [first = '', ...others] = Object.keys(contenders);
  for (const append of Object.values(contenders)) await rate(append, 4);
  console.log(`journal on ${engine}: acknowledged appends per second, median of ${rounds} rounds`);
  for (const writers of writersTried) {
    const measured: Record<string, number[]> = {};
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, append] of Object.entries(contenders))
        (measured[name] ??= []).push(await rate(append, writers));
    }
    const figure = (name: string) => Math.round(median(measured[name]!));
    const cell = (name: string) => `${name} ${figure(name).toLocaleString('en').padStart(8)}`;
    const ratios = others.map((name) => `${cell(name)}  (ratio ${(figure(first) / figure(name)).toFixed(1)})`);
    console.log(`  ${String(writers).padStart(2)} writers  ${[cell(first), ...ratios].join('   ')}`);
  }
}

async function onSqlite(): Promise<void> {
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'allmend-bench-')));
  const [store, other] = await Promise.all(folders.map((dataDir) => openSqliteStore({ dataDir })));
  for (const one of [store!, other!]) await one.write([{ sql: rowTable('our_rows'), parameters: [] }]);
  await other!.close();
  const db = new DatabaseSync(join(folders[1]!, 'journal.db'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  await compare('SQLite', { ours: ours(store!), 'bare transaction': bareOnSqlite(db) });
  db.close();
  await store!.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
}

async function onPostgres(): Promise<void> {
  const bin = postgresBin();
  if (bin === undefined) {
    console.log('journal on PostgreSQL: not measured, for initdb and postgres are not installed');
    return;
  }
  const cluster = await startPostgres(bin);
  const [ourUrl, bareUrl, emmettUrl] = [
    await cluster.createDatabase(),
    await cluster.createDatabase(),
    await cluster.createDatabase(),
  ];
  const store = await openPostgresStore({ url: ourUrl });
  await store.write([{ sql: rowTable('our_rows'), parameters: [] }]);
  await (await openPostgresStore({ url: bareUrl })).close();
  const pool = new pg.Pool({ connectionString: bareUrl, max: 16 });
  await pool.query(rowTable('bare_rows'));
  const admin = new pg.Client({ connectionString: emmettUrl });
  await admin.connect();
  await admin.query(rowTable('emmett_rows'));
  await admin.end();
  const peer = emmettStore(emmettUrl);
  await compare('PostgreSQL', { ours: ours(store), 'bare transaction': bareOnPostgres(pool), emmett: emmett(peer) });
  await peer.close();
  await pool.end();
  await store.close();
  await cluster.drop();
}

await onSqlite();
await onPostgres();
