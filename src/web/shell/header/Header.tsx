import { useCallback, useRef } from 'react';

import { type DeviceClass, deviceClassOf } from '#machines/ui/screen.ts';
import { Container } from '../../ui/layout/Container.tsx';
import * as styles from './Header.css.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { HomeLink } from './HomeLink.tsx';
import { LaterUserMenu } from '../laterParts.tsx';
import { InsertLink } from './InsertLink.tsx';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { useShellParts } from '../parts.ts';
import { OtherLanguage } from '../language/OtherLanguage.tsx';
import { RealEstateLogo } from './RealEstateLogo.tsx';
import { slideAway } from './slideAway.ts';
import { useWidthEffect } from '../viewport.ts';

interface HeaderProps {
  readonly withSearch: boolean;
  /** It holds the logo and nothing else. */
  readonly isEmpty: boolean;
  /** One inserts an ad already. */
  readonly isInserting: boolean;
}

/**
 * Logo, menu, search where the brand has it here, the languages, and the way to insert an ad. Below laptop width the search takes a row of its own,
 * and the languages are in the menu; where the search stands in it they give way to it (look, Header), and are in the footer. On a
 * phone there are signs for messages, the menu and the way to insert an ad (SHELL-7). On small devices the header stays, and slides
 * away while one scrolls down.
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
              <div className={styles.menu[isInserting ? 'alone' : 'besideInsert']}>
                <HeaderMenu />
              </div>
              {withSearch && (
                <div className={styles.search}>
                  <SearchBar kind="header" />
                </div>
              )}
              <div className={styles.end[withSearch ? 'besideSearch' : 'alone']}>
                <LanguageSwitch />
              </div>
              <div className={styles.user[isInserting ? 'alone' : 'besideInsert']}>
                <LaterUserMenu />
              </div>
              {!isInserting && <InsertLink />}
              <OtherLanguage />
            </>
          )}
        </div>
      </Container>
    </header>
  );
}
