import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { QueryWord } from './queryWords.ts';

/** Ads shown above the others, at most. */
export const galleryLength = 12;

/** Whether a search has neither text nor bounds to the price: total and counts of such searches are kept. */
export function isBrowsing(filter: SearchFilter, words: readonly QueryWord[]): boolean {
  return words.length === 0 && filter.priceFrom === undefined && filter.priceTo === undefined;
}
