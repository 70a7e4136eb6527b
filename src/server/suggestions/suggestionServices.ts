import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { Words } from '#server/http/words.ts';
import type { Market } from '#server/store/market.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

/** The services that suggestions use. */
export interface SuggestionServices {
  readonly market: Market;
  readonly words: Words;
  readonly vocabulary: Vocabulary;
  /** Searches, to count the matches of a suggestion. */
  readonly search: {
    readonly port: {
      search(
        filter: SearchFilter,
        page: { readonly size: number; readonly isUncounted: true },
      ): Promise<{ readonly total: number }>;
    };
  };
}
