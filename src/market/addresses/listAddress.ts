import { isCategory, isTopLevel, parentIdOf } from '#machines/market/categories/categoryTree.ts';
import { languages } from '#machines/market/language.ts';
import { toPageNumber } from '#machines/market/pageNumber.ts';
import { defaultSortPreset } from '#machines/market/sortPresets.ts';
import { inView, priceRange } from '#machines/search/filterChanges.ts';
import { normalFilter } from '#machines/search/normalFilter.ts';
import { toPageSize } from '#machines/search/pageSizes.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { toSearchSort } from '#machines/search/searchSort.ts';
import { fromSearchText, toSearchText } from '#machines/search/searchText.ts';
import { boundsOf } from '#machines/search/filters/typedPrice.ts';
import type { KeyEntries } from './filterKeys.ts';
import { momentOf } from '../dates/moments.ts';
import { parameterKeysOf, parametersFrom } from './parameterAddress.ts';
import { placeKeysOf, placesFrom, wholeNumber } from './placeAddress.ts';

export { filterKeys } from './filterKeys.ts';

/**
 * The search of a list's query keys (specification B, section 3), in normal form. Parsing is lenient, because an
 * address may be old, shared or typed: meaningless values are left out.
 */
export function filterFrom(keys: URLSearchParams): SearchFilter {
  const category = categoriesFrom(wholeNumber(keys.get('category')), wholeNumber(keys.get('subcategory')));
  const queryLanguage = languages.find((language) => language === keys.get('query_lang')?.toLowerCase());
  const kind = (['offer', 'wanted'] as const).find((known) => known === keys.get('st'));
  const company = keys.get('company_ad');
  const pageSize = toPageSize(keys.get('n'));
  const places = placesFrom(keys);
  const asOf = momentOf(keys.get('t'));
  return normalFilter({
    query: toSearchText(keys.get('q')),
    ...(queryLanguage && { queryLanguage }),
    ...category,
    ...places,
    ...(kind && { kind }),
    // Prices are read as typed, because a form that is sent without scripts contains them so.
    ...priceRange(boundsOf({ from: keys.get('ps') ?? '', to: keys.get('pe') ?? '' })),
    freeOnly: keys.get('gratis') === '1',
    ...((company === '0' || company === '1') && {
      seller: company === '1' ? ('company' as const) : ('private' as const),
    }),
    ...(keys.get('organic') === '1' && { organic: true as const }),
    ...parametersFrom(keys, category),
    sort: toSearchSort(keys.get('sp'), places.localities !== undefined),
    page: toPageNumber(keys.get('o')),
    ...(asOf !== undefined && { asOf }),
    ...(pageSize !== undefined && { pageSize }),
    ...(keys.get('view') === 'grid' && { view: 'grid' as const }),
  });
}

/** The query keys of a search, without defaults and in fixed order. */
export function keysOf(filter: SearchFilter): URLSearchParams {
  return keysOfNormal(normalFilter(filter));
}

/** As `keysOf`, for a normalised search, without the keys that its path expresses. */
export function keysOfNormal(normal: SearchFilter, saidByPath: readonly string[] = []): URLSearchParams {
  const entries: KeyEntries = [
    ['q', fromSearchText(normal.query) || undefined],
    ['query_lang', normal.queryLanguage],
    ['category', normal.category],
    ['subcategory', normal.subcategory],
    ...placeKeysOf(normal),
    ['st', normal.kind],
    ['ps', normal.priceFrom],
    ['pe', normal.priceTo],
    ['company_ad', normal.seller && (normal.seller === 'company' ? 1 : 0)],
    ['gratis', normal.freeOnly ? 1 : undefined],
    ['organic', normal.organic ? 1 : undefined],
    ...parameterKeysOf(normal),
    ['sp', normal.sort === defaultSortPreset ? undefined : normal.sort],
    ['o', normal.page === 1 ? undefined : normal.page],
    ['t', normal.asOf],
    ['n', normal.pageSize],
    ['view', normal.view],
  ];
  const keys = new URLSearchParams();
  for (const [key, value] of entries) {
    if (value !== undefined && !saidByPath.includes(key)) keys.append(key, String(value));
  }
  return keys;
}

/** The query keys of a search without its view. */
export function searchKeysOf(filter: SearchFilter): URLSearchParams {
  return keysOf(inView(filter, 'list'));
}

/** A subcategory sets its category, whatever category the URL has. An unknown id is left out. */
function categoriesFrom(
  category: number | undefined,
  subcategory: number | undefined,
): Pick<SearchFilter, 'category' | 'subcategory'> {
  const finest = [subcategory, category].find((id) => id !== undefined && isCategory(id));
  if (finest === undefined) return {};
  return isTopLevel(finest) ? { category: finest } : { category: parentIdOf(finest)!, subcategory: finest };
}
