import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { searchMachine } from '#machines/search/searchMachine.ts';

import { ListingCardBones } from '../../listing/card/ListingCardBones.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { SearchVisit } from '../../visits/SearchVisit.tsx';
import { FoundListings } from './FoundListings.tsx';
import { GalleryListings } from './GalleryListings.tsx';
import { LazyHiddenListings, LazySpellingCorrection, LazyNoListings, LazyPages, LazyWider } from '../lazyParts.tsx';
import { ListingRowBones } from './ListingRowBones.tsx';
import * as styles from './Results.css.ts';
import { SearchFlow, useFilter } from '../searchFlow.ts';

type Status = keyof (typeof searchMachine)['states'];

/** Renders the results according to the state of the search: skeleton, error or listings. */
export function Results() {
  const status = SearchFlow.useSelector(({ value }) => (typeof value === 'string' ? value : Object.keys(value)[0]));
  const inSight = SearchFlow.useSelector(({ value, context }) => (value === 'updated' ? context.result : null));
  return (
    <SearchVisit filter={useFilter()} result={inSight}>
      {screens[status as Status]}
    </SearchVisit>
  );
}

const screens: Readonly<Record<Status, ReactNode>> = {
  idle: <Bones />,
  pendingUpdateWithoutToken: <Pending />,
  pendingUpdateWithToken: <Pending />,
  updated: <Found />,
};

/** The last result, paler until the next one arrives or fails; bones if there was none. */
function Pending() {
  const hasResult = SearchFlow.useSelector(({ context }) => context.result !== null);
  const isFailed = SearchFlow.useSelector((snapshot) => snapshot.hasTag('failed'));
  return (
    <>
      {isFailed && <Failure hasResult={hasResult} />}
      {hasResult ? (
        <div className={isFailed ? undefined : styles.pale} aria-busy={!isFailed}>
          <Found />
        </div>
      ) : (
        !isFailed && <Bones />
      )}
    </>
  );
}

function Found() {
  const result = SearchFlow.useSelector(({ context }) => context.result);
  if (!result || result.items.length === 0) return <LazyNoListings />;
  const { items, itemIDs, galleryIDs, correction, relaxations } = result;
  return (
    <>
      {correction && (
        <div className={styles.meant}>
          <LazySpellingCorrection />
        </div>
      )}
      <GalleryListings />
      <FoundListings items={items} />
      {relaxations.length > 0 && (
        <div className={styles.wider}>
          <LazyWider />
        </div>
      )}
      <LazyPages />
      <LazyHiddenListings ids={[...new Set([...galleryIDs, ...itemIDs])]} />
    </>
  );
}

function Failure({ hasResult }: { readonly hasResult: boolean }) {
  const flow = SearchFlow.useActorRef();
  return (
    <div className={styles.failure}>
      <ErrorPanel title={<Trans id="search.failed">We couldn’t load any results.</Trans>}>
        {hasResult && <Trans id="search.stale">You’re seeing earlier results.</Trans>}{' '}
        <Button size="dense" onClick={() => flow.send({ type: 'search.retried' })}>
          <Trans id="ui.loadAgain">Reload</Trans>
        </Button>
      </ErrorPanel>
    </div>
  );
}

/** The skeleton of the results, in the view (list or grid) that is expected. */
function Bones() {
  const { view } = useFilter();
  const places = Array.from({ length: 6 }, (_, index) => index);
  return (
    <div aria-hidden>
      {view === 'grid' ? (
        <Grid of="results">
          {places.map((place) => (
            <ListingCardBones key={place} />
          ))}
        </Grid>
      ) : (
        places.map((place) => <ListingRowBones key={place} />)
      )}
    </div>
  );
}
