import { exportedJournal, exportedJson } from '#server/account/leaving/exportedJournal.ts';
import type { ExportedFile } from '#server/marketFeature.ts';
import type { Market } from '#server/store/market.ts';

/** The journal of an account’s favourites; nothing if it never had any. */
export async function exportedFavourites(market: Market, account: string): Promise<readonly ExportedFile[]> {
  const favourites = await exportedJournal(market, `favourites-${account}`);
  return favourites.length > 0 ? [{ name: 'favourites.json', content: exportedJson(favourites) }] : [];
}
