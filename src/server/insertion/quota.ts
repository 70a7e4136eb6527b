import { isWithinCategory, realEstate, subcategoryIdsOf } from '#machines/market/categories/categoryTree.ts';
import { maxRealEstateAdsOnFreePlan } from '#machines/market/limits.ts';
import { statusesTagged } from '#machines/listing/lifecycle/listingStatus.ts';
import type { Account } from '#machines/account/lifecycle/account.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';

/**
 * The limit of a seller's plan in a category; null where there is none. Private sellers with the free plan have two running
 * real-estate ads (SUBSCRIPTION-16, decisions, Limits); all else is unlimited. The list of categories with unlimited listing
 * (CATEGORY-8) names real estate too: there it is the plan that limits, and companies, whose plans come later, are not held up.
 */
export function mostRunning(category: number, { sellerKind }: Pick<Account, 'sellerKind'>): number | null {
  return isWithinCategory(category, realEstate) && sellerKind === 'private' ? maxRealEstateAdsOnFreePlan : null;
}

/** How many of an account's ads run that count with one in this category, but for one that is about to. */
export async function runningAds(
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
