import type { ReactNode } from 'react';

import marmot from '../../theme/brands/murmel/marmot-peek.svg';
import { Container } from '../../ui/layout/Container.tsx';
import { SearchBar } from './SearchBar.tsx';
import * as styles from './SearchBand.css.ts';

interface SearchBandProps {
  /** The headline of the home page; other pages have no headline, and a slim band. */
  readonly title?: ReactNode;
  /** Links below the bar for visitors who do not search. */
  readonly children?: ReactNode;
}

/** murmel's sky above the burrow: the search bar below the header, and from laptop width on the marmot (BRAND-2). */
export function SearchBand({ title, children }: SearchBandProps) {
  const size = title === undefined ? 'slim' : 'tall';
  const mascot = <img src={marmot} alt="" width={200} height={192} className={styles.marmot[size]} />;
  return (
    <div data-band={size} className={styles.band[size]}>
      <Container>
        <div className={styles.inside}>
          {title !== undefined && (
            <div className={styles.head}>
              <h1 className={styles.title}>{title}</h1>
              {mascot}
            </div>
          )}
          <div className={styles.bar}>
            {title === undefined && mascot}
            <SearchBar kind={size === 'tall' ? 'hero' : 'band'} />
          </div>
          {children}
        </div>
      </Container>
    </div>
  );
}
