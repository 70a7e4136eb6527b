import { useLocation } from 'react-router-dom';

import { filterFrom, keysOf } from '#market/listAddress.ts';
import { pathTo, type Place, placeAt, type RouteName } from '#routes';

/** What a page makes of its address: two addresses of which it makes the same are one page. */
const canonical: Readonly<Record<RouteName, (place: Place, query: URLSearchParams) => string>> = {
  home: ({ language }) => pathTo('home', language),
  list: search,
  results: search,
  realEstateList: search,
  listing: ({ language, params: { id = '', slug } }) =>
    pathTo('listing', language, { id, ...(slug !== undefined && { slug }) }),
  error: notFound,
  // Strangers can think up any number of these; all of them say the same.
  unknown: notFound,
};

/**
 * The address that stands for a page, for path and query as they were asked for. Views take what they show from it and
 * never from the location itself, which may carry anything: whose advertisement led here, keys that nobody knows. So a
 * page that was rendered for one visitor is the page of all who ask for the same, and hydrates wherever it is opened.
 */
export function canonicalAddress(address: string): string {
  const place = placeAt(address);
  if (!place) return address;
  return canonical[place.name](place, queryOf(address));
}

/** The query of an address; empty where it has none. */
export function queryOf(address: string): URLSearchParams {
  const [path = ''] = address.split('#', 1);
  const at = path.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : path.slice(at));
}

/** Where one is, as the page has it. */
export function useAddress(): string {
  const { pathname, search } = useLocation();
  return canonicalAddress(pathname + search);
}

function search(place: Place, query: URLSearchParams): string {
  // Words after the list are no search yet.
  return Object.keys(place.params).length === 0
    ? withQuery(pathTo('list', place.language), keysOf(filterFrom(query)))
    : notFound(place);
}

function notFound({ language }: Place): string {
  return pathTo('error', language);
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`;
}
