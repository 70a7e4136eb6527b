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

/** Names the canonical addresses that pages describe; the router does that before anything is rendered. */
export function provideCanonicalAddresses(byRoute: CanonicalByRoute): void {
  canonicalOf = byRoute;
}

/**
 * The address that stands for a page, for path and query as they were asked for. Views take what they show from it and
 * never from the location itself, which may carry anything: whose advertisement led here, keys that nobody knows. So a
 * page that was rendered for one visitor is the page of all who ask for the same, and hydrates wherever it is opened.
 */
export const canonicalAddress = rememberingLast((address) => {
  const place = placeAt(address);
  if (!place) return address;
  return (canonicalOf(place.name) ?? ownAddress)(place, queryOf(address));
});

/**
 * The same page in each language, as that spells it. In a browser, which has the words of one, the server leads from what
 * this gives to the address that stands for it.
 */
export function addressInEach(address: string): Readonly<Record<Language, string>> {
  const translated = translation(address);
  const entries = languages.map((language) => [language, translated(language)]);
  return Object.fromEntries(entries) as Record<Language, string>;
}

/** Reads an address once, however many languages it is to be said in. */
function translation(address: string): (language: Language) => string {
  const place = placeAt(address);
  if (place?.name === 'category') return (language) => categoryPath(language, Number(place.params['categoryId']));
  if (!place || !isSearchPlace(place)) return (language) => inLanguage(address, language);
  const { filter } = filterAt(address);
  return (language) => addressOf({ name: place.name, language }, filter);
}

/** Where one is, as the page has it. */
export function useAddress(): string {
  const { pathname, search } = useLocation();
  return canonicalAddress(pathname + search);
}

/** Tells where one is, at first and whenever that is another page. The function must be the same at every render. */
export function useAddressEffect(tell: (address: string) => void): void {
  const address = useAddress();
  useEffect(() => tell(address), [tell, address]);
}
