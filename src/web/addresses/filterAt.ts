import { everything } from '#machines/search/filterChanges.ts';
import { isSearchRoute, type SearchAtPlace, searchAt, type SearchPlace } from '#market/addresses/searchAddress.ts';
import { type Place, placeAt } from '#routes';

import { queryOf } from './queryOf.ts';
import { rememberingLast } from '#market/rememberingLast.ts';

/** The search at an address, with its token if there is one. On other pages the search is for everything. */
export const filterAt = rememberingLast((address): SearchAtPlace => {
  const place = placeAt(address);
  const search = place && isSearchPlace(place) ? searchAt(place, queryOf(address)) : undefined;
  return search ?? { filter: everything };
});

/** Whether a place shows search results. */
export function isSearchPlace(place: Place): place is Place & SearchPlace {
  return isSearchRoute(place.name);
}
