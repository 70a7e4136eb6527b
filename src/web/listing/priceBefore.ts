import type { AdItem } from '#machines/listing/adItem.ts';

type Priced = Pick<AdItem, 'price' | 'previous_price' | 'parameters'>;

/** Whether an ad asks nothing. Free and on request have no amount; among the parameters the first counts 0. */
export function isFree({ price, parameters }: Priced): boolean {
  return price === null && parameters.some(({ key, value }) => key === 'price' && value === 0);
}

/** What an ad asked before, in francs, if it asks less now: that is news for a buyer. */
export function priceBefore(item: Priced): number | undefined {
  const { price, previous_price } = item;
  if (previous_price === null) return undefined;
  const isLess = isFree(item) || (price !== null && price < previous_price);
  return isLess ? previous_price : undefined;
}
