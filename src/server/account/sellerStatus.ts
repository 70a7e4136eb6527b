import { shownStatuses } from '#machines/account/lifecycle/accountStatus.ts';
import type { AccountRow } from './accountTables.ts';

/** The status of a seller, as columns of a query. */
export interface SellerStatusColumns {
  readonly seller_status: AccountRow['status'];
  readonly seller_blocked: AccountRow['blocked'];
}

const shownSellers = new Set(shownStatuses);

/** Whether others see the seller. */
export function isSellerShown({ seller_status, seller_blocked }: SellerStatusColumns): boolean {
  return shownSellers.has(seller_status) && seller_blocked === 0;
}
