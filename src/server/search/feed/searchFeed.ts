import type { Market } from '#server/store/market.ts';
import type { FedSearch, SearchFeedOptions } from './fedSearch.ts';
import { openMemoryFeed, removeSnapshots } from './memoryFeed.ts';

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
