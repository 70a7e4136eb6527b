import type { ListingItem } from './listingItem.ts';

/** Whether a listing is free. Free and on request have no amount; among the parameters free counts 0. */
export function isFree({ price, parameters }: Pick<ListingItem, 'price' | 'parameters'>): boolean {
  return price === null && parameters.some(({ key, value }) => key === 'price' && value === 0);
}

/** The price of a listing in whole francs, 0 if it is free; null if it is on request. */
export function priceInFrancs(item: Pick<ListingItem, 'price' | 'parameters'>): number | null {
  return isFree(item) ? 0 : item.price;
}
