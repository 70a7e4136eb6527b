import { filterFromToken } from '#market/addresses/searchToken.ts';
import { type SuggestionType, suggestionPlaces } from '#machines/suggestions/suggestionTypes.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';

/**
 * The id of a suggestion. A history entry has a key of 128 random bits, which only its visitor has received. Other ids
 * encode their search, which is not secret.
 */
export type SuggestionId =
  | { readonly history: string }
  | { readonly type: SuggestionType; readonly search: SearchFilter };

/** The id of a history entry, by its key. */
export function historyId(key: string): string {
  return `history.${key}`;
}

/** The id of a suggestion that is not from a history. */
export function suggestionId(type: SuggestionType, searchToken: string): string {
  return `${type}.${searchToken}`;
}

/** Parses the id of a suggestion; undefined if it is invalid. */
export function readSuggestionId(id: string): SuggestionId | undefined {
  const [, type, rest] = /^([a-zA-Z]+)\.([\w-]+)$/.exec(id) ?? [];
  if (type === undefined || rest === undefined) return undefined;
  if (type === 'history') return /^[\w-]{22}$/.test(rest) ? { history: rest } : undefined;
  const search = Object.hasOwn(suggestionPlaces, type) ? filterFromToken(rest) : undefined;
  return search && { type: type as SuggestionType, search };
}
