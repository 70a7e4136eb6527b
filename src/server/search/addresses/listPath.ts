import type { Language } from '#machines/market/language.ts';
import { everything } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import '#market/addresses/everySpelling.ts';
import { resultsAddress, searchAddress } from '#market/addresses/searchAddress.ts';
import { addressTo, type Place } from '#routes';

// The server spells addresses in every language; a page has its own way (src/web/addresses/listPath.ts), in its language.

/** The address of a list in a language: what is not named is looked for everywhere. */
export function listPath(language: Language, filter: Partial<SearchFilter> = {}): string {
  return addressTo(language, searchAddress(language, { ...everything, ...filter }));
}

/** Where a search is found from a place: who came by a token stays with one. */
export function addressOf({ name, language }: Pick<Place, 'name' | 'language'>, filter: SearchFilter): string {
  return name === 'results' ? addressTo(language, resultsAddress(language, filter)) : listPath(language, filter);
}
