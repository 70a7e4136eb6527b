import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { Area } from '#market/places/areas.ts';
import type { ParsedText } from '../queryWords.ts';

/** A search while its SQL statement is being built. */
export interface SearchStatementParts extends ParsedText {
  readonly filter: SearchFilter;
  readonly area: Area | undefined;
  readonly page: { readonly limit: number; readonly offset: number };
  /** As in `SearchPage`. */
  readonly isUncounted: boolean;
  /** Binds a value of an SQL type as a parameter, and returns its placeholder. Undefined becomes null. */
  value(value: unknown, type: string): string;
}

/** Whether a text narrows the search. */
export function hasText({ words, unwanted, phrases, unwantedPhrases }: ParsedText): boolean {
  return words.length + unwanted.length + phrases.length + unwantedPhrases.length > 0;
}

/** SQL for the number of all listings in search. */
export const allListings = `(SELECT coalesce(sum(ads), 0)::integer FROM search_counts WHERE region = -1 AND top_category = 0)`;
