import { defaultSortPreset } from '../market/sortPresets.ts';
import { toPageNumber } from '../market/pageNumber.ts';
import { adsAPage } from './pageSizes.ts';
import type { FilterChanges, SearchEvent } from './searchEvents.ts';
import type { PageSize, SearchFilter } from './searchFilter.ts';
import { toSearchText } from './searchText.ts';

/** Looking for everything: where a search begins. */
export const everything: SearchFilter = { query: '', freeOnly: false, sort: defaultSortPreset, page: 1 };

/** Another text, its entities read and its ends trimmed (SEARCH-44, 46), from page 1 (SEARCH-37). */
export function withQuery(filter: SearchFilter, typed: string): SearchFilter {
  return { ...filter, query: toSearchText(typed), page: 1 };
}

/** Another order, from page 1 (SEARCH-38). */
export function withSort(filter: SearchFilter, sort: SearchFilter['sort']): SearchFilter {
  return { ...filter, sort, page: 1 };
}

/** Another part of the tree, or all of it, from page 1 (SEARCH-39). The other filters stay. */
export function withCategory(
  { category: _, subcategory: __, ...filter }: SearchFilter,
  { category, subcategory }: Pick<Extract<SearchEvent, { type: 'category.changed' }>, 'category' | 'subcategory'>,
): SearchFilter {
  return {
    ...filter,
    ...(category !== undefined && { category }),
    ...(category !== undefined && subcategory !== undefined && { subcategory }),
    page: 1,
  };
}

/** The bounds of a price, in francs. Who gives them the wrong way round means the range between them. */
export function priceRange({ priceFrom, priceTo }: FilterChanges): Pick<SearchFilter, 'priceFrom' | 'priceTo'> {
  const isTurned = priceFrom !== undefined && priceTo !== undefined && priceFrom > priceTo;
  const [from, to] = isTurned ? [priceTo, priceFrom] : [priceFrom, priceTo];
  return { ...(from !== undefined && { priceFrom: from }), ...(to !== undefined && { priceTo: to }) };
}

/** Other filters, from page 1. */
export function withChanges(filter: SearchFilter, changes: FilterChanges): SearchFilter {
  const { region, priceFrom, priceTo, seller, ...rest } = { ...filter, ...changes };
  return {
    ...rest,
    ...(region !== undefined && { region }),
    ...priceRange({ priceFrom, priceTo }),
    ...(seller !== undefined && { seller }),
    freeOnly: rest.freeOnly ?? filter.freeOnly,
    page: 1,
  };
}

/**
 * No filters, from page 1 (SEARCH-40). Text, category and order are no filters (specification B, section 3), nor is how
 * many are shown and in which way: they stay.
 */
export function withoutFilters(filter: SearchFilter): SearchFilter {
  const { region: _, priceFrom: __, priceTo: ___, seller: ____, ...rest } = filter;
  return { ...rest, freeOnly: false, page: 1 };
}

/** Pages of another size, from page 1: page 3 of 30 is none of 60. The usual size needs no word. */
export function withPageSize({ pageSize: _, ...filter }: SearchFilter, pageSize: PageSize): SearchFilter {
  return { ...filter, ...(pageSize !== adsAPage(filter) && { pageSize }), page: 1 };
}

/** The same ads on the same page, shown in another way. */
export function inView({ view: _, ...filter }: SearchFilter, view: 'list' | 'grid'): SearchFilter {
  return view === 'grid' ? { ...filter, view } : filter;
}

/** Another page of the same result (SEARCH-41); what is no page is page 1 (SEARCH-45). */
export function onPage(filter: SearchFilter, page: number): SearchFilter {
  return { ...filter, page: toPageNumber(page) };
}

/**
 * Whether both look for the same thing in the same order on the same page, in whichever way it is shown; an absent key
 * and `undefined` are alike.
 */
export function isSameSearch(one: SearchFilter, other: SearchFilter): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof SearchFilter>;
  return [...keys].every((key) => key === 'view' || one[key] === other[key]);
}

/** Whether two filters look for the same and show it the same way. */
export function isSameFilter(one: SearchFilter, other: SearchFilter): boolean {
  return one.view === other.view && isSameSearch(one, other);
}
