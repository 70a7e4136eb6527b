import { isWithinCategory, realEstate } from './categories/categoryTree.ts';
import { furthestPage, listPageSize, realEstatePageSize } from './limits.ts';

/** The page an address or a form asks for (`o`); what is no number, or below 1, is page 1 (SEARCH-45), and none is further than the furthest. */
export function toPageNumber(asked: unknown): number {
  const page = typeof asked === 'string' && asked.trim() !== '' ? Number(asked) : asked;
  return typeof page === 'number' && Number.isFinite(page) && page >= 1 ? Math.min(Math.floor(page), furthestPage) : 1;
}

/** Ads on a page of the list: 30, and 100 within real estate (B§9). */
export function pageSizeOf(category?: number): number {
  return category !== undefined && isWithinCategory(category, realEstate) ? realEstatePageSize : listPageSize;
}
