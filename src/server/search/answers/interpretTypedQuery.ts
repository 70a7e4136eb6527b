import { isSameSearch, withChanges, withQuery } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { interpretQuery } from '#market/queryUnderstanding/interpretQuery.ts';
import type { SearchServices } from '../searchServices.ts';
import { searchListingIds } from '../searchMarket.ts';

/**
 * Interprets a typed text (`interpretQuery`) and checks the result against the index. The literal search wins if the
 * interpretation only adds a place and finds nothing, while the literal text finds listings. The number of a Lego set
 * can look like a postcode. Returns the same object if nothing was interpreted.
 */
export async function interpretTypedQuery(
  services: Pick<SearchServices, 'search' | 'localities'>,
  filter: SearchFilter,
): Promise<SearchFilter> {
  const interpreted = interpretQuery(filter, services.localities);
  if (interpreted === filter || !addsOnlyPlaces(interpreted, filter)) return interpreted;
  const finds = async (search: SearchFilter) => (await searchListingIds(services, search, 1)).total > 0;
  return (await finds(interpreted)) || !(await finds(filter)) ? interpreted : filter;
}

function addsOnlyPlaces(interpreted: SearchFilter, filter: SearchFilter): boolean {
  const anywhere = { region: undefined, localities: undefined };
  return isSameSearch(withQuery(withChanges(interpreted, anywhere), filter.query), withChanges(filter, anywhere));
}
