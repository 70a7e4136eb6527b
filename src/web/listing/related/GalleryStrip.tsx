import { Trans } from '@lingui/react/macro';
import { useId } from 'react';

import type { CardItem } from '#machines/listing/cardItem.ts';

import { Grid } from '../../ui/layout/Grid.tsx';
import * as styles from './GalleryStrip.css.ts';
import { ListingEntries } from '../card/ListingEntries.tsx';
import { ListingCard } from '../card/ListingCard.tsx';

/** The fewest listings for which the section is shown: fewer would look lost. */
const fewest = 2;

interface GalleryStripProps {
  readonly items: readonly CardItem[];
  /** Whether the first cards are on the first screen, so that their pictures load with priority. */
  readonly priority?: boolean;
}

/** Listings in a paid placement, labelled as such. */
export function GalleryStrip({ items, priority = false }: GalleryStripProps) {
  const titleId = useId();
  if (items.length < fewest) return null;
  return (
    <section aria-labelledby={titleId} className={styles.gallery}>
      <h2 id={titleId} className={styles.title}>
        <Trans comment="ads whose sellers paid for a place in it" id="ad.gallery">
          Gallery
        </Trans>
        <span className={styles.paid}>
          <Trans id="ad.sponsored">Sponsored</Trans>
        </span>
      </h2>
      <Grid of="strip" as="ul">
        <ListingEntries of={items}>
          {(item, index) => (
            <ListingCard item={item} saysPromoted={false} priority={priority && (index === 0 ? 'first' : index < 5)} />
          )}
        </ListingEntries>
      </Grid>
    </section>
  );
}
