import type { AdItem } from '#machines/listing/adItem.ts';
import { formatNumber } from '#market/numbers.ts';

import { Price } from '../ui/Price.tsx';

interface AdPriceProps {
  readonly item: Pick<AdItem, 'price' | 'price_text' | 'previous_price' | 'parameters'>;
  readonly size?: 'card' | 'large' | 'row' | 'page';
}

/** What an ad asks. The old amount stands beside it only when the new one is lower: that is news for a buyer. */
export function AdPrice({ item, size = 'card' }: AdPriceProps) {
  const { price, price_text, previous_price, parameters } = item;
  // Free and on request have no amount; among the parameters the first counts 0, and the second is a word.
  const isFree = price === null && parameters.some(({ key, value }) => key === 'price' && value === 0);
  const wasMore = previous_price !== null && (isFree || (price !== null && price < previous_price));
  return (
    <Price size={size} gratis={isFree} before={wasMore ? `${formatNumber(previous_price)}.–` : undefined}>
      {price_text}
    </Price>
  );
}
