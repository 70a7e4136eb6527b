import { Trans } from '@lingui/react/macro';
import TrendingDown from 'lucide-react/icons/trending-down';

import type { ListingItem } from '#machines/listing/listingItem.ts';
import { formatFrancs } from '#market/prices.ts';

import { Icon } from '../../ui/Icon.tsx';
import { priceBefore } from '../card/priceBefore.ts';
import * as styles from './PriceDrop.css.ts';

/** The amount of a price reduction, if there is one. */
export function PriceDrop({ item }: { readonly item: Parameters<typeof priceBefore>[0] & Pick<ListingItem, 'price'> }) {
  const before = priceBefore(item);
  if (before === undefined) return null;
  const less = formatFrancs(before - (item.price ?? 0));
  return (
    <p className={styles.drop}>
      <Icon of={TrendingDown} size="inline" />
      <Trans comment="{less} is an amount" id="ad.reduced">
        Reduced by {less}
      </Trans>
    </p>
  );
}
