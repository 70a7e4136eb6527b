import type { AdItem } from '#machines/listing/adItem.ts';
import { isFree } from '#machines/listing/adPrice.ts';

type Priced = Pick<AdItem, 'price' | 'previous_price' | 'parameters'>;

/** What an ad asked before, in francs, if it asks less now: that is news for a buyer. */
export function priceBefore(item: Priced): number | undefined {
  const { price, previous_price } = item;
  if (previous_price === null) return undefined;
  const isLess = isFree(item) || (price !== null && price < previous_price);
  return isLess ? previous_price : undefined;
}
