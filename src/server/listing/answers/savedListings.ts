import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';

/** The ids among these that an account has saved; empty for a stranger. */
export async function savedAmong(
  { sql, store }: Pick<Market, 'sql' | 'store'>,
  account: string | null,
  listings: readonly string[],
): Promise<ReadonlySet<string>> {
  if (account === null || listings.length === 0) return new Set();
  const query = sql
    .selectFrom('saved_ads')
    .select('listing')
    .where('account', '=', account)
    .where('listing', 'in', [...listings]);
  const rows = await store.query<{ listing: string }>(compiled(query));
  return new Set(rows.map(({ listing }) => listing));
}
