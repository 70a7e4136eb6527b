import pg from 'pg';
import { StoreUnavailable } from '../store.ts';
import { clientConfig, connectedClient, type PostgresAddress } from './connections.ts';

/** A setting of no meaning, by which a session recognises itself. */
const mark = 'allmend.session';

/** The address leads to a pooler that shares the server's sessions between its clients. */
export class SharedSessions extends StoreUnavailable {
  override readonly name = 'SharedSessions';
}

/**
 * Throws SharedSessions for an address of a pooler in transaction mode (PgBouncer, Supavisor, pgcat and others). Its clients get
 * another session of the server for each transaction, and what a session keeps is lost or reaches other clients: prepared
 * statements, LISTEN, settings, and the locks by which one process of several sends mails.
 */
export async function requireOwnSessions(address: PostgresAddress): Promise<void> {
  const first = await connectedClient(clientConfig(address));
  try {
    if (await isServersOwn(first)) return;
    const second = await connectedClient(clientConfig(address));
    try {
      if (await keepSessions(first, second)) return;
    } finally {
      await second.end();
    }
  } finally {
    await first.end();
  }
  throw new SharedSessions(
    'DATABASE_URL leads to a connection pooler in transaction mode, such as PgBouncer. This server needs sessions of its own (LISTEN, locks, prepared statements): set DATABASE_URL to the direct address of PostgreSQL, or to a pool with pool_mode=session',
  );
}

/** Without a pooler the process that the protocol names is the one that answers. Poolers make that number up. */
async function isServersOwn(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]!.pid === (client as unknown as { readonly processID: number }).processID;
}

/** While the second client is in a transaction, the first must find its setting, and the second must not. */
async function keepSessions(first: pg.Client, second: pg.Client): Promise<boolean> {
  await first.query(`SELECT set_config('${mark}', 'first', false)`);
  try {
    await second.query('BEGIN');
  } catch (error) {
    // In statement mode a pooler takes no transactions at all.
    if (error instanceof pg.DatabaseError) return false;
    throw error;
  }
  const seen = await markOf(second);
  const kept = seen === 'first' ? undefined : await markOf(first);
  await second.query('ROLLBACK');
  return seen !== 'first' && kept === 'first';
}

async function markOf(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ mark: string | null }>(`SELECT current_setting('${mark}', true) AS mark`);
  return rows[0]!.mark;
}
