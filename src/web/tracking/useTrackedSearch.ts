import { useEffect, useRef } from 'react';

import type { AdList } from '#machines/listing/adItem.ts';
import { isSameSearch } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';

import { track } from './track.ts';

/**
 * Tells whoever tracks of each search whose answer is in sight; without an answer there is nothing to tell yet. Another
 * page of it, and another order, are no other search.
 */
export function useTrackedSearch(filter: SearchFilter, answer: AdList | null): void {
  const told = useRef<SearchFilter>(undefined);
  useEffect(() => {
    if (!answer || (told.current && isSameSearch(wanted(told.current), wanted(filter)))) return;
    told.current = filter;
    track.send({ type: 'search.made', query: filter.query, count: answer.search_total });
  }, [filter, answer]);
}

/** What is looked for, however it is laid out. */
function wanted({ pageSize: _, asOf: __, ...filter }: SearchFilter): SearchFilter {
  return { ...filter, page: 1, sort: 'newest' };
}
