import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';

import { topLevelIds } from '#machines/market/categoryTree.ts';
import { languages } from '#machines/market/language.ts';
import type { CategoryTotals } from '#machines/shell/headerMenuMachine.ts';
import { formatNumber } from '#market/numbers.ts';
import { inLanguage } from '#routes';

import { useAddress } from '../../address.ts';
import { useNames } from '../../catalogue.ts';
import { useLanguage } from '../../firstPage.tsx';
import { categoryIcon } from '../../home/categoryIcons.ts';
import { listPath } from '../../search/listPath.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isPlainClick } from '../../ui/plainClick.ts';
import { languageNames } from '../languageNames.ts';
import * as styles from './MenuContent.css.ts';

interface MenuContentProps {
  /** How many ads there are in each; null as long as nobody has told. */
  readonly totals: CategoryTotals | null;
  /** One follows a link to this address, within this document. */
  readonly onLeave: (address: string) => void;
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
  const current = useLanguage();
  const address = useAddress();
  return (
    <section className={styles.languages}>
      <h3 className={styles.title}>
        <Trans>Language</Trans>
      </h3>
      <ul className={styles.choices}>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={inLanguage(address, language)}
              hrefLang={language}
              lang={language}
              aria-current={language === current ? 'true' : undefined}
              className={language === current ? styles.current : styles.choice}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Categories({ totals, onLeave }: MenuContentProps) {
  const language = useLanguage();
  const names = useNames();

  /** A click that opens another tab leaves the menu as it is. */
  function leave(event: MouseEvent<HTMLAnchorElement>) {
    const { pathname, search } = event.currentTarget;
    if (isPlainClick(event)) onLeave(pathname + search);
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
