import type { DraftOrigin } from '#machines/draft/draftSavingSetup.ts';
import { isMarketId } from '#machines/market/marketId.ts';

/** The listing that the query names by `?edit=` or `?copy=`, for a draft to start from. Null if there is none. */
export function draftOriginIn(query: URLSearchParams): DraftOrigin | null {
  for (const how of ['edit', 'copy'] as const) {
    const listing = query.get(how);
    if (listing !== null && isMarketId(listing)) return { ad: listing, how };
  }
  return null;
}

/** The draft that `?draft=` names: the page continues it at once. Null if there is none. */
export function linkedDraftIn(query: URLSearchParams): string | null {
  const draft = query.get('draft');
  return draft !== null && isMarketId(draft) ? draft : null;
}
