import { Trans } from '@lingui/react/macro';
import { createActorContext } from '@xstate/react';
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react';

import { type CardItem, cardItemOf } from '#machines/listing/cardItem.ts';
import type { ListingItems } from '#machines/listing/listingItem.ts';
import { recentListingsMachine } from '#machines/visits/recentListingsMachine.ts';

import { fetchActor } from '../../api/fetchActor.ts';
import { get } from '../../api/apiClient.ts';
import { inspect } from '../../flows/inspection.ts';
import { ListingCard } from '../card/ListingCard.tsx';
import { ListingCardBones } from '../card/ListingCardBones.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx';
import { whenNear } from '../../ui/image/nearness.ts';
import * as styles from './RecentlyViewed.css.ts';
import { Visits } from '../../visits/visits.tsx';

const RecentListings = createActorContext(recentListingsMachine, { inspect });

/**
 * The recently viewed listings of this device, loaded when the visitor scrolls near them. Only the device stores them.
 */
export function RecentlyViewed() {
  const viewed = Visits.useSelector(({ context }) => context.memory.viewed);
  // The list is fixed when the view mounts. Views in another tab appear on the next page, so that the row does not
  // change while the visitor looks at it.
  const [ids] = useState(viewed);
  const logic = useMemo(() => recentListingsLogic(ids), [ids]);
  return (
    <RecentListings.Provider logic={logic} options={{ input: { data: undefined } }}>
      <Row count={ids.length} />
    </RecentListings.Provider>
  );
}

function recentListingsLogic(ids: readonly string[]) {
  return recentListingsMachine.provide({
    actors: {
      loading: fetchActor<readonly CardItem[]>(async ({ signal }) => {
        const query = new URLSearchParams({ ids: ids.join() });
        const { items } = await get<ListingItems>('items', { query, signal, quiet: true });
        return items.map(cardItemOf);
      }),
    },
  });
}

function Row({ count }: { readonly count: number }) {
  const titleId = useId();
  const visits = Visits.useActorRef();
  const flow = RecentListings.useActorRef();
  const screen = RecentListings.useSelector(({ value }) => value);
  const isEmpty = RecentListings.useSelector(({ context }) => context.data?.length === 0);
  const approach = useCallback(
    (place: HTMLElement) => whenNear(place, () => flow.send({ type: 'page.opened' })),
    [flow],
  );
  // Nothing is shown if all viewed listings have been deleted.
  if (isEmpty) return null;
  const screens: Readonly<Record<typeof screen, ReactNode>> = {
    idle: <Bones count={count} />,
    loading: <Bones count={count} />,
    success: <Cards />,
    error: <Failure />,
  };
  return (
    <section ref={approach} aria-labelledby={titleId} className={styles.section}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <Trans id="ad.recent">Recently viewed</Trans>
        </h2>
        <button
          type="button"
          className={styles.clear}
          aria-describedby={titleId}
          onClick={() => visits.send({ type: 'views.cleared' })}
        >
          <Trans comment="a button: the ads recently viewed are forgotten" id="ad.recent.clear">
            Clear list
          </Trans>
        </button>
      </div>
      <div className={styles.row}>{screens[screen]}</div>
    </section>
  );
}

function Cards() {
  const items = RecentListings.useSelector(({ context }) => context.data) ?? [];
  return (
    <Grid of="strip" as="ul">
      {items.map((item) => (
        <li key={item.id}>
          <ListingCard item={item} canHide={false} />
        </li>
      ))}
    </Grid>
  );
}

function Bones({ count }: { readonly count: number }) {
  return (
    <Grid of="strip">
      {Array.from({ length: count }, (_, index) => (
        <ListingCardBones key={index} />
      ))}
    </Grid>
  );
}

function Failure() {
  const flow = RecentListings.useActorRef();
  return (
    <ErrorPanel title={<Trans id="ad.recent.failed">We couldn’t load your recently viewed ads.</Trans>}>
      <Button size="dense" onClick={() => flow.send({ type: 'loading.retried' })}>
        <Trans id="ui.loadAgain">Reload</Trans>
      </Button>
    </ErrorPanel>
  );
}
