import { landingPageSize } from '#machines/landing/landingCounts.ts';
import type { ListingList } from '#machines/listing/listingItem.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { searchKeysOf } from '#market/addresses/listAddress.ts';

import { get } from '../api/apiClient.ts';

/** Fetches the answer to a search, in the size that landing pages show. Rejects with the errors of calls. */
export function answerTo(filter: SearchFilter, signal?: AbortSignal): Promise<ListingList> {
  return get<ListingList>('list', {
    query: searchKeysOf({ ...filter, pageSize: landingPageSize }),
    showsFailure: true,
    ...(signal && { signal }),
  });
}
