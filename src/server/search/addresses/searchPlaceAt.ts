import { rememberingLast } from '#market/rememberingLast.ts';
import { isSearchRoute, searchAt, type SearchAtPlace, type SearchPlace } from '#market/addresses/searchAddress.ts';
import { placeAt } from '#routes';

/** The search page at an address. With a query, the real estate home is a list. */
export function searchPlaceAt(address: string): SearchPlace | undefined {
  const place = placeAt(address);
  if (place?.name === 'realEstate') return { ...place, name: 'realEstateList' };
  return place && isSearchRoute(place.name) ? (place as SearchPlace) : undefined;
}

/** A parsed search address. */
export interface ReadSearch {
  readonly place: SearchPlace;
  readonly query: URLSearchParams;
  /** Undefined if a segment of the path has no meaning. */
  readonly said: SearchAtPlace | undefined;
}

/**
 * Parses an address if it is a search. The last result is cached, because every reader before rendering needs the same
 * one.
 */
export const readSearch = rememberingLast((address): ReadSearch | undefined => {
  const place = searchPlaceAt(address);
  if (!place) return undefined;
  const query = queryOf(address);
  return { place, query, said: searchAt(place, query) };
});

/** The query of an address. It must not be modified. */
export function queryOf(address: string): URLSearchParams {
  return new URLSearchParams(address.replace(/^[^?]*/s, ''));
}
