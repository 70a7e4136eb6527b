import type { MessageDescriptor } from '@lingui/core';
import type { AdItem } from '#machines/listing/adItem.ts';

type Told = Exclude<AdItem['status'], 'active'>;

/** The status of a listing, for a badge. An active listing has none. */
export const statusWords: Readonly<Record<Told, MessageDescriptor>> = {
  reserved: /*i18n*/ { id: 'listing.reserved', message: 'Reserved' },
  sold: /*i18n*/ { id: 'listing.sold', message: 'Sold' },
  expired: /*i18n*/ { id: 'listing.expired', message: 'Expired' },
};

/** The meaning of the status, for visitors of the page. */
export const statusSentences: Readonly<Record<Told, MessageDescriptor>> = {
  reserved: /*i18n*/ {
    id: 'listing.reserved.sentence',
    message: 'Promised to somebody. If that falls through, it is free again.',
  },
  sold: /*i18n*/ {
    id: 'listing.sold.sentence',
    message: 'It has found its buyer. The page stays so that old links still work.',
  },
  expired: /*i18n*/ {
    id: 'listing.expired.sentence',
    message: 'Its term is over. The seller can renew it.',
  },
};

/** The kind of seller, shown after the name. */
export const sellerWords: Readonly<Record<'private' | 'company', MessageDescriptor>> = {
  private: /*i18n*/ { id: 'listing.seller.private', message: 'Private, here since {year}' },
  company: /*i18n*/ { id: 'listing.seller.company', message: 'Company, here since {year}' },
};
