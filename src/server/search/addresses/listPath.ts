import type { Language } from '#machines/market/language.ts';
import { everything } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import '#market/addresses/everySpelling.ts';
import { resultsAddress, searchAddress } from '#market/addresses/searchAddress.ts';
import { addressTo, type Place } from '#routes';

// The server builds addresses in every language. The browser builds only its own (src/web/addresses/listPath.ts).

/** The address of a list in a language. Filters that are not given do not restrict the search. */
export function listPath(language: Language, filter: Partial<SearchFilter> = {}): string {
  return addressTo(language, searchAddress(language, { ...everything, ...filter }));
}

/** The address of a search. A visitor who came by a token stays on token addresses. */
export function addressOf({ name, language }: Pick<Place, 'name' | 'language'>, filter: SearchFilter): string {
  return name === 'results' ? addressTo(language, resultsAddress(language, filter)) : listPath(language, filter);
}
