import { defaultSortPreset } from '../market/sortPresets.ts';
import { toPageNumber } from '../market/pageNumber.ts';
import { listingsAPage } from './pageSizes.ts';
import { normalFilter } from './normalFilter.ts';
import type { FilterChanges, SearchEvent } from './searchEvents.ts';
import type { PageSize, SearchFilter } from './searchFilter.ts';
import { toSearchText } from './searchText.ts';

/** The search for everything, with which a search begins. */
export const everything: SearchFilter = { query: '', freeOnly: false, sort: defaultSortPreset, page: 1 };

/** The search with another text, its entities decoded and its ends trimmed (SEARCH-44, 46), from page 1 (SEARCH-37). */
export function withQuery(filter: SearchFilter, typed: string): SearchFilter {
  return onPage({ ...filter, query: toSearchText(typed) }, 1);
}

/**
 * The search after a text from the search bar at a list. `bar` has the places or the canton of the bar. Without a field
 * for them it is absent, and those of the list stay. The bar shows neither a widened canton nor a part of one, so these
 * stay while it is empty. The same text preserves all filters. Another text is another search: only the place stays,
 * since people search where they live.
 */
export function fromSearchBar(
  filter: SearchFilter,
  typed: string,
  bar?: Pick<SearchFilter, 'region' | 'localities'>,
): SearchFilter {
  const { region, widened, subregion, localities, ...others } = filter;
  const isHidden = widened !== undefined || subregion !== undefined;
  const isLeft = bar === undefined || (isHidden && bar.region === undefined && !bar.localities?.length);
  const where = isLeft
    ? { region, widened, subregion, localities }
    : { region: bar.region, localities: bar.localities };
  const isSame = toSearchText(typed) === filter.query;
  return withQuery({ ...(isSame ? others : everything), ...defined(where) }, typed);
}

/** The search in another order, from page 1 (SEARCH-38). */
export function withSort(filter: SearchFilter, sort: SearchFilter['sort']): SearchFilter {
  return normalFilter({ ...filter, sort, page: 1 });
}

/**
 * Another category, or none, from page 1 (SEARCH-39). The other filters stay if they are relevant there (SEARCH-15).
 */
export function withCategory(
  { category: _, subcategory: __, ...filter }: SearchFilter,
  { category, subcategory }: Pick<Extract<SearchEvent, { type: 'category.changed' }>, 'category' | 'subcategory'>,
): SearchFilter {
  return normalFilter({
    ...filter,
    ...(category !== undefined && { category }),
    ...(category !== undefined && subcategory !== undefined && { subcategory }),
    page: 1,
  });
}

/** The bounds of a price, in francs. Reversed bounds mean the range between them. */
export function priceRange({ priceFrom, priceTo }: FilterChanges): Pick<SearchFilter, 'priceFrom' | 'priceTo'> {
  const isTurned = priceFrom !== undefined && priceTo !== undefined && priceFrom > priceTo;
  const [from, to] = isTurned ? [priceTo, priceFrom] : [priceFrom, priceTo];
  return { ...(from !== undefined && { priceFrom: from }), ...(to !== undefined && { priceTo: to }) };
}

/**
 * Other filters, from page 1: changed filters replace present ones, also by parameter; `undefined` removes a filter.
 */
export function withChanges(filter: SearchFilter, changes: FilterChanges): SearchFilter {
  const { freeOnly, intervals, selects, priceFrom, priceTo, ...plain } = { ...filter, ...placesOf(filter, changes) };
  const prices = priceRange({
    priceFrom: 'priceFrom' in changes ? changes.priceFrom : priceFrom,
    priceTo: 'priceTo' in changes ? changes.priceTo : priceTo,
  });
  return normalFilter({
    ...defined({ ...plain, ...pick(changes, ['kind', 'seller', 'organic']) }),
    ...prices,
    freeOnly: changes.freeOnly ?? freeOnly,
    intervals: defined({ ...intervals, ...changes.intervals }),
    selects: defined({ ...selects, ...changes.selects }),
    page: 1,
  } as SearchFilter);
}

/** The places of a search after a change: a canton excludes localities, and vice versa. */
function placesOf({ region, widened, subregion, localities }: SearchFilter, changes: FilterChanges) {
  const requested = pick(changes, ['region', 'widened', 'subregion', 'localities']);
  if (requested.localities !== undefined)
    return { region: undefined, widened: undefined, subregion: undefined, ...requested };
  if (requested.region !== undefined)
    return { widened: undefined, subregion: undefined, localities: undefined, ...requested };
  return { region, widened, subregion, localities, ...requested };
}

