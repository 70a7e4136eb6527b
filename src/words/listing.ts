import type { MessageDescriptor } from '@lingui/core';
import type { ListingItem } from '#machines/listing/listingItem.ts';

type InactiveStatus = Exclude<ListingItem['status'], 'active'>;

/** The status of a listing, for a badge. An active listing has none. */
export const statusWords: Readonly<Record<InactiveStatus, MessageDescriptor>> = {
  reserved: /*i18n*/ { id: 'listing.reserved', message: 'Reserved' },
  sold: /*i18n*/ { id: 'listing.sold', message: 'Sold' },
  expired: /*i18n*/ { id: 'listing.expired', message: 'Expired' },
};

/** The meaning of each status, for visitors of the listing's page. */
export const statusSentences: Readonly<Record<InactiveStatus, MessageDescriptor>> = {
  reserved: /*i18n*/ {
    id: 'listing.reserved.sentence',
    message: 'If the sale falls through, it’ll be available again.',
  },
  sold: /*i18n*/ {
    id: 'listing.sold.sentence',
    message: 'This page stays online so that old links keep working.',
  },
  expired: /*i18n*/ {
    id: 'listing.expired.sentence',
    message: 'The seller can still renew this ad.',
  },
};

/** The kind of seller, shown after the name. */
export const sellerWords: Readonly<Record<'private' | 'company', MessageDescriptor>> = {
  private: /*i18n*/ { id: 'listing.seller.private', message: 'Private, member since {year}' },
  company: /*i18n*/ { id: 'listing.seller.company', message: 'Business, member since {year}' },
};
