import type { AdItem } from '#machines/listing/adItem.ts';
import { isFree } from '#machines/listing/adPrice.ts';
import { formatNumber } from '#market/numbers.ts';

import { Price } from '../../ui/Price.tsx';
import { priceBefore } from './priceBefore.ts';

interface AdPriceProps {
  readonly item: Pick<AdItem, 'price' | 'price_text' | 'previous_price' | 'parameters'>;
  readonly size?: 'card' | 'large' | 'row' | 'page';
}

/** A listing's price. The old amount appears only after a reduction. */
export function AdPrice({ item, size = 'card' }: AdPriceProps) {
  const before = priceBefore(item);
  return (
    <Price size={size} gratis={isFree(item)} before={before === undefined ? undefined : `${formatNumber(before)}.–`}>
      {item.price_text}
    </Price>
  );
}
