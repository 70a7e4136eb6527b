import type { SuggestionType } from './suggestionTypes.ts';

/** How long somebody has not typed before suggestions are asked for, in milliseconds (SUGGESTIONS-8). */
export const suggestionDebounce = 400;

/** A search that is suggested, as the call gives it (SUGGESTIONS-1). */
export interface Suggestion {
  readonly searchSuggestionID: string;
  readonly type: SuggestionType;
  /** The search that it stands for; null for a text that was looked for without having been suggested. */
  readonly searchToken: string | null;
  /** What it is called, in pieces: plain, bold, plain and so on. */
  readonly labelTitleHighlighted: readonly string[];
  /** The category that is looked in. */
  readonly labelDescription?: string | null | undefined;
  /** Whether it is one's own, and so can be deleted. */
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

/** What a suggestion is called, whatever of it is bold. */
export function titleOf({ labelTitleHighlighted }: Suggestion): string {
  return labelTitleHighlighted.join('');
}

/** All of them in the order in which they stand. */
export function suggestionsIn(groups: readonly SuggestionGroup[]): readonly Suggestion[] {
  return groups.flatMap(({ suggestions }) => suggestions);
}

/** Without those of some ids, and without groups that would be empty. */
export function withoutIds(groups: readonly SuggestionGroup[], ids: readonly string[]): readonly SuggestionGroup[] {
  if (ids.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      suggestions: group.suggestions.filter(({ searchSuggestionID }) => !ids.includes(searchSuggestionID)),
    }))
    .filter(({ suggestions }) => suggestions.length > 0);
}

/** The id that an arrow leads to; beyond either end lies the field itself, which is null, and beyond that the other end. */
export function stepFrom(groups: readonly SuggestionGroup[], active: string | null, way: 'up' | 'down'): string | null {
  const places = [null, ...idsIn(groups)];
  const at = Math.max(0, places.indexOf(active)) + (way === 'down' ? 1 : -1);
  return places.at(at % places.length) ?? null;
}

/** The id of the first or the last. */
export function endOf(groups: readonly SuggestionGroup[], end: 'first' | 'last'): string | null {
  return idsIn(groups).at(end === 'first' ? 0 : -1) ?? null;
}

/** Where one is when the suggestion of an id is gone: at the next, at the one before where it was the last, or nowhere. */
export function neighbourOf(groups: readonly SuggestionGroup[], id: string): string | null {
  const ids = idsIn(groups);
  const at = ids.indexOf(id);
  return ids[at + 1] ?? ids[at - 1] ?? null;
}

function idsIn(groups: readonly SuggestionGroup[]): readonly string[] {
  return suggestionsIn(groups).map(({ searchSuggestionID }) => searchSuggestionID);
}
