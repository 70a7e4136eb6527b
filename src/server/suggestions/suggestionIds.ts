import { filterFromToken } from '#market/addresses/searchToken.ts';
import { type SuggestionType, suggestionPlaces } from '#machines/suggestions/suggestionTypes.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';

/**
 * What a suggestion is known by. One out of somebody's history has a key of 128 random bits, which only they were told; any
 * other says itself what it is, for it says nothing secret.
 */
export type SuggestionId =
  | { readonly history: string }
  | { readonly type: SuggestionType; readonly search: SearchFilter };

/** The id of an entry of a history, by its key. */
export function historyId(key: string): string {
  return `history.${key}`;
}

/** The id of a suggestion that is nobody's own. */
export function suggestionId(type: SuggestionType, searchToken: string): string {
  return `${type}.${searchToken}`;
}

/** What an id says; undefined for what is none. */
export function readSuggestionId(id: string): SuggestionId | undefined {
  const [, type, rest] = /^([a-zA-Z]+)\.([\w-]+)$/.exec(id) ?? [];
  if (type === undefined || rest === undefined) return undefined;
  if (type === 'history') return /^[\w-]{22}$/.test(rest) ? { history: rest } : undefined;
  const search = Object.hasOwn(suggestionPlaces, type) ? filterFromToken(rest) : undefined;
  return search && { type: type as SuggestionType, search };
}
