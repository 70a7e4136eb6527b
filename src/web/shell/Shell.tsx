import { type Layout, routes } from '#routes';

import { useStatus } from '../firstPage.tsx';
import { Page, usePlace } from '../router.tsx';
import { type Brand, brand } from '../theme/brand.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { AppFailure } from './AppFailure.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NotFound } from './NotFound.tsx';
import { SearchBand } from './SearchBand.tsx';
import { SevereError } from './SevereError.tsx';
import * as styles from './Shell.css.ts';
import { useReadersPlace } from './useReadersPlace.ts';

type SearchPlace = 'header' | 'band' | 'page';

/** Where the search bar stands: allmend has it in the header, murmel in the band below it (BRAND-2, SHELL-11). */
const searchPlace: Readonly<Record<Brand, Readonly<Record<Layout, SearchPlace>>>> = {
  allmend: { standard: 'header', home: 'header', ownSearch: 'page' },
  murmel: { standard: 'band', home: 'page', ownSearch: 'page' },
};

/** What stands around every page. */
export function Shell() {
  const { name } = usePlace();
  const status = useStatus();
  useReadersPlace();
  if (status === 500) return <SevereError />;
  const search = searchPlace[brand][status === 404 ? 'ownSearch' : routes[name].layout];
  return (
    <div className={styles.shell}>
      <SkipLink />
      <Header withSearch={search === 'header'} />
      {search === 'band' && <SearchBand />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {status === 404 ? <NotFound /> : <Page />}
      </main>
      <Footer />
      <AppFailure />
    </div>
  );
}
