import type { MarketFeature } from '../marketFeature.ts';
import { exportedTitles } from './help/exportedTitles.ts';
import { clearTitleHistory } from './help/titleSuggestions.ts';

/** Exports and erases the title suggestions that an account has picked and deleted. */
export const insertionFeature: MarketFeature = {
  erase: clearTitleHistory,
  exported: ({ market }, account) => exportedTitles(market, account),
};
