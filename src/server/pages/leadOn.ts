import { decodedPiece } from '#machines/market/percentEncoding.ts';
import { isSearchRoute } from '#market/searchAddress.ts';
import { placeAt } from '#routes';

/**
 * Whether the path that somebody asks for is another spelling of a page's own: in another language, in another order, by
 * ids, with a form's fields behind it. Strangers can think up any number of paths that lead nowhere: they are not led on.
 */
export function isSpelledOtherwise(asked: string, canonical: string): boolean {
  return placeAt(canonical)?.name !== 'error' && readablePath(asked) !== readablePath(canonical);
}

/**
 * The address to lead to. Beside a search, which says all that is looked for itself, only the keys of advertisements are
 * passed on (SEARCH-17); anywhere else the query as it was asked: who follows a link from a mail keeps what that said.
 */
export function leadOn(to: string, asked: string): string {
  const query = queryOf(asked);
  if (!isSearchRoute(placeAt(to)?.name ?? '')) return to + query;
  const passed = query
    .slice(1)
    .split('&')
    .filter((pair) => /^(?:gclid|utm_[\w-]*)=/i.test(pair));
  return passed.length === 0 ? to : `${to}${to.includes('?') ? '&' : '?'}${passed.join('&')}`;
}

function readablePath(address: string): string {
  return decodedPiece(address.replace(/[?#].*/s, '')).replace(/\/+$/, '');
}

function queryOf(address: string): string {
  return address.replace(/^[^?]*/s, '');
}
