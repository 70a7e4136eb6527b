import type { MarketFeature } from '../marketFeature.ts';
import { exportedTitles } from './help/exportedTitles.ts';
import { clearTitleHistory } from './help/titleSuggestions.ts';

/** The titles that an account picked and deleted among the suggestions. */
export const insertionFeature: MarketFeature = {
  erase: clearTitleHistory,
  exported: ({ market }, account) => exportedTitles(market, account),
};