/**
 * No filters, from page 1 (SEARCH-40). Text, category and order are not filters (specification B, section 3), nor are
 * page size and view: they stay.
 */
export function withoutFilters(filter: SearchFilter): SearchFilter {
  const { query, queryLanguage, category, subcategory, sort, pageSize, view } = filter;
  const saved = { query, queryLanguage, category, subcategory, sort, pageSize, view };
  return normalFilter({ ...defined(saved), freeOnly: false, page: 1 } as SearchFilter);
}

/** The filters of one search with the text, order, page size and view of another, from page 1. */
export function withFiltersOf(filter: SearchFilter, chosen: SearchFilter): SearchFilter {
  const { query, queryLanguage, sort, pageSize, view } = filter;
  return normalFilter(defined({ ...chosen, query, queryLanguage, sort, pageSize, view, page: 1 }) as SearchFilter);
}

/** Groups of search values that always change together. */
const chosenTogether = [
  ['category', 'subcategory'],
  ['region', 'widened', 'subregion', 'localities'],
  ['priceFrom', 'priceTo'],
  ['freeOnly'],
  ['kind'],
  ['seller'],
  ['organic'],
] as const satisfies readonly (readonly (keyof SearchFilter)[])[];

/**
 * Rebases unapplied choices on another search: values that changed from `before` to `now` win, the rest is as chosen.
 */
export function withChosen(now: SearchFilter, before: SearchFilter, chosen: SearchFilter): SearchFilter {
  const merged = chosenTogether.map((keys) =>
    pick(keys.every((key) => isAlike(before[key], now[key])) ? chosen : now, keys),
  );
  return withFiltersOf(now, {
    ...everything,
    ...Object.assign({}, ...merged),
    intervals: chosenByKey(now.intervals, before.intervals, chosen.intervals),
    selects: chosenByKey(now.selects, before.selects, chosen.selects),
  });
}

function chosenByKey<Value>(
  now: Readonly<Record<string, Value>> = {},
  before: Readonly<Record<string, Value>> = {},
  chosen: Readonly<Record<string, Value>> = {},
): Partial<Record<string, Value>> {
  const keys = Object.keys({ ...now, ...chosen });
  return defined(Object.fromEntries(keys.map((key) => [key, (isAlike(before[key], now[key]) ? chosen : now)[key]])));
}

/** Whether two searches have the same filters, whatever their text, order and arrangement. */
export function isSameNarrowing(one: SearchFilter, other: SearchFilter): boolean {
  return isSameSearch(withFiltersOf(everything, one), withFiltersOf(everything, other));
}

/** Pages of another size, from page 1: page 3 of 30 has no equivalent with 60. The default size is omitted. */
export function withPageSize({ pageSize: _, ...filter }: SearchFilter, pageSize: PageSize): SearchFilter {
  return onPage({ ...filter, ...(pageSize !== listingsAPage(filter) && { pageSize }) }, 1);
}

/** The search with the same listings on the same page, in another view. */
export function inView({ view: _, ...filter }: SearchFilter, view: 'list' | 'grid'): SearchFilter {
  return view === 'grid' ? { ...filter, view } : filter;
}

/**
 * Another page of the same search. Further pages are as of `begun`, the moment when page 1 was shown, in epoch
 * milliseconds. A search that already has a moment preserves it.
 */
export function onPage(
  { asOf: known, ...filter }: SearchFilter,
  requested: number,
  begun: number | undefined = known,
): SearchFilter {
  const page = toPageNumber(requested);
  const asOf = known ?? begun;
  return { ...filter, page, ...(page > 1 && asOf !== undefined && { asOf }) };
}

/**
 * Whether two filters describe the same search, order and page, whatever the view; an absent key equals `undefined`.
 */
export function isSameSearch(one: SearchFilter, other: SearchFilter): boolean {
  return isAlike({ ...one, view: undefined }, { ...other, view: undefined });
}

/** Whether two filters describe the same search in the same view. */
export function isSameFilter(one: SearchFilter, other: SearchFilter): boolean {
  return one.view === other.view && isSameSearch(one, other);
}

/** Whether two values within filters are equal, at any depth. */
function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [some, others] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return [...new Set([...Object.keys(some), ...Object.keys(others)])].every((key) => isAlike(some[key], others[key]));
}

function defined<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>;
}

function pick<Values extends object, Key extends keyof Values>(
  values: Values,
  keys: readonly Key[],
): Partial<Pick<Values, Key>> {
  return Object.fromEntries(keys.filter((key) => key in values).map((key) => [key, values[key]])) as Partial<
    Pick<Values, Key>
  >;
}
