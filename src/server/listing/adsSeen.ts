import type { ExpressionBuilder } from 'kysely';
import { shownStatuses } from '#machines/account/lifecycle/accountStatus.ts';
import { isViewable, statusesTagged } from '#machines/listing/lifecycle/listingStatus.ts';
import { isSellerShown, type SellerStanding } from '#server/account/sellerStanding.ts';
import type { Tables } from '#server/store/tables.ts';
import type { ListingRow } from './listingTables.ts';

/** The data that decides about the visibility of an ad: its own status and its seller's. */
type Standing = Pick<ListingRow, 'status' | 'published_at'> & SellerStanding;

const listed = statusesTagged('listed');
const listedStatuses = new Set(listed);

/** Whether search shows an ad. */
export function isListed(ad: Standing): boolean {
  return listedStatuses.has(ad.status) && isSellerShown(ad);
}

/** Whether an ad is public. Its seller must not be away, blocked, or about to leave. */
export function isSeen(ad: Standing): boolean {
  return isViewable(ad.status) && isSellerShown(ad);
}

/**
 * Whether an ad was public and never comes back: it was removed, or its seller was erased, whose ads are removed soon
 * after.
 */
export function isGone({ status, seller_status, published_at }: Standing): boolean {
  return (status === 'removed' || seller_status === 'erased') && published_at !== null;
}

/** `isListed` in SQL, for ads joined with the accounts of their sellers. */
export function whereListed(on: ExpressionBuilder<Tables, 'listings' | 'accounts'>) {
  return on.and([
    on('listings.status', 'in', listed),
    on('accounts.status', 'in', shownStatuses),
    on('accounts.blocked', '=', 0),
  ]);
}
