import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { favouritesSorts, toFavouritesSort } from '#machines/favourites/favouritesSort.ts';
import { isCategory, realEstate } from '#machines/market/categories/categoryTree.ts';
import { type Language, languages } from '#machines/market/language.ts';
import { filterKeys } from '#market/filterKeys.ts';
import { withIgnored } from '#market/ignored.ts';
import { searchAt, type SearchPlace } from '#market/searchAddress.ts';
import { inLanguage, pathTo, type Place, placeAt, type RouteName } from '#routes';

import { draftOriginIn } from './draftOrigin.ts';
import { categoryPath } from './categoryPath.ts';
import { queryOf } from './queryOf.ts';
import { rememberingLast } from '#market/rememberingLast.ts';
import { filterAt, isSearchPlace } from './filterAt.ts';
import { addressOf } from './listPath.ts';

/** What a page makes of its address, where that is not its path: two addresses of which it makes the same are one page. */
const canonical: Readonly<Partial<Record<RouteName, (place: Place, query: URLSearchParams) => string>>> = {
  list: search,
  results: search,
  realEstateList: search,
  // What is asked of it is looked for: a form that is sent without a script asks so.
  realEstate: (place, query) =>
    [...query.keys()].some((key) => filterKeys.includes(key))
      ? search({ ...place, name: 'realEstateList' }, query)
      : pathTo('realEstate', place.language),
  category: (place) => {
    const { language, params } = place;
    const { categoryId = '' } = params;
    if (!/^\d{4}$/.test(categoryId) || !isCategory(Number(categoryId))) return notFound(place);
    // Real estate has a home of its own.
    if (Number(categoryId) === realEstate) return pathTo('realEstate', language);
    return itself(place);
  },
  favourites: (place, query) => {
    const sort = toFavouritesSort(query.get('sort'));
    return sort === favouritesSorts[0] ? itself(place) : `${itself(place)}?sort=${sort}`;
  },
  // A page about an ad of the reader's own is protected, which the form for a new ad is not.
  insertion: (place, query) => {
    const from = draftOriginIn(query);
    return from ? `${itself(place)}?${from.how}=${from.ad}` : itself(place);
  },
  error: notFound,
  // Strangers can think up any number of these; all of them say the same.
  unknown: notFound,
};

/**
 * The address that stands for a page, for path and query as they were asked for. Views take what they show from it and
 * never from the location itself, which may carry anything: whose advertisement led here, keys that nobody knows. So a
 * page that was rendered for one visitor is the page of all who ask for the same, and hydrates wherever it is opened.
 */
export const canonicalAddress = rememberingLast((address) => {
  const place = placeAt(address);
  if (!place) return address;
  return (canonical[place.name] ?? itself)(place, queryOf(address));
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

function search(place: Place, query: URLSearchParams): string {
  const said = searchAt(place as SearchPlace, query);
  return said ? withIgnored(addressOf(place, said.filter), query) : notFound(place);
}

/** All that its path says. */
function itself({ name, language, params }: Place): string {
  return pathTo(name, language, params as never);
}

function notFound({ language }: Place): string {
  return pathTo('error', language);
}
