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

/** A search that is suggested (SUGGESTIONS-1). */
export interface Suggestion {
  readonly searchSuggestionID: string;
  readonly type: SuggestionType;
  readonly searchToken: string;
  readonly labelTitleHighlighted: readonly string[];
  readonly labelDescription: string | null;
  readonly deletable: boolean;
}

/** A suggestion before it is told: what it looks for, and what it is called. */
export interface Candidate {
  readonly type: SuggestionType;
  readonly search: SearchFilter;
  /** What its text is compared by; empty where it has none. */
  readonly key: string;
  /** What stands there, unless it is the text that is looked for. */
  readonly label?: string;
  /** Where it is out of somebody's history, its key there. */
  readonly entry?: string;
}

/** A text to look for, in a category or everywhere. */
export function textCandidate(type: SuggestionType, query: string, category = 0, key = keyOfQuery(query)): Candidate {
  return { type, search: { ...everything, query, ...categoriesOf(category) }, key };
}

/** A category to look in. */
export function categoryCandidate(type: SuggestionType, id: number): Candidate {
  return { type, search: { ...everything, ...categoriesOf(id) }, key: '' };
}

/** An entry of one's own history. */
export function historyCandidate(entry: HistoryEntry): Candidate {
  const type = entry.query === '' ? 'historycategory' : 'historykeyword';
  return { type, search: searchOf(entry), key: keyOfQuery(entry.query), entry: entry.id };
}

/** What tells two candidates for the same: whichever way its text is written. */
export function sameness({ key, search: { category, subcategory, freeOnly } }: Candidate): string {
  return `${subcategory ?? category} ${freeOnly} ${key}`;
}

/** How a candidate is told to somebody who has typed these words; undefined of one that is too long for a token. */
export function told(candidate: Candidate, typed: readonly string[], language: Language): Suggestion | undefined {
  const { type, search, entry } = candidate;
  const category = categoryById(search.subcategory ?? search.category ?? 0);
  const searchToken = tokenOf(search);
  if (searchToken === null) return undefined;
  const label = candidate.label ?? (search.query || category?.name[language] || '');
  // A category that is called as the text is told by what is above it: nothing is told twice.
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
