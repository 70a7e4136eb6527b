import type { ExpressionBuilder } from 'kysely';
import { shownStatuses } from '#machines/account/lifecycle/accountStatus.ts';
import { isViewable, statusesTagged } from '#machines/listing/lifecycle/listingStatus.ts';
import { isSellerShown, type SellerStatusColumns } from '#server/account/sellerStatus.ts';
import type { Tables } from '#server/store/tables.ts';
import type { ListingRow } from './listingTables.ts';

/** The data that decides about the visibility of a listing: its own status and its seller's. */
type VisibilityColumns = Pick<ListingRow, 'status' | 'published_at'> & SellerStatusColumns;

const listed = statusesTagged('listed');
const listedStatuses = new Set(listed);

/** Whether search shows a listing. */
export function isListed(listing: VisibilityColumns): boolean {
  return listedStatuses.has(listing.status) && isSellerShown(listing);
}

/** Whether a listing is public. Its seller must not be away, blocked, or about to leave. */
export function isPublic(listing: VisibilityColumns): boolean {
  return isViewable(listing.status) && isSellerShown(listing);
}

/**
 * Whether a listing was public and never comes back: it was removed, or its seller was erased, whose listings are
 * removed soon after.
 */
export function isGone({ status, seller_status, published_at }: VisibilityColumns): boolean {
  return (status === 'removed' || seller_status === 'erased') && published_at !== null;
}

/** `isListed` in SQL, for listings joined with the accounts of their sellers. */
export function whereListed(on: ExpressionBuilder<Tables, 'listings' | 'accounts'>) {
  return on.and([
    on('listings.status', 'in', listed),
    on('accounts.status', 'in', shownStatuses),
    on('accounts.blocked', '=', 0),
  ]);
}
