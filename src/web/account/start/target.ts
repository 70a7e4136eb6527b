import { placeAt } from '#routes';

/**
 * The page that the user requested before the redirect to the login (`?redirected=`). Undefined if it is not a page of
 * this market: this prevents open redirects.
 */
export function targetIn(search: string, origin: string): string | undefined {
  return innerPath(new URLSearchParams(search).get('redirected') ?? '', origin);
}

/** Returns the path if it opens a page of this market, and undefined for any other address. */
export function innerPath(target: string, origin: string): string | undefined {
  const url = target.startsWith('/') ? parsed(target, origin) : undefined;
  if (!url || url.origin !== origin) return undefined;
  const place = placeAt(url.pathname);
  return place && place.name !== 'unknown' && place.name !== 'error' ? url.pathname + url.search + url.hash : undefined;
}

/** A replacement of `URL.parse` for browsers that lack it; undefined if the text is not a URL. */
function parsed(address: string, origin: string): URL | undefined {
  try {
    return new URL(address, origin);
  } catch {
    return undefined;
  }
}
