import type { AdItem } from './adItem.ts';

/** Whether an ad asks nothing. Free and on request have no amount; among the parameters the first counts 0. */
export function isFree({ price, parameters }: Pick<AdItem, 'price' | 'parameters'>): boolean {
  return price === null && parameters.some(({ key, value }) => key === 'price' && value === 0);
}

/** What an ad asks, in whole francs, 0 where it is free; null where it is on request. */
export function francsAsked(item: Pick<AdItem, 'price' | 'parameters'>): number | null {
  return isFree(item) ? 0 : item.price;
}
