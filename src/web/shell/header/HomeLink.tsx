import { useLingui } from '@lingui/react/macro';

import { pathTo } from '#routes';

import { useLanguage } from '../../page/firstPage.tsx';
import { cachedView } from '../../fragments/cachedView.tsx';
import * as styles from './Header.css.ts';
import { Logo } from './Logo.tsx';
import { Link } from '../../ui/navigation/Link.tsx';

/** The logo as a link to the front page. */
export const HomeLink = cachedView(function HomeLink() {
  const { t } = useLingui();
  return (
    <Link
      to={pathTo('home', useLanguage())}
      className={styles.logo}
      aria-label={t({ id: 'shell.home', message: 'Go to homepage' })}
    >
      <Logo />
    </Link>
  );
});
