import { exportedJson } from '#server/account/leaving/exportedJournal.ts';
import type { ExportedFile } from '#server/marketFeature.ts';
import type { Market } from '#server/store/market.ts';
import { titleHistoryOf } from './titleSuggestions.ts';

/** The suggestions for titles that an account has picked and deleted; nothing if there are none. */
export async function exportedTitles(market: Market, account: string): Promise<readonly ExportedFile[]> {
  const titles = await titleHistoryOf(market, account);
  const isEmpty = titles.picked.length + titles.deleted.length === 0;
  return isEmpty ? [] : [{ name: 'titles.json', content: exportedJson(titles) }];
}
