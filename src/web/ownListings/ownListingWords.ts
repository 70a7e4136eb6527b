import { useLingui } from '@lingui/react/macro';

import type { ListingStatus } from '#machines/listing/lifecycle/listing.ts';
import type { ListedCommand, OwnListingCommand } from '#machines/ownListings/ownListing.ts';

/** The labels of a listing's buttons. */
export function useCommandWords(): Readonly<Record<OwnListingCommand, string>> {
  const { t } = useLingui();
  return {
    edit: t({ id: 'ownAds.edit', message: 'Edit' }),
    reprice: t({ id: 'ownAds.price', message: 'Change price' }),
    pause: t({ id: 'ownAds.pause', message: 'Pause' }),
    resume: t({ id: 'ownAds.resume', message: 'Resume' }),
    reserve: t({ id: 'ownAds.reserve', message: 'Reserve' }),
    endReservation: t({ id: 'ownAds.endReservation', message: 'End reservation' }),
    sell: t({ id: 'ownAds.sell', message: 'Mark as sold' }),
    cancelSale: t({ id: 'ownAds.cancelSale', message: 'Put back on sale' }),
    renew: t({ id: 'ownAds.renew', message: 'Renew' }),
    remove: t({ id: 'ownAds.delete', message: 'Delete ad' }),
  };
}

/** The confirmations after each action on a listing with a title. */
export function useDoneWords(title: string): Readonly<Record<ListedCommand, string>> {
  const { t } = useLingui();
  return {
    reprice: t({ id: 'ownAds.did.reprice', message: `“${title}” has a new price` }),
    pause: t({ id: 'ownAds.did.pause', message: `“${title}” is paused and hidden` }),
    resume: t({ id: 'ownAds.did.resume', message: `“${title}” is online again` }),
    reserve: t({ id: 'ownAds.did.reserve', message: `“${title}” is reserved` }),
    endReservation: t({ id: 'ownAds.did.endReservation', message: `“${title}” is no longer reserved` }),
    sell: t({ id: 'ownAds.did.sell', message: `“${title}” is marked as sold` }),
    cancelSale: t({ id: 'ownAds.did.cancelSale', message: `“${title}” is back on sale` }),
    renew: t({ id: 'ownAds.did.renew', message: `“${title}” is renewed` }),
    remove: t({ id: 'ownAds.did.remove', message: `“${title}” is deleted` }),
  };
}

/** The statuses of a listing, in a word or two. */
export function useStatusWords(): Readonly<Record<ListingStatus, string>> {
  const { t } = useLingui();
  return {
    unwritten: '',
    draft: t({ id: 'ownAds.status.draft', message: 'Draft' }),
    awaitingVerification: t({ id: 'ownAds.status.unconfirmed', message: 'Email not confirmed' }),
    inReview: t({ id: 'ownAds.status.inReview', message: 'In review' }),
    rejected: t({ id: 'ownAds.status.rejected', message: 'Rejected' }),
    active: t({ id: 'ownAds.status.online', message: 'Online' }),
    paused: t({ id: 'ownAds.status.paused', message: 'Paused' }),
    reserved: t({ id: 'ownAds.status.reserved', message: 'Reserved' }),
    sold: t({ id: 'ownAds.status.sold', message: 'Sold' }),
    expired: t({ id: 'ownAds.status.expired', message: 'Expired' }),
    removed: t({ id: 'ownAds.status.deleted', message: 'Deleted' }),
  };
}
