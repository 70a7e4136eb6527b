import type { MessageDescriptor } from '@lingui/core';
import type { ListingContent } from '#machines/listing/lifecycle/listingContent.ts';

/** The names of the two parameters that every listing has (LISTING-7). */
export const mandatoryParameterWords: Readonly<Record<'type' | 'price', MessageDescriptor>> = {
  type: /*i18n*/ { id: 'parameter.type', message: 'Ad type' },
  price: /*i18n*/ { id: 'parameter.price', message: 'Price' },
};

/** The ad type (`st`): offered or wanted. */
export const kindWords: Readonly<Record<ListingContent['kind'], MessageDescriptor>> = {
  offer: /*i18n*/ { id: 'parameter.type.offer', message: 'Offer' },
  wanted: /*i18n*/ { id: 'parameter.type.wanted', message: 'Wanted' },
};

/** Parameters whose value needs a unit or name when shown alone, for example on a badge. */
export const standaloneWords: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  rooms: /*i18n*/ { id: 'parameter.rooms.alone', message: '{count, plural, =1 {1 room} other {{text} rooms}}' },
  doors: /*i18n*/ { id: 'parameter.doors.alone', message: '{count, plural, =1 {1 door} other {{text} doors}}' },
  size: /*i18n*/ { id: 'parameter.size.alone', message: 'Size {text}' },
};
