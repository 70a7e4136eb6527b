import type { MessageDescriptor } from '@lingui/core';
import type { Price } from '#machines/market/price.ts';

/** The words for prices without an amount. */
export const priceWords: Readonly<Record<Exclude<Price['kind'], 'amount'>, MessageDescriptor>> = {
  free: /*i18n*/ { id: 'price.free', message: 'Free' },
  onRequest: /*i18n*/ { id: 'price.onRequest', message: 'Price on request' },
};

/** The suffix of a price that is a monthly rent. */
export const byTheMonth: MessageDescriptor = /*i18n*/ { id: 'price.byTheMonth', message: '/ month' };
