import { Trans } from '@lingui/react/macro';
import { useId } from 'react';

import type { SimilarAds as Similar } from '#machines/listing/adItem.ts';

import { useLanguage } from '../../page/firstPage.tsx';
import { listPath } from '../../addresses/listPath.ts';
import { link } from '../../theme/links.css.ts';
import { Grid } from '../../ui/layout/Grid.tsx';
import { categoryFilter } from '../categoryFilter.ts';
import { AdEntries } from '../card/AdEntries.tsx';
import { ListingCard } from '../card/ListingCard.tsx';
import * as styles from './SimilarAds.css.ts';
import { Link } from '../../ui/navigation/Link.tsx';

/** Similar listings, with a link to the whole category. Empty if there are none. */
export function SimilarAds({ similar }: { readonly similar: Similar | null }) {
  const language = useLanguage();
  const titleId = useId();
  if (!similar || similar.items.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.similar}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <Trans id="ad.similar">Similar ads</Trans>
        </h2>
        <Link to={listPath(language, categoryFilter(similar.category_info))} className={link}>
          <Trans comment="{0} is a category" id="ad.allIn">
            All ads in {similar.category_info.name}
          </Trans>
        </Link>
      </div>
      <Grid of="cards" as="ul">
        <AdEntries of={similar.items}>{(item) => <ListingCard item={item} />}</AdEntries>
      </Grid>
    </section>
  );
}
