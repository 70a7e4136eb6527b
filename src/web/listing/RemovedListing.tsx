import { Trans, useLingui } from '@lingui/react/macro';

import type { SimilarListings as Similar } from '#machines/listing/listingItem.ts';

import { Head } from '../page/head.tsx';
import { useLanguage } from '../page/firstPage.tsx';
import { listPath } from '../addresses/listPath.ts';
import { LinkButton } from '../ui/button/Button.tsx';
import { Container } from '../ui/layout/Container.tsx';
import { categoryFilter } from './categoryFilter.ts';
import * as styles from './RemovedListing.css.ts';
import { SimilarListings } from './related/SimilarListings.tsx';

/** Replaces a deleted listing: an explanation, and where to continue. */
export function RemovedListing({ similar }: { readonly similar: Similar | null }) {
  const { t } = useLingui();
  const language = useLanguage();
  const category = similar?.category_info;
  return (
    <Container>
      <Head title={t({ id: 'ad.gone', message: 'This ad is no longer available' })} index={false} />
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Trans id="ad.gone">This ad is no longer available</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans id="ad.gone.text">This ad was deleted. The item has probably been sold.</Trans>
        </p>
        <div className={styles.ways}>
          {category && (
            <LinkButton kind="primary" to={listPath(language, categoryFilter(category))}>
              <Trans comment="{0} is a category" id="ad.allIn">
                All ads in {category.name}
              </Trans>
            </LinkButton>
          )}
          <LinkButton to={listPath(language)}>
            <Trans id="ui.seeAllAds">See all ads</Trans>
          </LinkButton>
        </div>
      </div>
      <SimilarListings similar={similar} />
    </Container>
  );
}
