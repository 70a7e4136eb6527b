import type { ExpressionBuilder } from 'kysely';
import { shownStatuses } from '#machines/account/lifecycle/accountStatus.ts';
import { isViewable, statusesTagged } from '#machines/listing/lifecycle/listingStatus.ts';
import { isSellerShown, type SellerStanding } from '#server/account/sellerStanding.ts';
import type { Tables } from '#server/store/tables.ts';
import type { ListingRow } from './listingTables.ts';

/** What decides who sees an ad: where it stands itself, and where its seller stands. */
type Standing = Pick<ListingRow, 'status' | 'published_at'> & SellerStanding;

const listed = statusesTagged('listed');
const listedStatuses = new Set(listed);

/** Whether search shows an ad. */
export function isListed(ad: Standing): boolean {
  return listedStatuses.has(ad.status) && isSellerShown(ad);
}

/** Whether anybody may see an ad: its seller is neither away, nor blocked, nor about to leave. */
export function isSeen(ad: Standing): boolean {
  return isViewable(ad.status) && isSellerShown(ad);
}

/** Whether an ad was there for all and never comes back: taken away, or its seller erased, whose ads go soon after. */
export function isGone({ status, seller_status, published_at }: Standing): boolean {
  return (status === 'removed' || seller_status === 'erased') && published_at !== null;
}

/** In SQL what `isListed` says: of ads joined with the accounts of their sellers, those that search shows. */
export function whereListed(on: ExpressionBuilder<Tables, 'listings' | 'accounts'>) {
  return on.and([
    on('listings.status', 'in', listed),
    on('accounts.status', 'in', shownStatuses),
    on('accounts.blocked', '=', 0),
  ]);
}
