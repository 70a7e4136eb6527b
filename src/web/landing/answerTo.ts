import { landingPageSize } from '#machines/landing/landingCounts.ts';
import type { AdList } from '#machines/listing/adItem.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { searchKeysOf } from '#market/addresses/listAddress.ts';

import { get } from '../api/apiClient.ts';

/** The answer to a search, as landing pages show it. Rejects as calls do. */
export function answerTo(filter: SearchFilter, signal?: AbortSignal): Promise<AdList> {
  return get<AdList>('list', {
    query: searchKeysOf({ ...filter, pageSize: landingPageSize }),
    showsFailure: true,
    ...(signal && { signal }),
  });
}
