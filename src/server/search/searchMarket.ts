import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { areaOf } from '#market/places/areas.ts';
import type { SearchServices } from './searchServices.ts';
import type { SearchAnswer } from './searchPort.ts';

/**
 * Searches once the index has caught up with the market's last fact. Resolves the filter's places with the market's
 * directory. `size` is the number of listings on a page. Rejects as `SearchPort.search` does.
 */
export async function searchMarket(
  { search, localities }: Pick<SearchServices, 'search' | 'localities'>,
  filter: SearchFilter,
  size: number,
): Promise<SearchAnswer> {
  await search.caughtUp();
  return search.port.search(filter, { size, area: areaOf(filter, localities) });
}

/** Like `searchMarket`, but returns only the ids and the total. Leaving out the counts makes the search faster. */
export async function searchListingIds(
  { search, localities }: Pick<SearchServices, 'search' | 'localities'>,
  filter: SearchFilter,
  size: number,
): Promise<Pick<SearchAnswer, 'ids' | 'total'>> {
  await search.caughtUp();
  return search.port.search(filter, { size, area: areaOf(filter, localities), isUncounted: true });
}
