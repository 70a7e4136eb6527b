import { furthestPage, pageSizes } from '../market/limits.ts';
import { pageSizeOf } from '../market/pageNumber.ts';
import type { PageSize, SearchFilter } from './searchFilter.ts';

/** How many ads the pages of a search have: as many as was asked for, else as many as its category's pages have. */
export function adsAPage({ category, subcategory, pageSize }: SearchFilter): number {
  return pageSize ?? pageSizeOf(subcategory ?? category);
}

/** How many pages that makes of a total, as far as one can turn them. */
export function pagesOf(filter: SearchFilter, total: number): number {
  return Math.min(Math.ceil(total / adsAPage(filter)), furthestPage);
}

/** The page size that an address asks for; none if it is not among the offered ones. */
export function toPageSize(asked: unknown): PageSize | undefined {
  return pageSizes.find((size) => String(size) === asked);
}
