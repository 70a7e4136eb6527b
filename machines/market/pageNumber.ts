import { isWithinCategory, realEstate } from './categories/categoryTree.ts';
import { furthestPage, listPageSize, realEstatePageSize } from './limits.ts';

/**
 * The page in an address or a form (`o`); anything but a number of at least 1 becomes page 1 (SEARCH-45). The furthest
 * page is the maximum.
 */
export function toPageNumber(requested: unknown): number {
  const page = typeof requested === 'string' && requested.trim() !== '' ? Number(requested) : requested;
  return typeof page === 'number' && Number.isFinite(page) && page >= 1 ? Math.min(Math.floor(page), furthestPage) : 1;
}

/** The number of listings on a page of the list: 30, and 100 within real estate (B§9). */
export function pageSizeOf(category?: number): number {
  return category !== undefined && isWithinCategory(category, realEstate) ? realEstatePageSize : listPageSize;
}
