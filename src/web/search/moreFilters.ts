import { chunk } from '../chunk.ts';

/** The filters that need more than the page they stand on: places to find, and what the ads of a category tell. */
export const moreFilters = chunk(() => import('./more/MoreFilters.tsx'));
