import { placeAt } from '#routes';

/**
 * Where one wanted to go before one was sent to log in (`?redirected=`): a page of this market; undefined where it is
 * anywhere else, so that no link to our login leads people away from us.
 */
export function targetIn(search: string, origin: string): string | undefined {
  return innerPath(new URLSearchParams(search).get('redirected') ?? '', origin);
}

/** A path as it is if it leads to a page of this market; undefined for any other address. */
export function innerPath(asked: string, origin: string): string | undefined {
  const url = asked.startsWith('/') ? parsed(asked, origin) : undefined;
  if (!url || url.origin !== origin) return undefined;
  const place = placeAt(url.pathname);
  return place && place.name !== 'unknown' && place.name !== 'error' ? url.pathname + url.search + url.hash : undefined;
}

/** `URL.parse` for browsers that lack it: undefined if the text is not an address. */
function parsed(address: string, origin: string): URL | undefined {
  try {
    return new URL(address, origin);
  } catch {
    return undefined;
  }
}
