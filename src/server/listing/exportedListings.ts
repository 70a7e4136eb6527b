import { exportedJournal, exportedJson } from '#server/account/leaving/exportedJournal.ts';
import type { ExportedFile } from '#server/marketFeature.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';

/** The journals of an account’s listings. */
export async function exportedListings(market: Market, account: string): Promise<readonly ExportedFile[]> {
  const { store, sql } = market;
  const listings = await store.query<{ id: string }>(
    compiled(sql.selectFrom('listings').select('id').where('seller', '=', account).orderBy('id')),
  );
  const files: ExportedFile[] = [];
  for (const { id } of listings) {
    files.push({ name: `ads/${id}.json`, content: exportedJson(await exportedJournal(market, `listing-${id}`)) });
  }
  return files;
}
