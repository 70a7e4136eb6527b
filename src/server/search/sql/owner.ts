import type pg from 'pg';
import { clientConfig, connectedClient } from '#server/store/postgres/connections.ts';
import { type PipelinedStatement, sendPipeline } from '#server/store/postgres/pipeline.ts';
import { postgresError } from '#server/store/postgres/postgresErrors.ts';
import { firstQuery } from '#server/store/postgres/sessions.ts';
import type { SearchDocument } from '../searchPort.ts';
import { readState, type SearchState } from './searchState.ts';
import { countAll, writeAds } from './writeStatements.ts';

/** Arbitrary, and for ever the same: whoever holds it writes search, alone among all processes. */
const ownerLock = '4746281903';

const takeLock = `SELECT pg_try_advisory_lock(${ownerLock}) AS owns`;

/**
 * Rows and position are written together, so what a crash of the database takes back is told again: no commit waits for
 * the disk. A process whose host is gone is found out within half a minute, and another takes its place.
 */
const settings = `SET synchronous_commit = off; SET jit = off;
  SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3`;

/** Very many ads are indexed faster by way of a list of what is pending, which every search has to read through. */
const manyAtOnce = (isSo: boolean) =>
  statement(`ALTER INDEX search_ads_terms SET (fastupdate = ${isSo ? 'on' : 'off'})`);

const statement = (text: string, ...values: readonly unknown[]): PipelinedStatement => ({ text, values });

/** What changes in search: no id is in both. */
export interface SearchChanges {
  readonly put: readonly SearchDocument[];
  readonly removed: readonly string[];
}

/**
 * The one who writes the rows of search, once `take` said so. It holds a lock on the very connection that it writes by:
 * when the connection is gone so is the lock, and nothing more is written. Methods reject with StoreUnavailable then;
 * make another one.
 */
export class SearchOwner {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  /** Is told when the connection is gone. */
  static async connect(url: string, onEnd: () => void = () => {}): Promise<SearchOwner> {
    try {
      return new SearchOwner(await connectedClient(clientConfig({ url, applicationName: 'allmend search' }), onEnd));
    } catch (error) {
      throw postgresError(error);
    }
  }

  /** Becomes the owner, unless another process is. */
  async take(): Promise<boolean> {
    try {
      const { rows } = await firstQuery<{ owns: boolean }>(this.#client, takeLock);
      if (rows[0]!.owns) await this.#client.query(settings);
      return rows[0]!.owns;
    } catch (error) {
      throw postgresError(error);
    }
  }

  /** Undefined where search was never kept. */
  async state(): Promise<SearchState | undefined> {
    const [row] = await this.#rows<SearchState>(readState);
    return row;
  }

  /** Has all rows made afresh by these versions; facts up to `position` will be in them by what the sweep reads. */
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

  /** Writes what facts up to a position changed. */
  async follow({ put, removed }: SearchChanges, position: number): Promise<void> {
    await this.#transaction([
      ...(put.length + removed.length > 0 ? [writeAds(put, removed)] : []),
      statement('UPDATE search_state SET position = $1', position),
    ]);
  }

  /** Writes the ads that follow `after` by id, up to `last`: these, and no others. */
  async sweep(put: readonly SearchDocument[], after: string, last: string): Promise<void> {
    await this.#transaction([
      writeAds(put, await this.#othersBetween(put, after, last)),
      statement('UPDATE search_state SET swept_to = $1 WHERE swept_to = $2', last, after),
    ]);
  }

  /** Writes the last ads, those that follow `after`, and ends the sweep. */
  async endSweep(put: readonly SearchDocument[], after: string): Promise<void> {
    await this.#transaction([
      writeAds(put, await this.#othersBetween(put, after, undefined)),
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
    const kept = new Set(put.map(({ id }) => id));
    const there = await this.#rows<{ id: string }>(
      'SELECT id FROM search_ads WHERE id > $1 AND ($2::text IS NULL OR id <= $2)',
      after,
      last ?? null,
    );
    return there.map(({ id }) => id).filter((id) => !kept.has(id));
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
