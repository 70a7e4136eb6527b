import { landingPageSize } from '#machines/landing/landingCounts.ts';
import type { ListingList } from '#machines/listing/listingItem.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { searchKeysOf } from '#market/addresses/listAddress.ts';

import { get } from '../api/apiClient.ts';

/** The answer to a search, as landing pages show it. Rejects as calls do. */
export function answerTo(filter: SearchFilter, signal?: AbortSignal): Promise<ListingList> {
  return get<ListingList>('list', {
    query: searchKeysOf({ ...filter, pageSize: landingPageSize }),
    showsFailure: true,
    ...(signal && { signal }),
  });
}
