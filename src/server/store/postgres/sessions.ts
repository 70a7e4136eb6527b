import pg from 'pg';
import { StoreUnavailable } from '../store.ts';
import { connectPatience, mostSessions, mostSessionsWithSqlSearch } from './connections.ts';

/** The address is that of a pooler that has no session left for this process. */
export class TooFewSessions extends StoreUnavailable {
  override readonly name = 'TooFewSessions';
}

/** A pooler gave no session in time. */
export function tooFewSessions(cause: unknown): TooFewSessions {
  return new TooFewSessions(
    `The connection pooler of DATABASE_URL has no session left for this process. A server needs up to ${mostSessions} at a time, and ${mostSessionsWithSqlSearch} with SEARCH=sql: raise the pool's size there (default_pool_size of PgBouncer), or set DATABASE_URL to the direct address of PostgreSQL`,
    { cause },
  );
}

/**
 * Sends the first query of a connection. A pooler may accept a client before it has a session for it, and then this
 * query waits. Rejects with TooFewSessions after `connectPatience`. Any failure disconnects the client, so that the
 * pooler frees its place.
 */
export async function firstQuery<Row extends pg.QueryResultRow>(
  client: pg.Client,
  text: string,
): Promise<pg.QueryResult<Row>> {
  try {
    // The types of pg name this option for a client alone; a query accepts it too.
    return await client.query<Row>({ text, query_timeout: connectPatience } as pg.QueryConfig);
  } catch (error) {
    void client.end();
    throw isUnanswered(error) ? tooFewSessions(error) : error;
  }
}

/** Whether a query got no answer in time: neither from the server nor from PgBouncer (`query_wait_timeout`). */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof pg.DatabaseError
    ? error.message === 'query_wait_timeout'
    : error.message === 'Query read timeout';
}

/** Whether a connection was not ready in time. */
export function isConnectTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout expired';
}
