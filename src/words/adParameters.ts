import type { MessageDescriptor } from '@lingui/core';
import type { ListingContent } from '#machines/listing/listingContent.ts';

/** What the two parameters are called that every ad has (LISTING-7). */
export const mandatoryParameterWords: Readonly<Record<'type' | 'price', MessageDescriptor>> = {
  type: /*i18n*/ { id: 'parameter.type', message: 'Ad type' },
  price: /*i18n*/ { id: 'parameter.price', message: 'Price' },
};

/** Ad type (`st`): somebody offers the thing, or looks for it. */
export const kindWords: Readonly<Record<ListingContent['kind'], MessageDescriptor>> = {
  offer: /*i18n*/ { id: 'parameter.type.offer', message: 'Offer' },
  wanted: /*i18n*/ { id: 'parameter.type.wanted', message: 'Wanted' },
};
