import { Trans, useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';

import { topLevelIds } from '#machines/market/categories/categoryTree.ts';

import { useNames } from '../../languages/catalogue.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { categoryIcon } from '../../ui/categoryIcons.ts';
import { listPath } from '../../addresses/listPath.ts';
import { CountedLinks } from '../../ui/navigation/CountedLinks.tsx';
import { UserLinks } from '../userMenu/UserLinks.tsx';
import { UserName } from '../userMenu/UserName.tsx';
import { UserPortrait } from '../userMenu/UserPortrait.tsx';
import { LanguageLinks } from '../../shell/language/LanguageLinks.tsx';
import type { MenuContentProps } from '../../shell/parts.ts';
import * as styles from './MenuContent.css.ts';

/**
 * The content of the header's menu: the languages if the header has no room for them, the user's links, and every
 * top-level category.
 */
export function MenuContent(props: MenuContentProps) {
  return (
    <>
      <Languages />
      <User onGo={props.onLeave} />
      <Categories {...props} />
    </>
  );
}

function User({ onGo }: { readonly onGo: () => void }) {
  return (
    <section className={styles.user}>
      <h3 className={`${styles.title} ${styles.person}`}>
        <UserPortrait />
        <UserName />
      </h3>
      <div className={styles.userLinks}>
        <UserLinks onGo={onGo} />
      </div>
    </section>
  );
}

function Languages() {
  return (
    <section className={styles.languages}>
      <h3 className={styles.title}>
        <Trans id="shell.language">Language</Trans>
      </h3>
      <LanguageLinks className={styles.choices} link={{ current: styles.current, other: styles.choice }} />
    </section>
  );
}

function Categories({ totals, onLeave }: MenuContentProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useNames();
  const categories = topLevelIds.map((id) => ({
    key: id,
    to: listPath(language, { category: id }),
    label: names.category(id),
    count: totals ? (totals[id] ?? 0) : undefined,
    icon: categoryIcon(id),
  }));
  const all = {
    key: 'all',
    to: listPath(language),
    label: t({ id: 'ui.allAds', message: 'All ads' }),
    count: undefined,
    icon: ArrowRight,
  };
  return (
    <section>
      <h3 className={styles.titleOfMany}>
        <Trans id="ui.categories">Categories</Trans>
      </h3>
      <CountedLinks links={[...categories, all]} room="dialog" onGo={onLeave} />
    </section>
  );
}
