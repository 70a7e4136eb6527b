import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { categoryTree } from '#machines/market/categories.ts';
import { formatNumber } from '#market/numbers.ts';

import { useLanguage } from '../firstPage.tsx';
import { Head } from '../head.tsx';
import { listPath } from '../search/listPath.ts';
import { SearchBand } from '../shell/SearchBand.tsx';
import { brand } from '../theme/brand.ts';
import { link } from '../theme/links.css.ts';
import { Container } from '../ui/Container.tsx';
import { Icon } from '../ui/Icon.tsx';
import { AllCategories, allCategoriesId } from './AllCategories.tsx';
import { CategoryPills } from './CategoryPills.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import * as styles from './HomePage.css.ts';
import { NewestAds } from './NewestAds.tsx';
import { type HomeData, useHomeData } from './useHomeData.ts';

/** The front page: ways in, and what is new. */
export function Component() {
  const data = useHomeData();
  return (
    <>
      <Head title={brand} />
      {brand === 'murmel' ? (
        <SearchBand title={<Trans>What will you dig up today?</Trans>}>
          <CategoryPills />
        </SearchBand>
      ) : (
        <Opening data={data} />
      )}
      <Container>
        <NewestAds items={data.newest} />
        <AllCategories counts={data.counts.category} />
      </Container>
    </>
  );
}
