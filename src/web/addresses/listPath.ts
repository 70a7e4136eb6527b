import { realEstate } from '#machines/market/categories/categoryTree.ts';
import type { Language } from '#machines/market/language.ts';
import { everything, withCategory } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { classicPath } from '#market/addresses/classicAddress.ts';
import { resultsAddress, searchAddress } from '#market/addresses/searchAddress.ts';
import { spellingIn } from '#market/addresses/spellings.ts';
import { addressTo, pathTo, type Place } from '#routes';

/** The address of a list in a language: filters that are not named are not applied. */
export function listPath(language: Language, filter: Partial<SearchFilter> = {}): string {
  return addressTo(language, searchAddress(language, { ...everything, ...filter }));
}

/** The scope of a list: everything, a category, or one of its subcategories. */
export interface CategoryChoice {
  readonly category?: number;
  readonly subcategory?: number;
}

/**
 * `listPath` of a filter for several categories. A page shows some twenty of these. Without filters specific to a
 * category, the query is the same for all addresses of the classic grammar, and is computed once.
 */
export function listPathIn(language: Language, filter: SearchFilter): (choice: CategoryChoice) => string {
  const pathIn = (choice: CategoryChoice) => listPath(language, withCategory(filter, choice));
  const spelling = spellingIn(language);
  if (!spelling || filter.intervals || filter.selects) return pathIn;
  const all = withCategory(filter, {});
  let beside: string | undefined;
  return (choice) => {
    if (choice.category === realEstate) return pathIn(choice);
    beside ??= pathIn({}).replace(/^[^?]*/, '');
    return pathTo('list', language, { rest: classicPath({ ...all, ...choice }, spelling).segments.join('/') }) + beside;
  };
}

/**
 * The address of a search, starting from a place: a search that was opened by a token keeps using tokens while filters
 * change.
 */
export function addressOf({ name, language }: Pick<Place, 'name' | 'language'>, filter: SearchFilter): string {
  return name === 'results' ? addressTo(language, resultsAddress(language, filter)) : listPath(language, filter);
}
