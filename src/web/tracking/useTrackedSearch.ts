import { useEffect, useRef } from 'react';

import type { ListingList } from '#machines/listing/listingItem.ts';
import { isSameSearch } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';

import { track } from './track.ts';

/** Tracks each search whose result is visible. Another page of it, or another order, is not another search. */
export function useTrackedSearch(filter: SearchFilter, answer: ListingList | null): void {
  const lastTracked = useRef<SearchFilter>(undefined);
  useEffect(() => {
    if (!answer || (lastTracked.current && isSameSearch(wanted(lastTracked.current), wanted(filter)))) return;
    lastTracked.current = filter;
    track.send({ type: 'search.made', query: filter.query, count: answer.search_total });
  }, [filter, answer]);
}

/** The filter without page, page size, order and snapshot time, which do not make another search. */
function wanted({ pageSize: _, asOf: __, ...filter }: SearchFilter): SearchFilter {
  return { ...filter, page: 1, sort: 'newest' };
}
