import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

import { pathTo } from '#routes';

import { useLanguage } from '../firstPage.tsx';
import { Container } from '../ui/Container.tsx';
import * as styles from './Header.css.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { SearchBar } from './SearchBar.tsx';
import { slideAway } from './slideAway.ts';

/**
 * Logo, search where the brand has it here, and the languages. Below laptop width the search takes a row of its own.
 * On the phone the header stays, and slides away while one scrolls down.
 */
export function Header({ withSearch }: { readonly withSearch: boolean }) {
  const { t } = useLingui();
  return (
    <header ref={slideAway} className={styles.header}>
      <Container>
        <div className={styles.row}>
          <Link to={pathTo('home', useLanguage())} className={styles.logo} aria-label={t`To the homepage`}>
            <Logo />
          </Link>
          {withSearch && (
            <div className={styles.search}>
              <SearchBar kind="header" />
            </div>
          )}
          <div className={styles.end}>
            <LanguageSwitch />
          </div>
        </div>
      </Container>
    </header>
  );
}
