import type pg from 'pg';
import { migrationError, migrationsFor, pendingMigrations, requireTables } from '../migrations.ts';
import { clientConfig, connectedClient, type PostgresAddress } from './connections.ts';
import { firstQuery } from './sessions.ts';

const oldestServer = 150_000;
/** An arbitrary constant that must never change: it serialises processes that start at the same time. */
const migrationLock = '4746281902';

/**
 * Brings the tables up to date in one transaction. Throws MigrationsDiffer as `pendingMigrations` does. Rejects a
 * server older than PostgreSQL 15, and a search path whose schemas do not exist.
 */
export async function migrate(address: PostgresAddress): Promise<void> {
  const client = await connectedClient(clientConfig(address));
  try {
    await checkServer(client);
    await checkSchema(client);
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${migrationLock})`);
    await client.query('CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, sha256 text NOT NULL)');
    const { rows: applied } = await client.query<{ name: string; sha256: string }>(
      'SELECT name, sha256 FROM migrations',
    );
    const known = migrationsFor('postgres');
    const pending = pendingMigrations(known, applied);
    requireTables(known, applied, await tablesIn(client));
    for (const { name, sha256, sql } of pending) {
      await client.query(sql).catch((error: unknown) => {
        throw migrationError(name, error);
      });
      await client.query('INSERT INTO migrations (name, sha256) VALUES ($1, $2)', [name, sha256]);
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/** The tables that queries of this connection find by their bare names. */
async function tablesIn(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND pg_table_is_visible(oid)",
  );
  return rows.map(({ name }) => name);
}

async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await firstQuery<{ server_version_num: string }>(client, 'SHOW server_version_num');
  const version = Number(rows[0]!.server_version_num);
  if (version < oldestServer) throw new Error(`PostgreSQL 15 or later is needed, and this server is ${version}`);
}

/**
 * Without a schema for new tables, PostgreSQL reports only that none has been selected, and not which one is missing.
 */
async function checkSchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ schema: string | null; path: string }>(
    "SELECT current_schema() AS schema, current_setting('search_path') AS path",
  );
  const { schema, path } = rows[0]!;
  if (schema !== null) return;
  throw new Error(
    `PostgreSQL: the search_path is ${path}, and this database has no such schema, or its user may not use it. A market needs a database of its own, and uses its default schema: remove search_path from the options in DATABASE_URL, or create the schema`,
  );
}
