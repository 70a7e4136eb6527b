import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { QueryWord } from '../queryWords.ts';

/** A search while its statement is written. */
export interface Asked {
  readonly filter: SearchFilter;
  readonly words: readonly QueryWord[];
  readonly page: { readonly limit: number; readonly offset: number };
  /** Takes a parameter and gives the place where it stands. */
  value(value: unknown): string;
}

/** How many ads there are. */
export const allAds = `(SELECT coalesce(sum(ads), 0)::integer FROM search_counts WHERE region = -1 AND top_category = 0)`;
