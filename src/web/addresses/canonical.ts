import { withIgnored } from '#market/addresses/ignored.ts';
import { searchAt, type SearchPlace } from '#market/addresses/searchAddress.ts';
import { pathTo, type Place, type RouteName } from '#routes';

import { addressOf } from './listPath.ts';

/** Returns the canonical address of a place with a query: two addresses with the same one are one page. */
export type Canonical = (place: Place, query: URLSearchParams) => string;

/** The canonical addresses of routes; undefined for a route whose page depends on its path alone. */
export type CanonicalByRoute = (route: RouteName) => Canonical | undefined;

/** The canonical URL of a place that is defined by its path alone, without a query. */
export function ownAddress({ name, language, params }: Place): string {
  return pathTo(name, language, params as never);
}

export function canonicalSearch(place: Place, query: URLSearchParams): string {
  const said = searchAt(place as SearchPlace, query);
  return said ? withIgnored(addressOf(place, said.filter), query) : notFoundAddress(place);
}

/** There are arbitrarily many addresses without a page; all of them show the same. */
export function notFoundAddress({ language }: Place): string {
  return pathTo('error', language);
}
