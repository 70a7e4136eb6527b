import type { SuggestionType } from './suggestionTypes.ts';

/** The debounce of requesting suggestions, in milliseconds (SUGGESTIONS-8). */
export const suggestionDebounce = 400;

/** A suggested search, as the call returns it (SUGGESTIONS-1). */
export interface Suggestion {
  readonly searchSuggestionID: string;
  readonly type: SuggestionType;
  /** The token of the suggested search; null for a text that was searched without a suggestion. */
  readonly searchToken: string | null;
  /** The title of the suggestion in alternating parts: plain, bold, plain and so on. */
  readonly labelTitleHighlighted: readonly string[];
  /** The category of the search. */
  readonly labelDescription?: string | null | undefined;
  /** Whether the suggestion is from the user's own history, and so can be deleted. */
  readonly deletable: boolean;
}

/** The suggestions of one type. */
export interface SuggestionGroup {
  readonly type: SuggestionType;
  readonly suggestions: readonly Suggestion[];
}

/** Whether the suggestion is a category without a text. */
export function isCategoryAlone({ type }: Pick<Suggestion, 'type'>): boolean {
  return type === 'searchcategory' || type === 'historycategory' || type === 'popcategory';
}

/** The title of a suggestion, without its formatting. */
export function titleOf({ labelTitleHighlighted }: Suggestion): string {
  return labelTitleHighlighted.join('');
}

/** All suggestions in display order. */
export function suggestionsIn(groups: readonly SuggestionGroup[]): readonly Suggestion[] {
  return groups.flatMap(({ suggestions }) => suggestions);
}

/** Removes suggestions by id, and groups that become empty. */
export function withoutIds(groups: readonly SuggestionGroup[], ids: readonly string[]): readonly SuggestionGroup[] {
  if (ids.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      suggestions: group.suggestions.filter(({ searchSuggestionID }) => !ids.includes(searchSuggestionID)),
    }))
    .filter(({ suggestions }) => suggestions.length > 0);
}

/** The id after an arrow key. Beyond either end is the field itself, which is null, and beyond that the other end. */
export function stepFrom(groups: readonly SuggestionGroup[], active: string | null, way: 'up' | 'down'): string | null {
  const places = [null, ...idsIn(groups)];
  const at = Math.max(0, places.indexOf(active)) + (way === 'down' ? 1 : -1);
  return places.at(at % places.length) ?? null;
}

/** The id of the first or the last suggestion. */
export function endOf(groups: readonly SuggestionGroup[], end: 'first' | 'last'): string | null {
  return idsIn(groups).at(end === 'first' ? 0 : -1) ?? null;
}

/** The active suggestion after one is removed: the next one, the previous one if it was the last, or none. */
export function neighbourOf(groups: readonly SuggestionGroup[], id: string): string | null {
  const ids = idsIn(groups);
  const at = ids.indexOf(id);
  return ids[at + 1] ?? ids[at - 1] ?? null;
}

function idsIn(groups: readonly SuggestionGroup[]): readonly string[] {
  return suggestionsIn(groups).map(({ searchSuggestionID }) => searchSuggestionID);
}
