import type { MessageDescriptor } from '@lingui/core';
import type { SortPreset } from '#machines/market/sortPresets.ts';
import type { PriceProblem } from '#machines/search/typedPrice.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';

/** The orders a visitor chooses from (SEARCH-34). */
export const sortWords: Readonly<Record<SortPreset, MessageDescriptor>> = {
  newest: /*i18n*/ { id: 'sort.newest', message: 'latest first' },
  oldest: /*i18n*/ { id: 'sort.oldest', message: 'oldest first' },
  cheapest: /*i18n*/ { id: 'sort.cheapest', message: 'cheapest first' },
  expensive: /*i18n*/ { id: 'sort.expensive', message: 'most expensive first' },
  relevant: /*i18n*/ { id: 'sort.relevant', message: 'relevance' },
};

/** Whose ads one wants to see. */
export const sellerFilterWords: Readonly<Record<NonNullable<SearchFilter['seller']> | 'any', MessageDescriptor>> = {
  any: /*i18n*/ { id: 'search.seller.any', message: 'All' },
  private: /*i18n*/ { id: 'search.seller.private', message: 'Private' },
  company: /*i18n*/ { id: 'search.seller.company', message: 'Company' },
};

/** Why what stands in a price field is not looked for, and what would be. */
export const priceProblemWords: Readonly<Record<PriceProblem, MessageDescriptor>> = {
  unreadable: /*i18n*/ { id: 'search.price.unreadable', message: 'Type an amount in francs, such as 1500.' },
  tooLarge: /*i18n*/ { id: 'search.price.tooLarge', message: 'Type an amount of at most 9 digits.' },
};
