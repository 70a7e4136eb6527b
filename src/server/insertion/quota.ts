import { realEstate, subcategoryIdsOf } from '#machines/market/categories/categoryTree.ts';
import { statusesTagged } from '#machines/listing/lifecycle/listingStatus.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';

/**
 * The number of an account's running listings that count against the limit of this category, without one that is about
 * to run.
 */
export async function runningListings(
  { store, sql }: Pick<Market, 'store' | 'sql'>,
  { account, but }: { readonly account: string; readonly but?: string },
): Promise<number> {
  const query = sql
    .selectFrom('listings')
    .select((on) => on.fn.countAll<number | string>().as('running'))
    .where('seller', '=', account)
    .where('category', 'in', [realEstate, ...subcategoryIdsOf(realEstate)])
    .where('status', 'in', statusesTagged('running'))
    .where('id', '<>', but ?? '');
  const [row] = await store.query<{ running: number | string }>(compiled(query));
  return Number(row?.running ?? 0);
}
