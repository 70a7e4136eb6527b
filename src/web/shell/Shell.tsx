import { type Layout, routes } from '#routes';

import { useAddress } from '../addresses/address.ts';
import { isFailure, useStatus } from '../page/firstPage.tsx';
import { usePlace } from '../page/usePlace.ts';
import { Container } from '../ui/layout/Container.tsx';
import { SkipLink } from '../ui/navigation/SkipLink.tsx';
import { Header } from './header/Header.tsx';
import { Imprint } from './Imprint.tsx';
import { LazyFooter, LazyOverlays, LazyPassingFailure, LazySevereError } from './lazyParts.tsx';
import { PageBoundary } from './boundary/PageBoundary.tsx';
import { useShellParts } from './parts.ts';
import * as styles from './Shell.css.ts';
import { useReadersPlace } from '../page/useReadersPlace.ts';
import { useWindowWidth, Viewport } from './viewport.ts';

type SearchPlace = 'header' | 'band' | 'page' | 'nowhere';

/** The place of the search bar: allmend has it in the header, murmel in the band below it (BRAND-2, SHELL-11). */
const searchPlace: Readonly<Record<Layout, SearchPlace>> =
  __BRAND__ === 'murmel'
    ? { standard: 'band', home: 'page', ownSearch: 'page', empty: 'nowhere', whole: 'page' }
    : { standard: 'header', home: 'header', ownSearch: 'page', empty: 'nowhere', whole: 'header' };

/** The frame around every page. */
export function Shell() {
  return (
    <Viewport.Provider>
      <Frame />
    </Viewport.Provider>
  );
}

function Frame() {
  const { Page, SearchBand } = useShellParts();
  const { name } = usePlace();
  const status = useStatus();
  const address = useAddress();
  useReadersPlace();
  useWindowWidth();
  if (isFailure(status)) return status === 500 ? <LazySevereError /> : <LazyPassingFailure status={status} />;
  const layout = status === 404 ? 'ownSearch' : routes[name].layout;
  const search = searchPlace[layout];
  const isWhole = layout === 'whole';
  return (
    <div className={isWhole ? styles.wholeShell : styles.shell}>
      <SkipLink />
      <Header withSearch={search === 'header'} isEmpty={search === 'nowhere'} isInserting={name === 'insertion'} />
      {__BRAND__ === 'murmel' && search === 'band' && SearchBand && <SearchBand />}
      <main id="main" tabIndex={-1} className={isWhole ? styles.wholeMain : styles.main}>
        <PageBoundary address={address}>
          <Page />
        </PageBoundary>
      </main>
      {search !== 'nowhere' && !isWhole && <LazyFooter />}
      <Container>
        <Imprint />
      </Container>
      <LazyOverlays />
    </div>
  );
}
