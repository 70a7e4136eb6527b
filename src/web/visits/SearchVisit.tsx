import { type ReactNode, useEffect } from 'react';

import type { ListingList } from '#machines/listing/listingItem.ts';
import { canonicalFilter } from '#machines/search/canonicalFilter.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { newSince } from '#machines/visits/deviceMemory.ts';
import { tokenOf } from '#market/addresses/searchToken.ts';

import { useNow } from '../page/clock.tsx';
import { NewSince, Visits } from './visits.tsx';

interface SearchVisitProps {
  readonly filter: SearchFilter;
  /** The visible result; null while there is none. */
  readonly result: Pick<ListingList, 'items'> | null;
  readonly children: ReactNode;
}

/**
 * Stores the time when a search was seen, in any order and page, and marks listings that are new since the previous
 * visit.
 */
export function SearchVisit({ filter, result, children }: SearchVisitProps) {
  const flow = Visits.useActorRef();
  const token = tokenOf(canonicalFilter({ ...filter, page: 1 }));
  const since = Visits.useSelector(({ context }) => (token === null ? undefined : newSince(context.memory, token)));
  const now = useNow();
  useEffect(() => {
    // A search that is too long for a token is not stored as visited.
    if (result === null || token === null) return;
    // The page's time may lag a little: all listings that it shows have been seen.
    const newest = Math.max(...result.items.map(({ epoch_time }) => epoch_time * 1000));
    flow.send({ type: 'search.seen', token, at: Math.max(now, newest) });
  }, [flow, token, result, now]);
  return <NewSince value={since}>{children}</NewSince>;
}
