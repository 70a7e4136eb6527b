import { decodedPiece } from '#machines/market/text/percentEncoding.ts';
import { withCampaignOf } from '#market/addresses/campaignKeys.ts';
import { filterKeys } from '#market/addresses/filterKeys.ts';
import { isSearchRoute } from '#market/addresses/searchAddress.ts';
import { ignoredPrefix } from '#market/addresses/ignored.ts';
import { placeAt } from '#routes';

/**
 * Whether a requested address is another spelling of a page's canonical address. Its path may use another language or
 * order, ids, or an extra slash. A search may also have keys without meaning, repeated keys, another order or another
 * spelling. Unknown keys and campaign keys are ignored. Paths without a page are never redirected, because there can be
 * any number.
 */
export function isSpelledOtherwise(address: string, canonical: string): boolean {
  const name = placeAt(canonical)?.name ?? '';
  if (name === 'error') return false;
  if (readablePath(address) !== readablePath(canonical)) return true;
  return isSearchRoute(name) && saidIn(address) !== saidIn(canonical);
}

/**
 * The address of a canonical redirect. A canonical search address is complete, so only campaign keys are added
 * (SEARCH-17). Other pages keep the requested query, for example from a link in a mail.
 */
export function canonicalRedirect(to: string, address: string): string {
  if (!isSearchRoute(placeAt(to)?.name ?? ''))
    return to + (to.includes('?') ? queryOf(address).replace('?', '&') : queryOf(address));
  return withCampaignOf(address, to);
}

/** The query keys and values of a URL that define its search, in order. */
function saidIn(address: string): string {
  const said = [...new URLSearchParams(queryOf(address))].filter(
    ([key]) => readKeys.has(key) || key.startsWith(ignoredPrefix),
  );
  return JSON.stringify(said);
}

/** A form has a single key for the radius, while addresses have a radius per place. */
const readKeys: ReadonlySet<string> = new Set([...filterKeys, 'widened']);

function readablePath(address: string): string {
  return decodedPiece(address.replace(/[?#].*/s, ''));
}

function queryOf(address: string): string {
  return address.replace(/^[^?]*/s, '');
}
