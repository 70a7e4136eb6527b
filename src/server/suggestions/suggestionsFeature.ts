import type { MarketFeature } from '../marketFeature.ts';
import { forgetOldEntries } from './history.ts';

/** The history of searches is a plain table with a stated lifetime. */
export const suggestionsFeature: MarketFeature = {
  erase: null,
  exported: null,
  upkeep: (market) => forgetOldEntries(market),
};
