import { Trans } from '@lingui/react/macro';
import TrendingDown from 'lucide-react/icons/trending-down';

import type { SavedListing } from '#machines/favourites/favouritesAnswer.ts';
import { francsLess } from '#machines/favourites/savedListings.ts';
import { formatFrancs } from '#market/prices.ts';

import { Icon } from '../ui/Icon.tsx';
import * as styles from './Favourites.css.ts';

/** The price reduction since the listing was saved; an increase is shown less prominently. */
export function PriceChange({ listing }: { readonly listing: SavedListing }) {
  const less = francsLess(listing) ?? 0;
  if (less === 0) return null;
  const francs = formatFrancs(Math.abs(less));
  if (less < 0) {
    return (
      <p className={styles.because}>
        <Trans comment="{francs} is an amount" id="favourites.dearer">
          {francs} more than when you saved it
        </Trans>
      </p>
    );
  }
  return (
    <p className={styles.change}>
      <Icon of={TrendingDown} size="inline" />
      <Trans comment="{francs} is an amount" id="favourites.cheaper">
        {francs} less than when you saved it
      </Trans>
    </p>
  );
}
