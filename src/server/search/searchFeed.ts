import type { Market } from '#server/store/market.ts';
import type { FedSearch } from './fedSearch.ts';
import { openMemoryFeed, removeSnapshots } from './memoryFeed.ts';

export interface SearchFeedOptions {
  readonly dataDir: string;
  /** Where search is kept in PostgreSQL's rows, its address; without it, search is kept in memory. */
  readonly rowsAt?: string;
  readonly onFailure: (error: unknown) => void;
  /** For rows: how long the start waits for them, in milliseconds, ten minutes if not told otherwise. */
  readonly patience?: number;
  /** For rows: ends the start's wait for them with its reason. */
  readonly signal?: AbortSignal;
}

/**
 * Opens search; when the promise resolves it knows all that the journal held. A fact only says which ad changed; what
 * search is told is the ad's row, which is never older than the fact. Throws where the rows are not complete in time.
 */
export async function openSearch(market: Market, options: SearchFeedOptions): Promise<FedSearch> {
  if (options.rowsAt === undefined) return openMemoryFeed(market, options);
  await removeSnapshots(options.dataDir);
  // Only what is used is loaded: an embedded market needs no database client.
  const { openSqlFeed } = await import('./sqlFeed.ts');
  return openSqlFeed(market, { ...options, url: options.rowsAt });
}
