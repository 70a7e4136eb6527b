import type { MarketFeature } from '../marketFeature.ts';
import { forgetOldEntries } from './history.ts';

/** The export and the erasure skip the search history: it is a plain table with a stated lifetime. */
export const suggestionsFeature: MarketFeature = {
  erase: null,
  exported: null,
  upkeep: (market) => forgetOldEntries(market),
};
