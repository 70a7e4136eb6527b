import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { areaOf } from '#market/places/areas.ts';
import type { SearchServices } from './searchServices.ts';
import type { SearchAnswer } from './searchPort.ts';

/**
 * Asks search as it is after the market's last fact, with what the filter's places mean in the market's directory.
 * `size` is how many ads a page has. Rejects as `SearchPort.search` does.
 */
export async function askSearch(
  { search, localities }: Pick<SearchServices, 'search' | 'localities'>,
  filter: SearchFilter,
  size: number,
): Promise<SearchAnswer> {
  await search.caughtUp();
  return search.port.search(filter, { size, area: areaOf(filter, localities) });
}

/** Asks for the ads and their number alone, as `askSearch` does otherwise: who shows no counts is answered sooner. */
export async function askAds(
  { search, localities }: Pick<SearchServices, 'search' | 'localities'>,
  filter: SearchFilter,
  size: number,
): Promise<Pick<SearchAnswer, 'ids' | 'total'>> {
  await search.caughtUp();
  return search.port.search(filter, { size, area: areaOf(filter, localities), isUncounted: true });
}
