import { pagesOf } from '#machines/search/pageSizes.ts';

import { SearchFlow, useFilter } from '../searchFlow.ts';

/** The number of pages of the result. */
export function usePages(): number {
  const total = SearchFlow.useSelector(({ context }) => context.result?.search_total ?? 0);
  return pagesOf(useFilter(), total);
}

/** Whether the URL contains the number of a page beyond the last one. */
export function useIsBeyondTheLast(): boolean {
  const pages = usePages();
  const { page } = useFilter();
  return pages > 0 && page > pages;
}
