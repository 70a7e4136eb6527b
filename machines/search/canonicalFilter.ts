import { defaultSortPreset } from '../market/sortPresets.ts';
import { onPage } from './filterChanges.ts';
import { adsAPage } from './pageSizes.ts';
import type { SearchFilter } from './searchFilter.ts';

/**
 * The search that stands for all that show the same ads in another order, on pages of another size, or in another view.
 * Its page is the one that holds the first ad of this one, counted in its own size.
 */
export function canonicalFilter(filter: SearchFilter): SearchFilter {
  const { pageSize: _, view: __, ...usual } = { ...filter, sort: defaultSortPreset };
  const passed = (filter.page - 1) * adsAPage(filter);
  return onPage(usual, Math.floor(passed / adsAPage(usual)) + 1);
}

/**
 * Whether a search is worth leading strangers to. Every text and every bound of a price that anybody thinks of would be a
 * page of its own, without number.
 */
export function isOneOfFew({ query, priceFrom, priceTo }: SearchFilter): boolean {
  return query === '' && priceFrom === undefined && priceTo === undefined;
}
