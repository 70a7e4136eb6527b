import { isSearchRoute, type SearchPlace } from '#market/searchAddress.ts';
import { placeAt } from '#routes';

/** The search that an address is; asked for something, the home of real estate is a list of it. */
export function searchPlaceAt(address: string): SearchPlace | undefined {
  const place = placeAt(address);
  if (place?.name === 'realEstate') return { ...place, name: 'realEstateList' };
  return place && isSearchRoute(place.name) ? (place as SearchPlace) : undefined;
}
