import type { MessageDescriptor } from '@lingui/core';
import type { Price } from '#machines/market/price.ts';

/** The words that stand where a price has no number. */
export const priceWords: Readonly<Record<Exclude<Price['kind'], 'amount'>, MessageDescriptor>> = {
  free: /*i18n*/ { id: 'price.free', message: 'Free' },
  onRequest: /*i18n*/ { id: 'price.onRequest', message: 'Price on request' },
};

/** Behind an amount: a rent. */
export const byTheMonth: MessageDescriptor = /*i18n*/ { id: 'price.byTheMonth', message: '/ month' };
