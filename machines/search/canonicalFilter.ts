import type { ParameterKey } from '../market/parameters/parameterDefinitions.ts';
import { defaultSortPreset } from '../market/sortPresets.ts';
import { onPage } from './filterChanges.ts';
import { listingsAPage } from './pageSizes.ts';
import type { SearchFilter } from './searchFilter.ts';

/**
 * The canonical search: the same for all searches that show the same listings in another order, page size or view, or
 * as of another moment. Its page is the one that holds the first listing of this page, counted in its own page size.
 */
export function canonicalFilter(filter: SearchFilter): SearchFilter {
  const { pageSize: _, view: __, asOf: ___, ...usual } = { ...filter, sort: defaultSortPreset };
  const passed = (filter.page - 1) * listingsAPage(filter);
  return onPage(usual, Math.floor(passed / listingsAPage(usual)) + 1);
}

/** Filters that people search for by name, one option at a time: flats to rent, cars of a brand. */
const namedFilters: ReadonlySet<string> = new Set(['transaction', 'brand'] satisfies ParameterKey[]);

/**
 * Whether search engines may index a search: a category, a canton or a town, rent or buy, a brand. Texts, bounds and
 * combinations of places would create an unlimited number of pages.
 */
export function isOneOfFew(filter: SearchFilter): boolean {
  const { query, queryLanguage, priceFrom, priceTo, organic, intervals, selects = {}, localities = [] } = filter;
  const isTyped = query !== '' || queryLanguage !== undefined || organic === true;
  const isBounded = priceFrom !== undefined || priceTo !== undefined || intervals !== undefined;
  const isOnePlace = localities.length === 0 || (localities.length === 1 && localities[0]!.radius === 0);
  const isNamed = Object.entries(selects).every(([key, options]) => namedFilters.has(key) && options.length <= 1);
  return !isTyped && !isBounded && isOnePlace && isNamed;
}
