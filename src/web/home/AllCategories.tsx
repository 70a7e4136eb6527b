import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

import { topLevelIds } from '#machines/market/categoryTree.ts';

import { useNames } from '../catalogue.ts';
import { useLanguage } from '../firstPage.tsx';
import { listPath } from '../search/listPath.ts';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './AllCategories.css.ts';
import { allCategoriesId } from './allCategoriesId.ts';
import { categoryIcon } from './categoryIcons.ts';
import { Section } from './Section.tsx';
import { useCategoryCount } from './useCategoryCount.ts';

/** The whole tree's first level, with how many ads lie behind each. */
export function AllCategories() {
  const language = useLanguage();
  const names = useNames();
  const count = useCategoryCount();
  return (
    <Section id={allCategoriesId} title={<Trans>All categories</Trans>}>
      <ul className={styles.list}>
        {topLevelIds.map((id) => (
          <li key={id}>
            <Link to={listPath(language, { category: id })} className={styles.entry}>
              <span className={styles.icon}>
                <Icon of={categoryIcon(id)} />
              </span>
              <span className={styles.name}>{names.category(id)}</span>
              <span className={styles.count}>{count(id)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
