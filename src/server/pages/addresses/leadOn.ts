import { decodedPiece } from '#machines/market/text/percentEncoding.ts';
import { withCampaignOf } from '#market/addresses/campaignKeys.ts';
import { filterKeys } from '#market/addresses/filterKeys.ts';
import { isSearchRoute } from '#market/addresses/searchAddress.ts';
import { ignoredPrefix } from '#market/addresses/ignored.ts';
import { placeAt } from '#routes';

/**
 * Whether what somebody asks for is another spelling of a page's own address: its path in another language, in another
 * order, by ids, with a slash too many; beside a search, keys that say nothing, twice, in another order or otherwise than the
 * page says it. One page has one address. Keys that nobody knows, and those of advertisements, stand beside any. Strangers can
 * think up any number of paths that lead nowhere: they are not led on.
 */
export function isSpelledOtherwise(asked: string, canonical: string): boolean {
  const name = placeAt(canonical)?.name ?? '';
  if (name === 'error') return false;
  if (readablePath(asked) !== readablePath(canonical)) return true;
  return isSearchRoute(name) && saidIn(asked) !== saidIn(canonical);
}

/**
 * The address to lead to. Beside a search, which says all that is looked for itself, only the keys of advertisements are
 * passed on (SEARCH-17); anywhere else the query as it was asked: who follows a link from a mail keeps what that said.
 */
export function leadOn(to: string, asked: string): string {
  if (!isSearchRoute(placeAt(to)?.name ?? ''))
    return to + (to.includes('?') ? queryOf(asked).replace('?', '&') : queryOf(asked));
  return withCampaignOf(asked, to);
}

/** What the query of an address says of a search, in the order in which it says it. */
function saidIn(address: string): string {
  const said = [...new URLSearchParams(queryOf(address))].filter(
    ([key]) => readKeys.has(key) || key.startsWith(ignoredPrefix),
  );
  return JSON.stringify(said);
}

/** A form has one key for how far one looks, where addresses have one for each. */
const readKeys: ReadonlySet<string> = new Set([...filterKeys, 'widened']);

function readablePath(address: string): string {
  return decodedPiece(address.replace(/[?#].*/s, ''));
}

function queryOf(address: string): string {
  return address.replace(/^[^?]*/s, '');
}
