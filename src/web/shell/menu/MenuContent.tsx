import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';

import { topLevelIds } from '#machines/market/categoryTree.ts';
import type { CategoryTotals } from '#machines/shell/headerMenuMachine.ts';
import { formatNumber } from '#market/numbers.ts';

import { useNames } from '../../catalogue.ts';
import { useLanguage } from '../../firstPage.tsx';
import { categoryIcon } from '../../home/categoryIcons.ts';
import { listPath } from '../../search/listPath.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isPlainClick } from '../../ui/plainClick.ts';
import { LanguageLinks } from '../LanguageLinks.tsx';
import * as styles from './MenuContent.css.ts';

interface MenuContentProps {
  /** How many ads there are in each; null as long as nobody has told. */
  readonly totals: CategoryTotals | null;
  /** One follows a link of it within this document. */
  readonly onLeave: () => void;
}

/** What the header's menu holds: the languages where the header has no room for them, and every top-level category. */
export function MenuContent(props: MenuContentProps) {
  return (
    <>
      <Languages />
      <Categories {...props} />
    </>
  );
}

function Languages() {
  return (
    <section className={styles.languages}>
      <h3 className={styles.title}>
        <Trans>Language</Trans>
      </h3>
      <LanguageLinks className={styles.choices} link={{ current: styles.current, other: styles.choice }} />
    </section>
  );
}

function Categories({ totals, onLeave }: MenuContentProps) {
  const language = useLanguage();
  const names = useNames();

  /** A click that opens another tab leaves the menu as it is. */
  function leave(event: MouseEvent<HTMLAnchorElement>) {
    if (isPlainClick(event)) onLeave();
  }

  return (
    <section>
      <h3 className={styles.titleOfMany}>
        <Trans>Categories</Trans>
      </h3>
      <ul className={styles.categories}>
        {topLevelIds.map((id) => (
          <li key={id}>
            <Link to={listPath(language, { category: id })} onClick={leave} className={styles.category}>
              <span className={styles.icon}>
                <Icon of={categoryIcon(id)} />
              </span>
              <span className={styles.name}>{names.category(id)}</span>{' '}
              <span className={styles.count}>{totals && formatNumber(totals[id] ?? 0)}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to={listPath(language)} onClick={leave} className={styles.category}>
            <span className={styles.icon}>
              <Icon of={ArrowRight} />
            </span>
            <span className={styles.name}>
              <Trans>All ads</Trans>
            </span>
          </Link>
        </li>
      </ul>
    </section>
  );
}
