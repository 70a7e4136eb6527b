import type pg from 'pg';
import { clientConfig, connectedClient } from '#server/store/postgres/connections.ts';
import { type PipelinedStatement, sendPipeline } from '#server/store/postgres/pipeline.ts';
import { postgresError } from '#server/store/postgres/postgresErrors.ts';
import { firstQuery } from '#server/store/postgres/sessions.ts';
import type { SearchDocument } from '../searchPort.ts';
import { readState, type SearchState } from './searchState.ts';
import { countAll, writeListings } from './writeStatements.ts';

/** An arbitrary number that must never change. The process with this advisory lock is the only writer of search. */
const ownerLock = '4746281903';

const takeLock = `SELECT pg_try_advisory_lock(${ownerLock}) AS owns`;

/**
 * Rows and position are written in one transaction, so facts lost in a crash of the database are applied again. No
 * commit has to wait for the disk. Keepalives detect a vanished host within half a minute, so another process takes
 * over.
 */
const settings = `SET synchronous_commit = off; SET jit = off;
  SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3`;

/**
 * Bulk indexing is faster with GIN's pending list. Every search has to read through that list, so it is off otherwise.
 */
const manyAtOnce = (isSo: boolean) =>
  statement(`ALTER INDEX search_ads_terms SET (fastupdate = ${isSo ? 'on' : 'off'})`);

const statement = (text: string, ...values: readonly unknown[]): PipelinedStatement => ({ text, values });

/** The changes of search. No id is in both lists. */
export interface SearchChanges {
  readonly put: readonly SearchDocument[];
  readonly removed: readonly string[];
}

/**
 * The only writer of the rows of search, once `take` has returned true. It holds an advisory lock on its writing
 * connection: if the connection breaks, the lock is released and no more writes happen. Methods then reject with
 * StoreUnavailable, and the caller must create another owner.
 */
export class SearchOwner {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  /** Connects to the database. `onEnd` is called when the connection breaks. */
  static async connect(url: string, onEnd: () => void = () => {}): Promise<SearchOwner> {
    try {
      return new SearchOwner(await connectedClient(clientConfig({ url, applicationName: 'allmend search' }), onEnd));
    } catch (error) {
      throw postgresError(error);
    }
  }

  /** Becomes the only writer of the rows of search, and returns true, unless another process is. */
  async take(): Promise<boolean> {
    try {
      const { rows } = await firstQuery<{ owns: boolean }>(this.#client, takeLock);
      if (rows[0]!.owns) await this.#client.query(settings);
      return rows[0]!.owns;
    } catch (error) {
      throw postgresError(error);
    }
  }

  /** Reads how far the rows of search have been written; undefined if they never were. */
  async state(): Promise<SearchState | undefined> {
    const [row] = await this.#rows<SearchState>(readState);
    return row;
  }

  /**
   * Starts a sweep that rebuilds all rows with these versions. The listings it reads include all facts up to
   * `position`.
   */
  async begin(position: number, madeBy: string): Promise<void> {
    await this.#transaction([
      statement(
        `INSERT INTO search_state (made_by, position, swept_to) VALUES ($1, $2, '')
         ON CONFLICT (is_only) DO UPDATE SET made_by = excluded.made_by, swept_to = ''`,
        madeBy,
        position,
      ),
      manyAtOnce(true),
    ]);
  }

  /** Writes the changes of the facts up to a position. */
  async follow({ put, removed }: SearchChanges, position: number): Promise<void> {
    await this.#transaction([
      ...(put.length + removed.length > 0 ? [writeListings(put, removed)] : []),
      statement('UPDATE search_state SET position = $1', position),
    ]);
  }

  /** Writes the listings between `after` and `last` by id, and removes all others in this range. */
  async sweep(put: readonly SearchDocument[], after: string, last: string): Promise<void> {
    await this.#transaction([
      writeListings(put, await this.#othersBetween(put, after, last)),
      statement('UPDATE search_state SET swept_to = $1 WHERE swept_to = $2', last, after),
    ]);
  }

  /** Writes the remaining listings after `after`, and ends the sweep. */
  async endSweep(put: readonly SearchDocument[], after: string): Promise<void> {
    await this.#transaction([
      writeListings(put, await this.#othersBetween(put, after, undefined)),
      ...countAll,
      manyAtOnce(false),
      statement('UPDATE search_state SET swept_to = NULL WHERE swept_to = $1', after),
    ]);
    await this.#rows(`SELECT gin_clean_pending_list('search_ads_terms')`);
    await this.#rows('ANALYZE search_ads, search_counts, search_place_counts, search_option_counts');
  }

  async close(): Promise<void> {
    await this.#client.end();
  }

  async #othersBetween(put: readonly SearchDocument[], after: string, last: string | undefined): Promise<string[]> {
    const listingIds = new Set(put.map(({ id }) => id));
    const there = await this.#rows<{ id: string }>(
      'SELECT id FROM search_ads WHERE id > $1 AND ($2::text IS NULL OR id <= $2)',
      after,
      last ?? null,
    );
    return there.map(({ id }) => id).filter((id) => !listingIds.has(id));
  }

  async #rows<Row extends pg.QueryResultRow>(sql: string, ...parameters: readonly unknown[]): Promise<Row[]> {
    try {
      return (await this.#client.query<Row>(sql, parameters.length > 0 ? [...parameters] : undefined)).rows;
    } catch (error) {
      throw postgresError(error);
    }
  }

  async #transaction(statements: readonly PipelinedStatement[]): Promise<void> {
    try {
      await sendPipeline(this.#client, [statement('BEGIN'), ...statements, statement('COMMIT')]);
    } catch (error) {
      throw postgresError(error);
    }
  }
}
