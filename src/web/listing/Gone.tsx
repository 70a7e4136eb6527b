import { Trans, useLingui } from '@lingui/react/macro';

import type { SimilarAds as Similar } from '#machines/listing/adItem.ts';

import { Head } from '../page/head.tsx';
import { useLanguage } from '../page/firstPage.tsx';
import { listPath } from '../addresses/listPath.ts';
import { LinkButton } from '../ui/button/Button.tsx';
import { Container } from '../ui/layout/Container.tsx';
import { categoryFilter } from './categoryFilter.ts';
import * as styles from './Gone.css.ts';
import { SimilarAds } from './related/SimilarAds.tsx';

/** Replaces a deleted listing: an explanation, and where to continue. */
export function Gone({ similar }: { readonly similar: Similar | null }) {
  const { t } = useLingui();
  const language = useLanguage();
  const category = similar?.category_info;
  return (
    <Container>
      <Head title={t`This ad is gone`} index={false} />
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Trans>This ad is gone</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>It was here, and has been taken away for good. Often the thing has found somebody.</Trans>
        </p>
        <div className={styles.ways}>
          {category && (
            <LinkButton kind="primary" to={listPath(language, categoryFilter(category))}>
              <Trans comment="{0} is a category">All in {category.name}</Trans>
            </LinkButton>
          )}
          <LinkButton to={listPath(language)}>
            <Trans>See all ads</Trans>
          </LinkButton>
        </div>
      </div>
      <SimilarAds similar={similar} />
    </Container>
  );
}
