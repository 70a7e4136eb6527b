import type { ListingItem } from '#machines/listing/listingItem.ts';
import { isFree } from '#machines/listing/listingPrice.ts';

type Priced = Pick<ListingItem, 'price' | 'previous_price' | 'parameters'>;

/** The previous price in francs, if the current one is lower. */
export function priceBefore(item: Priced): number | undefined {
  const { price, previous_price } = item;
  if (previous_price === null) return undefined;
  const isLess = isFree(item) || (price !== null && price < previous_price);
  return isLess ? previous_price : undefined;
}
