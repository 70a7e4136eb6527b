import type { ListingItem } from '#machines/listing/listingItem.ts';
import { isFree } from '#machines/listing/listingPrice.ts';
import { formatNumber } from '#market/numbers.ts';

import { Price } from '../../ui/Price.tsx';
import { priceBefore } from './priceBefore.ts';

interface ListingPriceProps {
  readonly item: Pick<ListingItem, 'price' | 'price_text' | 'previous_price' | 'parameters'>;
  readonly size?: 'card' | 'large' | 'row' | 'page';
}

/** A listing's price. The old amount appears only after a reduction. */
export function ListingPrice({ item, size = 'card' }: ListingPriceProps) {
  const before = priceBefore(item);
  return (
    <Price size={size} gratis={isFree(item)} before={before === undefined ? undefined : `${formatNumber(before)}.–`}>
      {item.price_text}
    </Price>
  );
}
