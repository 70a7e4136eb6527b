import type { Market } from '#server/store/market.ts';
import type { FedSearch, SearchFeedOptions } from './fedSearch.ts';
import { openMemoryFeed, removeSnapshots } from './memoryFeed.ts';

/**
 * Opens search. Once the promise resolves, everything in the journal is indexed. A fact only names the changed listing.
 * Search indexes the listing's row, which is never older than the fact. Throws if the rows are not complete in time.
 */
export async function openSearch(market: Market, options: SearchFeedOptions): Promise<FedSearch> {
  if (options.rowsAt === undefined) return openMemoryFeed(market, options);
  await removeSnapshots(options.dataDir);
  // The module is loaded on demand: an embedded market needs no database client.
  const { openSqlFeed } = await import('./sqlFeed.ts');
  return openSqlFeed(market, { ...options, url: options.rowsAt });
}
