import type { MessageDescriptor } from '@lingui/core';
import type { ListingContent } from '#machines/listing/lifecycle/listingContent.ts';

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

/** Parameters whose value says nothing without their name: what stands on a badge, where the name does not. */
export const standingAlone: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  rooms: /*i18n*/ { id: 'parameter.rooms.alone', message: '{count, plural, =1 {1 room} other {{text} rooms}}' },
  doors: /*i18n*/ { id: 'parameter.doors.alone', message: '{count, plural, =1 {1 door} other {{text} doors}}' },
  size: /*i18n*/ { id: 'parameter.size.alone', message: 'Size {text}' },
};
