import { useCallback, useRef } from 'react';

import { type DeviceClass, deviceClassOf } from '#machines/ui/screen.ts';
import { Container } from '../../ui/layout/Container.tsx';
import * as styles from './Header.css.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { HomeLink } from './HomeLink.tsx';
import { LazyUserMenu } from '../lazyParts.tsx';
import { InsertLink } from './InsertLink.tsx';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { useShellParts } from '../parts.ts';
import { RealEstateLogo } from './RealEstateLogo.tsx';
import { slideAway } from './slideAway.ts';
import { useWidthEffect } from '../viewport.ts';

interface HeaderProps {
  readonly withSearch: boolean;
  /** Whether the header contains only the logo. */
  readonly isEmpty: boolean;
  /** Whether the current page is the form that inserts a listing. */
  readonly isInserting: boolean;
}

/**
 * Logo, menu, search if the brand has it here, the languages, and the insert link. Below laptop width the search has
 * its own row, and the languages are in the menu. If the search is in the header, the languages are in the footer
 * instead (look, Header). On a phone there are signs for messages, the menu and the insert link (SHELL-7). On small
 * devices the header is sticky, and slides away while the visitor scrolls down.
 */
export function Header({ withSearch, isEmpty, isInserting }: HeaderProps) {
  const { SearchBar } = useShellParts();
  const header = useRef<HTMLElement>(null);
  const beginSliding = useCallback(
    (device: DeviceClass) => (device === 'desktop' ? undefined : slideAway(header.current!)),
    [],
  );
  useWidthEffect(deviceClassOf, beginSliding);
  return (
    <header ref={header} className={styles.header}>
      <Container>
        <div className={styles.row}>
          <HomeLink />
          {!isEmpty && (
            <>
              <RealEstateLogo />
              <div className={styles.menu[isInserting ? 'alone' : 'nextToInsert']}>
                <HeaderMenu />
              </div>
              {withSearch && (
                <div className={styles.search}>
                  <SearchBar kind="header" />
                </div>
              )}
              <div className={styles.end[withSearch ? 'nextToSearch' : 'alone']}>
                <LanguageSwitch />
              </div>
              <div className={styles.user[isInserting ? 'alone' : 'nextToInsert']}>
                <LazyUserMenu />
              </div>
              {!isInserting && <InsertLink />}
            </>
          )}
        </div>
      </Container>
    </header>
  );
}
