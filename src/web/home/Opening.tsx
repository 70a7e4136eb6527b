import { Plural, Trans } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';

import { topLevelIds } from '#machines/market/categories/categoryTree.ts';
import { formatNumber } from '#market/numbers.ts';

import { link } from '../theme/links.css.ts';
import { Container } from '../ui/layout/Container.tsx';
import { Icon } from '../ui/Icon.tsx';
import { AllCategoriesLink } from './AllCategoriesLink.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { HomeFlow } from './homeFlow.ts';
import * as styles from './Opening.css.ts';

/** allmend's opening: a headline, the number of listings, and the pictures of the most popular categories. */
export function Opening() {
  const categories = topLevelIds.length;
  return (
    <Container>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>
            <Trans id="home.today">Today on allmend</Trans>
          </h1>
          <p className={styles.lead}>
            <Total />
          </p>
        </div>
        <AllCategoriesLink className={styles.more}>
          <span className={link}>
            <Trans id="home.categories">See all {categories} categories</Trans>
          </span>
          <Icon of={ArrowRight} size="inline" />
        </AllCategoriesLink>
      </div>
      <CategoryTiles />
    </Container>
  );
}

function Total() {
  const total = HomeFlow.useSelector(({ context }) => context.data?.total);
  if (total === undefined) return <Trans id="home.ads">Ads from all over Switzerland.</Trans>;
  const shown = formatNumber(total);
  return (
    <Plural
      id="home.total"
      value={total}
      one={`${shown} ad from all over Switzerland.`}
      other={`${shown} ads from all over Switzerland.`}
    />
  );
}
