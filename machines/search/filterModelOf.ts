import { isTopLevel, parentIdOf } from '../market/categories/categoryTree.ts';
import { type ParameterKey, parameterKeys } from '../market/parameters/parameterDefinitions.ts';
import { defaultSortPreset } from '../market/sortPresets.ts';
import { type FilterModel, isPriceActive } from './filterModel.ts';
import { type Interval, searchLanguages, type SearchFilter } from './searchFilter.ts';
import { sortings } from './sortings.ts';

/** A search in the format of the second interface; `nameOf` names a category in the language of the request. */
export function toFilterModel(filter: SearchFilter, nameOf: (category: number) => string): FilterModel {
  const { query, queryLanguage, page, asOf, pageSize, sort, category, subcategory, organic } = filter;
  const categoryID = subcategory ?? category;
  return {
    query,
    language: queryLanguage === undefined ? null : searchLanguages[queryLanguage],
    page,
    asOf: asOf ?? null,
    pageSize: pageSize ?? null,
    sorting: sortings.find(([named]) => named === sort)![1],
    selectedCategory: categoryID === undefined ? null : { categoryID, label: nameOf(categoryID) },
    organic: organic ?? false,
    filters: toFilters(filter),
  };
}

function toFilters({ kind, seller, intervals = {}, selects = {}, ...filter }: SearchFilter): FilterModel['filters'] {
  const price = { min: filter.priceFrom ?? null, max: filter.priceTo ?? null, freeOnly: filter.freeOnly, valid: true };
  const location = {
    selectedLocalities: filter.localities ?? [],
    region: filter.region ?? null,
    widened: filter.widened ?? null,
    subregion: filter.subregion ?? null,
  };
  const hasPlace = filter.localities !== undefined || filter.region !== undefined;
  const ofCategory: FilterModel['filters'] = Object.fromEntries([
    ...Object.entries(selects).map(([key, selectedOptions]) => [key, { selectedOptions }] as const),
    ...Object.entries(intervals).map(([key, { min = null, max = null }]) => [key, { min, max, valid: true }] as const),
  ]);
  return {
    ...(isPriceActive(price) && { price }),
    ...(hasPlace && { location }),
    ...(kind && { adType: { selectedOptions: [kind] } }),
    ...(seller && { sellerKind: { selectedOptions: [seller] } }),
    ...ofCategory,
  };
}

/**
 * The search of a model, without changes: `normalFilter` normalises it, and `src/server/search/query/requestedFilter.ts`
 * reports its errors. The inverse of `toFilterModel`.
 */
export function fromFilterModel({ filters, ...model }: FilterModel): SearchFilter {
  const { price, location, adType, sellerKind } = filters;
  const language = Object.entries(searchLanguages).find(([, spelled]) => spelled === model.language)?.[0];
  const { field, direction } = model.sorting;
  const sort = sortings.find(([, sorting]) => sorting.field === field && sorting.direction === direction)?.[0];
  const reported = {
    query: model.query,
    queryLanguage: language,
    ...categoriesOf(model.selectedCategory?.categoryID),
    region: location?.region,
    widened: location?.widened,
    subregion: location?.subregion,
    localities: atLeastOne(location?.selectedLocalities),
    kind: onlyOne(adType?.selectedOptions),
    priceFrom: price?.min,
    priceTo: price?.max,
    freeOnly: price?.freeOnly ?? false,
    seller: onlyOne(sellerKind?.selectedOptions),
    organic: model.organic || undefined,
    ...parametersOf(filters),
    sort: sort ?? defaultSortPreset,
    page: model.page,
    asOf: model.asOf,
    pageSize: model.pageSize,
  };
  return withoutNothing(reported) as unknown as SearchFilter;
}

function parametersOf(filters: FilterModel['filters']) {
  const intervals: Partial<Record<ParameterKey, Interval>> = {};
  const selects: Partial<Record<ParameterKey, readonly string[]>> = {};
  for (const key of parameterKeys) {
    const filter = filters[key];
    if (!filter) continue;
    if ('selectedOptions' in filter) {
      if (filter.selectedOptions.length > 0) selects[key] = filter.selectedOptions;
    } else if (filter.min !== null || filter.max !== null) {
      intervals[key] = withoutNothing({ min: filter.min, max: filter.max });
    }
  }
  return {
    intervals: Object.keys(intervals).length > 0 ? intervals : undefined,
    selects: Object.keys(selects).length > 0 ? selects : undefined,
  };
}

function categoriesOf(id: number | undefined): Pick<SearchFilter, 'category' | 'subcategory'> {
  if (id === undefined) return {};
  const parent = isTopLevel(id) ? undefined : parentIdOf(id);
  return parent === undefined ? { category: id } : { category: parent, subcategory: id };
}

/** The only selected option: selecting both options of a filter equals selecting none. */
function onlyOne<Option>(options: readonly Option[] = []): Option | undefined {
  return new Set(options).size === 1 ? options[0] : undefined;
}

function atLeastOne<Item>(items: readonly Item[] = []): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

function withoutNothing<Value>(values: Readonly<Record<string, Value>>): Record<string, NonNullable<Value>> {
  const there = (entry: [string, Value]): entry is [string, NonNullable<Value>] =>
    entry[1] !== null && entry[1] !== undefined;
  return Object.fromEntries(Object.entries(values).filter(there));
}
