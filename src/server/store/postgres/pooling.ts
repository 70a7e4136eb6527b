import pg from 'pg';
import { StoreUnavailable } from '../store.ts';
import { clientConfig, connectedClient, connectPatience, type PostgresAddress } from './connections.ts';
import { firstQuery, isConnectTimeout, isUnanswered, tooFewSessions } from './sessions.ts';

/** A pool that assigns sessions at random may give a client the same session by chance, but not in so many rounds. */
const rounds = 4;

/** DATABASE_URL is that of a pooler that shares the server's sessions between its clients. */
export class SharedSessions extends StoreUnavailable {
  override readonly name = 'SharedSessions';
}

/**
 * Resolves with whether the address is that of a pooler. Throws TooFewSessions if the pooler gives no session within
 * `connectPatience`. Throws SharedSessions for a pooler in transaction mode (PgBouncer, Supavisor, pgcat and others).
 *
 * Such a pooler's clients get another session of the server for each transaction. Session state is lost or
 * reaches other clients: prepared statements, LISTEN, settings, and the lock by which one of several processes sends
 * mails.
 */
export async function requireOwnSessions(address: PostgresAddress): Promise<boolean> {
  const config = { ...clientConfig(address), query_timeout: connectPatience };
  const first = await connectedClient(config);
  try {
    if (await isServersOwn(first)) return false;
    if (await getTheirOwn(first, config)) return true;
  } finally {
    await first.end();
  }
  throw new SharedSessions(
    'DATABASE_URL leads to a connection pooler in transaction mode, such as PgBouncer. This server needs sessions of its own (LISTEN, locks, prepared statements): set DATABASE_URL to the direct address of PostgreSQL, or to a pool with pool_mode=session',
  );
}

/** Whether a second client gets and retains another session than the first, which has one. */
async function getTheirOwn(first: pg.Client, config: pg.ClientConfig): Promise<boolean> {
  let second: pg.Client | undefined;
  try {
    second = await connectedClient(config);
    return await keepSessions(first, second);
  } catch (error) {
    // The first client is connected, so the pooler can be reached; a timeout of the second means that it has too few
    // sessions.
    throw isConnectTimeout(error) || isUnanswered(error) ? tooFewSessions(error) : error;
  } finally {
    await second?.end();
  }
}

/** Without a pooler, the process that the protocol names is the one that answers. Poolers invent that number. */
async function isServersOwn(client: pg.Client): Promise<boolean> {
  return (await pidOf(client)) === (client as unknown as { readonly processID: number }).processID;
}

/** Whether each of two clients retains one session, while one and then the other is in a transaction. */
async function keepSessions(first: pg.Client, second: pg.Client): Promise<boolean> {
  const sessions = new Map<pg.Client, number>();
  async function hasItsOwn(client: pg.Client): Promise<boolean> {
    const pid = await pidOf(client);
    const before = sessions.get(client) ?? pid;
    sessions.set(client, pid);
    return pid === before && new Set(sessions.values()).size === sessions.size;
  }
  for (let round = 0; round < rounds; round += 1) {
    const [inTransaction, other] = round % 2 === 0 ? [second, first] : [first, second];
    // Two checks in a row: a pool that assigns its sessions in turn gives another one the second time.
    if (!(await hasItsOwn(other)) || !(await hasItsOwn(other))) return false;
    try {
      await inTransaction.query('BEGIN');
    } catch (error) {
      // A pooler in statement mode refuses BEGIN, because it accepts no transactions at all.
      if (error instanceof pg.DatabaseError) return false;
      throw error;
    }
    // If the pool has only one session, the other client waits for it during the transaction, until its query times
    // out.
    const haveTheirOwn = (await hasItsOwn(inTransaction)) && (await hasItsOwn(other));
    await inTransaction.query('ROLLBACK');
    if (!haveTheirOwn) return false;
  }
  return true;
}

/** The process id of the session that answers. */
async function pidOf(client: pg.Client): Promise<number> {
  const { rows } = await firstQuery<{ pid: number }>(client, 'SELECT pg_backend_pid() AS pid');
  return rows[0]!.pid;
}
