import { isCategory, isTopLevel, parentIdOf } from '#machines/market/categoryTree.ts';
import { toPageNumber } from '#machines/market/pageNumber.ts';
import { defaultSortPreset, toSortPreset } from '#machines/market/sortPresets.ts';
import { inView, priceRange } from '#machines/search/filterChanges.ts';
import { toPageSize } from '#machines/search/pageSizes.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { fromSearchText, toSearchText } from '#machines/search/searchText.ts';
import { boundsOf } from '#machines/search/typedPrice.ts';
import { isCantonCode } from './cantonCodes.ts';

/**
 * The query keys of the classic list (specification B, section 3), both ways. Reading is forgiving, since an address may
 * be old, shared or typed: what makes no sense is left out. Printing is canonical: defaults are left out, order is fixed.
 */
export function filterFrom(keys: URLSearchParams): SearchFilter {
  const category = wholeNumber(keys.get('category'));
  const subcategory = wholeNumber(keys.get('subcategory'));
  const region = wholeNumber(keys.get('region'));
  // A form that is sent without a script tells them as they were typed.
  const prices = boundsOf({ from: keys.get('ps') ?? '', to: keys.get('pe') ?? '' });
  const company = keys.get('company_ad');
  const pageSize = toPageSize(keys.get('n'));
  return {
    query: toSearchText(keys.get('q')),
    ...categoriesFrom(category, subcategory),
    ...(region !== undefined && isCantonCode(region) && { region }),
    ...priceRange(prices),
    freeOnly: keys.get('gratis') === '1',
    ...((company === '0' || company === '1') && {
      seller: company === '1' ? ('company' as const) : ('private' as const),
    }),
    sort: toSortPreset(keys.get('sp')),
    page: toPageNumber(keys.get('o')),
    ...(pageSize !== undefined && { pageSize }),
    ...(keys.get('view') === 'grid' && { view: 'grid' as const }),
  };
}

/** Every query key that a page of the market reads. */
export const filterKeys = [
  'q',
  'category',
  'subcategory',
  'region',
  'ps',
  'pe',
  'company_ad',
  'gratis',
  'sp',
  'o',
  'n',
  'view',
] as const;

/** The query keys that say a filter, in their fixed order. */
export function keysOf(filter: SearchFilter): URLSearchParams {
  const entries: [(typeof filterKeys)[number], string | number | undefined][] = [
    ['q', fromSearchText(filter.query) || undefined],
    ['category', filter.category],
    ['subcategory', filter.subcategory],
    ['region', filter.region],
    ['ps', filter.priceFrom],
    ['pe', filter.priceTo],
    ['company_ad', filter.seller && (filter.seller === 'company' ? 1 : 0)],
    ['gratis', filter.freeOnly ? 1 : undefined],
    ['sp', filter.sort === defaultSortPreset ? undefined : filter.sort],
    ['o', filter.page === 1 ? undefined : filter.page],
    ['n', filter.pageSize],
    ['view', filter.view],
  ];
  const told = entries.filter(([, value]) => value !== undefined);
  return new URLSearchParams(told.map(([key, value]): [string, string] => [key, String(value)]));
}

/** The query keys that say what is looked for, whichever way it is shown. */
export function searchKeysOf(filter: SearchFilter): URLSearchParams {
  return keysOf(inView(filter, 'list'));
}

/** A subcategory brings its category along, whatever category the address names; an unknown id is left out. */
function categoriesFrom(
  category: number | undefined,
  subcategory: number | undefined,
): Pick<SearchFilter, 'category' | 'subcategory'> {
  const finest = [subcategory, category].find((id) => id !== undefined && isCategory(id));
  if (finest === undefined) return {};
  return isTopLevel(finest) ? { category: finest } : { category: parentIdOf(finest)!, subcategory: finest };
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
