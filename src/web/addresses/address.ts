import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { type Language, languages } from '#machines/market/language.ts';
import { rememberingLast } from '#market/rememberingLast.ts';
import { inLanguage, placeAt } from '#routes';

import { type CanonicalByRoute, ownAddress } from './canonical.ts';
import { categoryPath } from './categoryPath.ts';
import { filterAt, isSearchPlace } from './filterAt.ts';
import { addressOf } from './listPath.ts';
import { queryOf } from './queryOf.ts';

let canonicalOf: CanonicalByRoute = () => {
  throw new Error('The router has not named the canonical addresses of pages');
};

/** Sets the canonical addresses that pages describe; the router does that before any render. */
export function provideCanonicalAddresses(byRoute: CanonicalByRoute): void {
  canonicalOf = byRoute;
}

/**
 * The canonical address of a requested path and query. Views read it, and never the location itself, which may contain
 * anything: keys of advertisements, or unknown ones. So a page that was rendered for one visitor is valid for all with
 * the same address, and hydrates wherever it is opened.
 */
export const canonicalAddress = rememberingLast((address) => {
  const place = placeAt(address);
  if (!place) return address;
  return (canonicalOf(place.name) ?? ownAddress)(place, queryOf(address));
});

/**
 * The same page in each language, with localized slugs. A browser has the words of one language only; for the others
 * the server redirects to the canonical address.
 */
export function addressInEach(address: string): Readonly<Record<Language, string>> {
  const translated = translation(address);
  const entries = languages.map((language) => [language, translated(language)]);
  return Object.fromEntries(entries) as Record<Language, string>;
}

/** Parses an address once for translations into several languages. */
function translation(address: string): (language: Language) => string {
  const place = placeAt(address);
  if (place?.name === 'category') return (language) => categoryPath(language, Number(place.params['categoryId']));
  if (!place || !isSearchPlace(place)) return (language) => inLanguage(address, language);
  const { filter } = filterAt(address);
  return (language) => addressOf({ name: place.name, language }, filter);
}

/** The canonical address of the current page. */
export function useAddress(): string {
  const { pathname, search } = useLocation();
  return canonicalAddress(pathname + search);
}

/**
 * Calls `tell` with the current address, at first and after each navigation. The function must be the same at every
 * render.
 */
export function useAddressEffect(tell: (address: string) => void): void {
  const address = useAddress();
  useEffect(() => tell(address), [tell, address]);
}
