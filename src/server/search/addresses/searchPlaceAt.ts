import { rememberingLast } from '#market/rememberingLast.ts';
import { isSearchRoute, searchAt, type SearchAtPlace, type SearchPlace } from '#market/addresses/searchAddress.ts';
import { placeAt } from '#routes';

/** The search that an address is; asked for something, the home of real estate is a list of it. */
export function searchPlaceAt(address: string): SearchPlace | undefined {
  const place = placeAt(address);
  if (place?.name === 'realEstate') return { ...place, name: 'realEstateList' };
  return place && isSearchRoute(place.name) ? (place as SearchPlace) : undefined;
}

/** An address of a search, as it was read. */
export interface ReadSearch {
  readonly place: SearchPlace;
  readonly query: URLSearchParams;
  /** Undefined where a segment of the path means nothing. */
  readonly said: SearchAtPlace | undefined;
}

/** What an address says, if it is one of a search. All who ask before its page is made ask the same. */
export const readSearch = rememberingLast((address): ReadSearch | undefined => {
  const place = searchPlaceAt(address);
  if (!place) return undefined;
  const query = queryOf(address);
  return { place, query, said: searchAt(place, query) };
});

/** The query of an address; nobody may change it. */
export function queryOf(address: string): URLSearchParams {
  return new URLSearchParams(address.replace(/^[^?]*/s, ''));
}
