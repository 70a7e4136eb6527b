import type { Account } from '../account/lifecycle/account.ts';
import { isWithinCategory, realEstate } from '../market/categories/categoryTree.ts';
import { maxRealEstateListingsOnFreePlan } from '../market/limits.ts';

/**
 * The limit of a seller's plan in a category; null if there is none. Private sellers with the free plan have two
 * running real-estate listings (SUBSCRIPTION-16, decisions, Limits); all else is unlimited. The list of categories with
 * unlimited listing (CATEGORY-8) also names real estate: there the plan sets the limit. Companies, whose plans come
 * later, have no limit yet.
 */
export function mostRunning(category: number, { sellerKind }: Pick<Account, 'sellerKind'>): number | null {
  return isWithinCategory(category, realEstate) && sellerKind === 'private' ? maxRealEstateListingsOnFreePlan : null;
}
