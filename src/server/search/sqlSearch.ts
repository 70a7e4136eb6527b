import pg from 'pg';
import { clientConfig } from '#server/store/postgres/connections.ts';
import { postgresError } from '#server/store/postgres/postgresErrors.ts';
import { firstQuery } from '#server/store/postgres/sessions.ts';
import type { SearchPort } from './searchPort.ts';
import { allAds } from './sql/asked.ts';
import { type SearchRow, searchStatement } from './sql/searchStatement.ts';
import { readState, type SearchState } from './sql/searchState.ts';

/** The `sql` adapter of search: rows in PostgreSQL, which a `SearchOwner` writes. */
export interface SqlSearch extends SearchPort {
  readonly engine: 'sql';
  /** How far the rows have come; undefined where nobody has kept them yet. */
  state(): Promise<SearchState | undefined>;
  /** Counts the ads, for `size` to tell. */
  count(): Promise<void>;
  close(): Promise<void>;
}

export interface SqlSearchOptions {
  /** `postgres://user:password@host:port/database`, whose tables are migrated. */
  readonly url: string;
  /** Connections for searching. */
  readonly connections?: number;
  /** How long a search may take, in milliseconds. */
  readonly patience?: number;
}

/**
 * Half of what an operation of GraphQL may take. The slowest search among a million ads takes less than one second: what
 * takes five is stuck behind something, and without an end a few of them would hold all connections.
 */
const searchPatience = 5000;

/**
 * A plan fits one query only: how many ads have a word decides it. What is found must fit in memory, for a bitmap that
 * forgets rows looks at whole pages. Searches are short, so neither compiling nor a second process pays.
 */
const settings = `SET plan_cache_mode = force_custom_plan; SET work_mem = '32MB'; SET random_page_cost = 1.1;
  SET jit = off; SET max_parallel_workers_per_gather = 0; SET default_transaction_read_only = on`;

/** Search over the rows as they are; somebody must keep them. A search beyond `patience` rejects with StoreTooSlow. */
export function openSqlSearch({ url, connections = 8, patience = searchPatience }: SqlSearchOptions): SqlSearch {
  const pool = new pg.Pool({
    ...clientConfig({ url, applicationName: 'allmend search' }),
    max: connections,
    onConnect: (client) => firstQuery(client as pg.Client, `${settings}; SET statement_timeout = ${patience}`) as never,
  });
  // An idle connection that breaks is replaced when it is needed.
  pool.on('error', () => undefined);

  // No statement is kept prepared: there are some hundred texts, each is 0.5 MB a connection, and planning is most of it.
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
      const [row] = await rows<Pick<SearchRow, 'size'>>(`SELECT ${allAds} AS size`);
      size = row!.size;
    },
    close: () => pool.end(),
  };
}
