import { Trans } from '@lingui/react/macro';
import { useId } from 'react';

import { ListingCard } from '../listing/ListingCard.tsx';
import { Grid } from '../ui/Grid.tsx';
import * as styles from './GalleryAds.css.ts';
import { SearchFlow, useFilter } from './searchFlow.ts';

/** Fewer would stand there lonely. */
const fewest = 2;

/** Ads whose sellers paid for a place above the first page of what is found, and said to be that. */
export function GalleryAds() {
  const items = SearchFlow.useSelector(({ context }) => context.result?.galleryItems) ?? [];
  const { page } = useFilter();
  const titleId = useId();
  if (page !== 1 || items.length < fewest) return null;
  return (
    <section aria-labelledby={titleId} className={styles.gallery}>
      <h2 id={titleId} className={styles.title}>
        <Trans comment="ads whose sellers paid for a place in it">Gallery</Trans>
        <span className={styles.paid}>
          <Trans>Paid placement</Trans>
        </span>
      </h2>
      <Grid of="strip" as="ul">
        {items.map((item, index) => (
          <li key={item.id}>
            <ListingCard item={item} level={3} priority={index < 4} />
          </li>
        ))}
      </Grid>
    </section>
  );
}
