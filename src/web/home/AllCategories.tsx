import { Trans } from '@lingui/react/macro';

import { topLevelIds } from '#machines/market/categories/categoryTree.ts';

import { useNames } from '../languages/catalogue.ts';
import { useLanguage } from '../page/firstPage.tsx';
import { categoryPath } from '../addresses/categoryPath.ts';
import { CountedLinks } from '../ui/navigation/CountedLinks.tsx';
import { allCategoriesId } from './allCategoriesId.ts';
import { categoryIcon } from '../ui/categoryIcons.ts';
import { HomeFlow } from './homeFlow.ts';
import { Section } from '../ui/layout/Section.tsx';

/** The top-level categories, with the number of listings in each. */
export function AllCategories() {
  const language = useLanguage();
  const names = useNames();
  const counts = HomeFlow.useSelector(({ context }) => context.data?.counts.category);
  return (
    <Section id={allCategoriesId} title={<Trans id="ui.allCategories">All categories</Trans>}>
      <CountedLinks
        links={topLevelIds.map((id) => ({
          key: id,
          to: categoryPath(language, id),
          label: names.category(id),
          count: counts && (counts[id] ?? 0),
          icon: categoryIcon(id),
        }))}
      />
    </Section>
  );
}
