import { categoryById, parentOf } from '#machines/market/categories/categories.ts';
import type { Language } from '#machines/market/language.ts';
import { everything } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { SuggestionType } from '#machines/suggestions/suggestionTypes.ts';
import { tokenOf } from '#market/addresses/searchToken.ts';
import { highlighted } from './highlight.ts';
import { categoriesOf, type HistoryEntry, searchOf } from './history.ts';
import { keyOfQuery, keyOfText } from './phrases.ts';
import { historyId, suggestionId } from './suggestionIds.ts';

/** A suggested search (SUGGESTIONS-1). */
export interface Suggestion {
  readonly searchSuggestionID: string;
  readonly type: SuggestionType;
  readonly searchToken: string;
  readonly labelTitleHighlighted: readonly string[];
  readonly labelDescription: string | null;
  readonly deletable: boolean;
}

/** A suggestion before it is formatted: its search and its label. */
export interface Candidate {
  readonly type: SuggestionType;
  readonly search: SearchFilter;
  /** The key of its text; empty without a text. */
  readonly key: string;
  /** The label, if it is not the search text. */
  readonly label?: string;
  /** The key of its history entry, if it comes from the visitor's history. */
  readonly entry?: string;
}

/** A search for a text, in a category or everywhere. */
export function textCandidate(type: SuggestionType, query: string, category = 0, key = keyOfQuery(query)): Candidate {
  return { type, search: { ...everything, query, ...categoriesOf(category) }, key };
}

/** A search in a category. */
export function categoryCandidate(type: SuggestionType, id: number): Candidate {
  return { type, search: { ...everything, ...categoriesOf(id) }, key: '' };
}

/** An entry of the visitor's history. */
export function historyCandidate(entry: HistoryEntry): Candidate {
  const type = entry.query === '' ? 'historycategory' : 'historykeyword';
  return { type, search: searchOf(entry), key: keyOfQuery(entry.query), entry: entry.id };
}

/** The identity of a candidate: equal for the same search, however its text is spelled. */
export function sameness({ key, search: { category, subcategory, freeOnly } }: Candidate): string {
  return `${subcategory ?? category} ${freeOnly} ${key}`;
}

/** Formats a candidate for the typed words. Undefined if the search is too long for a token. */
export function toSuggestion(
  candidate: Candidate,
  typed: readonly string[],
  language: Language,
): Suggestion | undefined {
  const { type, search, entry } = candidate;
  const category = categoryById(search.subcategory ?? search.category ?? 0);
  const searchToken = tokenOf(search);
  if (searchToken === null) return undefined;
  const label = candidate.label ?? (search.query || category?.name[language] || '');
  // If the label is the category's name, the description is the parent category instead, to avoid a repetition.
  const isCalledSo = category !== undefined && keyOfText(label) === keyOfText(category.name[language]);
  const described = isCalledSo ? parentOf(category.id) : category;
  return {
    searchSuggestionID: entry === undefined ? suggestionId(type, searchToken) : historyId(entry),
    type,
    searchToken,
    labelTitleHighlighted: highlighted(label, typed),
    labelDescription: described?.name[language] ?? null,
    deletable: entry !== undefined,
  };
}
