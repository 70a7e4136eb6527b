import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import type { HomeData } from '#machines/home/homeMachine.ts';

import { Head } from '../page/head.tsx';
import { useAvailableData, useRemembered } from '../page/pageMemory.ts';
import { SearchBand } from '../search/bar/SearchBand.tsx';
import { Container } from '../ui/layout/Container.tsx';
import { RecentListings } from '../listing/related/RecentListings.tsx';
import { GalleryListings } from './GalleryListings.tsx';
import { HomeFlow, homeLogic } from './homeFlow.ts';
import { LazyAllCategories, LazyCategoryPills } from './lazyParts.tsx';
import { Newest } from './Newest.tsx';
import { Opening } from './Opening.tsx';

export { homeParts as parts } from './lazyParts.tsx';

/** The front page: links to categories, and the newest listings. */
export function Component() {
  const data = useAvailableData<HomeData>();
  return (
    <HomeFlow.Provider logic={homeLogic} options={{ input: { data } }}>
      <HomePage />
    </HomeFlow.Provider>
  );
}

function HomePage() {
  const { t } = useLingui();
  const flow = HomeFlow.useActorRef();
  useEffect(() => flow.send({ type: 'page.opened' }), [flow]);
  useRemembered(HomeFlow.useSelector(({ context }) => context.data));
  return (
    <>
      <Head
        title={t({ id: 'home.title', message: 'Classified ads from all over Switzerland' })}
        description={t({
          id: 'home.about',
          message:
            'Find, sell and give away bikes, furniture, flats, cars and much more, with private sellers and businesses near you. Posting is free.',
        })}
      />
      {__BRAND__ === 'murmel' ? (
        <SearchBand title={<Trans id="home.search">What will you dig up today?</Trans>}>
          <LazyCategoryPills />
        </SearchBand>
      ) : (
        <Opening />
      )}
      <Container>
        <Newest />
        <GalleryListings />
        <LazyAllCategories />
        <RecentListings />
      </Container>
    </>
  );
}
