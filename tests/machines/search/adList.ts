import type { AdList } from '#machines/listing/adItem.ts';

/** An answer that found `total` ads; which ones is no question of the flow. */
export function adListOf(total: number): AdList {
  return {
    items: [],
    itemIDs: [],
    galleryIDs: [],
    search_total: total,
    counts: { category: {}, region: {} },
    token: '',
    engine: 'memory',
    filters: {},
  };
}
