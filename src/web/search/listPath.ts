import type { Language } from '#machines/market/language.ts';
import { everything } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { keysOf } from '#market/listAddress.ts';
import { pathTo } from '#routes';

/** The address of a list in a language: what is not named is looked for everywhere. */
export function listPath(language: Language, filter: Partial<SearchFilter> = {}): string {
  const keys = keysOf({ ...everything, ...filter }).toString();
  const path = pathTo('list', language);
  return keys === '' ? path : `${path}?${keys}`;
}
