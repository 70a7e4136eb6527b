import pg from 'pg';
import { clientConfig } from '#server/store/postgres/connections.ts';
import { postgresError } from '#server/store/postgres/postgresErrors.ts';
import { firstQuery } from '#server/store/postgres/sessions.ts';
import type { SearchPort } from './searchPort.ts';
import { allListings } from './sql/statementParts.ts';
import { type SearchRow, searchStatement } from './sql/searchStatement.ts';
import { readState, type SearchState } from './sql/searchState.ts';

/** The `sql` adapter of search: rows in PostgreSQL, which a `SearchOwner` writes. */
export interface SqlSearch extends SearchPort {
  readonly engine: 'sql';
  /** The state of the rows. Undefined if no process has written any yet. */
  state(): Promise<SearchState | undefined>;
  /** Counts the listings in the rows of search, and updates `size`. */
  count(): Promise<void>;
  close(): Promise<void>;
}

export interface SqlSearchOptions {
  /** The URL of a PostgreSQL database with migrated tables: `postgres://user:password@host:port/database`. */
  readonly url: string;
  /** The number of connections for searches. */
  readonly connections?: number;
  /** The time limit for a search, in milliseconds. */
  readonly patience?: number;
}

/**
 * Half of the limit for a GraphQL operation. The slowest search among a million listings takes less than one second. A
 * search of five seconds is stuck, and a few such searches would occupy all connections.
 */
const searchPatience = 5000;

/**
 * A plan suits only its own query, because the frequency of the words determines the best plan. `work_mem` must be
 * large enough for the matches: a lossy bitmap reads whole pages. Searches are too short for JIT compilation or
 * parallel workers to pay off.
 */
const settings = `SET plan_cache_mode = force_custom_plan; SET work_mem = '32MB'; SET random_page_cost = 1.1;
  SET jit = off; SET max_parallel_workers_per_gather = 0; SET default_transaction_read_only = on`;

/**
 * Search over the current rows. An owner must maintain them. A search longer than `patience` rejects with StoreTooSlow.
 */
export function openSqlSearch({ url, connections = 8, patience = searchPatience }: SqlSearchOptions): SqlSearch {
  const pool = new pg.Pool({
    ...clientConfig({ url, applicationName: 'allmend search' }),
    max: connections,
    onConnect: (client) => firstQuery(client as pg.Client, `${settings}; SET statement_timeout = ${patience}`) as never,
  });
  // The error is ignored, because the pool replaces a broken idle connection on the next use.
  pool.on('error', () => undefined);

  // No prepared statements: there are a few hundred texts, each takes 0.5 MB per connection, and planning dominates.
  async function rows<Row extends pg.QueryResultRow>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    try {
      return (await pool.query<Row>(sql, [...parameters])).rows;
    } catch (error) {
      throw postgresError(error);
    }
  }

  let size = 0;
  return {
    engine: 'sql',
    get size() {
      return size;
    },
    async search(filter, page) {
      const { sql, parameters, answerOf } = searchStatement(filter, page);
      const [row] = await rows<SearchRow>(sql, parameters);
      size = row!.size;
      return answerOf(row!);
    },
    async state() {
      const [state] = await rows<SearchState>(readState);
      return state;
    },
    async count() {
      const [row] = await rows<Pick<SearchRow, 'size'>>(`SELECT ${allListings} AS size`);
      size = row!.size;
    },
    close: () => pool.end(),
  };
}
