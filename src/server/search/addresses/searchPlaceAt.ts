import { rememberingLast } from '#market/rememberingLast.ts';
import { isSearchRoute, searchAt, type SearchAtPlace, type SearchPlace } from '#market/addresses/searchAddress.ts';
import { placeAt } from '#routes';

/** The search page at an address. With a query, the real estate home is a list. */
export function searchPlaceAt(address: string): SearchPlace | undefined {
  const place = placeAt(address);
  if (place?.name === 'realEstate') return { ...place, name: 'realEstateList' };
  return place && isSearchRoute(place.name) ? (place as SearchPlace) : undefined;
}

/** A URL of a search, parsed. */
export interface ReadSearch {
  readonly place: SearchPlace;
  readonly query: URLSearchParams;
  /** The search that the URL defines; undefined if a segment of its path has no meaning. */
  readonly said: SearchAtPlace | undefined;
}

/**
 * Parses a URL if it is that of a search. The last result is cached, because several functions before rendering need
 * the same one.
 */
export const readSearchUrl = rememberingLast((address): ReadSearch | undefined => {
  const place = searchPlaceAt(address);
  if (!place) return undefined;
  const query = queryOf(address);
  return { place, query, said: searchAt(place, query) };
});

/** The parsed query of a URL. It must not be modified. */
export function queryOf(address: string): URLSearchParams {
  return new URLSearchParams(address.replace(/^[^?]*/s, ''));
}
