import type { MessageDescriptor } from '@lingui/core';
import type { NumberProblem } from '#machines/search/filters/typedNumber.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { SearchSort } from '#machines/search/searchSort.ts';

/** The orders that visitors can choose, named as in the specification (SEARCH-34). */
export const sortWords: Readonly<Record<SearchSort, MessageDescriptor>> = {
  newest: /*i18n*/ { id: 'sort.newest', message: 'Newest first' },
  oldest: /*i18n*/ { id: 'sort.oldest', message: 'Oldest first' },
  cheapest: /*i18n*/ { id: 'sort.cheapest', message: 'Cheapest first' },
  expensive: /*i18n*/ { id: 'sort.expensive', message: 'Most expensive first' },
  relevant: /*i18n*/ { id: 'sort.relevant', message: 'Relevance' },
  nearest: /*i18n*/ { id: 'sort.nearest', message: 'Nearest first' },
};

/** The options of the filter by seller. */
export const sellerFilterWords: Readonly<Record<NonNullable<SearchFilter['seller']> | 'any', MessageDescriptor>> = {
  any: /*i18n*/ { id: 'search.seller.any', message: 'All', comment: 'All sellers' },
  private: /*i18n*/ { id: 'search.seller.private', message: 'Private' },
  company: /*i18n*/ { id: 'search.seller.company', message: 'Business' },
};

/** The options of the filter by ad type. */
export const kindFilterWords: Readonly<Record<NonNullable<SearchFilter['kind']> | 'any', MessageDescriptor>> = {
  any: /*i18n*/ { id: 'search.kind.any', message: 'All', comment: 'Offers and wanted ads' },
  offer: /*i18n*/ { id: 'search.kind.offer', message: 'Offers' },
  wanted: /*i18n*/ { id: 'search.kind.wanted', message: 'Wanted' },
};

/** The reason why a price field is ignored, and a valid example. Prices are never below 0 nor fractions of a franc. */
export const priceProblemWords: Readonly<Record<NumberProblem, MessageDescriptor>> = {
  unreadable: /*i18n*/ { id: 'search.price.unreadable', message: 'Enter an amount in francs, such as 1500.' },
  tooSmall: /*i18n*/ { id: 'search.price.unreadable', message: 'Enter an amount in francs, such as 1500.' },
  tooLarge: /*i18n*/ { id: 'search.price.tooLarge', message: 'Enter an amount of up to 9 digits.' },
  offStep: /*i18n*/ { id: 'search.price.unreadable', message: 'Enter an amount in francs, such as 1500.' },
  turned: /*i18n*/ { id: 'search.price.turned', message: 'The minimum is higher than the maximum.' },
};

/** The reason why a number field is ignored. Its bounds and step are formatted. */
export const numberProblemWords: Readonly<Record<NumberProblem, MessageDescriptor>> = {
  unreadable: /*i18n*/ { id: 'search.number.unreadable', message: 'Enter a number in digits.' },
  tooSmall: /*i18n*/ { id: 'search.number.tooSmall', message: 'Enter {min} or more.' },
  tooLarge: /*i18n*/ { id: 'search.number.tooLarge', message: 'Enter {max} or less.' },
  offStep: /*i18n*/ { id: 'search.number.offStep', message: 'Enter a number in steps of {step}.' },
  turned: /*i18n*/ { id: 'search.number.turned', message: 'The minimum is higher than the maximum.' },
};
