import { exportedJournal, exportedJson } from '#server/account/leaving/exportedJournal.ts';
import type { ExportedFile } from '#server/marketFeature.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';

/** The journals of an account’s drafts. */
export async function exportedDrafts(market: Market, account: string): Promise<readonly ExportedFile[]> {
  const { store, sql } = market;
  const drafts = await store.query<{ id: string }>(
    compiled(sql.selectFrom('drafts').select('id').where('account', '=', account).orderBy('id')),
  );
  const files: ExportedFile[] = [];
  for (const { id } of drafts) {
    files.push({ name: `drafts/${id}.json`, content: exportedJson(await exportedJournal(market, `draft-${id}`)) });
  }
  return files;
}
