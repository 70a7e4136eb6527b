import { furthestPage, pageSizes } from '../market/limits.ts';
import { pageSizeOf } from '../market/pageNumber.ts';
import type { PageSize, SearchFilter } from './searchFilter.ts';

/** The page size of a search: the requested one, else that of its category. */
export function listingsAPage({ category, subcategory, pageSize }: SearchFilter): number {
  return pageSize ?? pageSizeOf(subcategory ?? category);
}

/** The number of pages for a total, up to the furthest page. */
export function pagesOf(filter: SearchFilter, total: number): number {
  return Math.min(Math.ceil(total / listingsAPage(filter)), furthestPage);
}

/** The page size in an address; undefined if it is not among the offered ones. */
export function toPageSize(requested: unknown): PageSize | undefined {
  return pageSizes.find((size) => String(size) === requested);
}
