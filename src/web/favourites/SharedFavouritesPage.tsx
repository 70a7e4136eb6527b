import { Trans, useLingui } from '@lingui/react/macro';
import { createActorContext } from '@xstate/react';
import Heart from 'lucide-react/icons/heart';
import { type ReactNode, useEffect, useMemo } from 'react';

import type { SharedFavouritesAnswer } from '#machines/favourites/favouritesAnswer.ts';
import { sharedFavouritesPageMachine } from '#machines/favourites/sharedFavouritesPageMachine.ts';

import { listPath } from '../addresses/listPath.ts';
import { get } from '../api/apiClient.ts';
import { fetching } from '../api/fetching.ts';
import { inspect } from '../flows/inspection.ts';
import { AdEntries } from '../listing/card/AdEntries.tsx';
import { useLanguage } from '../page/firstPage.tsx';
import { Head } from '../page/head.tsx';
import { useDataAtHand, useRemembered } from '../page/pageMemory.ts';
import { usePlace } from '../page/usePlace.ts';
import { ListingRow } from '../search/results/ListingRow.tsx';
import { ListingRowBones } from '../search/results/ListingRowBones.tsx';
import { LinkButton } from '../ui/button/Button.tsx';
import { EmptyRoom } from '../ui/feedback/EmptyRoom.tsx';
import { NotLoaded } from '../ui/feedback/NotLoaded.tsx';
import { Container } from '../ui/layout/Container.tsx';
import * as styles from './Favourites.css.ts';

const SharedFavouritesFlow = createActorContext(sharedFavouritesPageMachine, { inspect });

/** As many as the first screen of a desk holds; their pictures are loaded at once. */
const firstScreen = 4;

/** The ads that somebody has saved, for those who have the link. Another link has a flow of its own. */
export function Component() {
  const { token = '' } = usePlace().params;
  const data = useDataAtHand<SharedFavouritesAnswer>();
  const logic = useMemo(() => {
    const loading = fetching<SharedFavouritesAnswer>(({ signal }) =>
      get('favorites/shared', { query: { link: token }, signal }),
    );
    return sharedFavouritesPageMachine.provide({ actors: { loading } });
  }, [token]);
  return (
    <SharedFavouritesFlow.Provider key={token} logic={logic} options={{ input: { data } }}>
      <SharedFavourites />
    </SharedFavouritesFlow.Provider>
  );
}

function SharedFavourites() {
  const { t } = useLingui();
  const flow = SharedFavouritesFlow.useActorRef();
  const hasFailed = SharedFavouritesFlow.useSelector((now) => now.matches('error'));
  const data = SharedFavouritesFlow.useSelector(({ context }) => context.data);
  useEffect(() => flow.send({ type: 'page.opened' }), [flow]);
  useRemembered(data);
  return (
    <Container width="content">
      <div className={styles.page}>
        <Head title={t`Shared favourites`} index={false} />
        <h1 className={styles.title}>
          <Trans>Shared favourites</Trans>
        </h1>
        {hasFailed ? (
          <NotLoaded onRetry={() => flow.send({ type: 'loading.retried' })} />
        ) : data ? (
          <Ads items={data.items} />
        ) : (
          <Bones />
        )}
      </div>
    </Container>
  );
}

function Ads({ items }: SharedFavouritesAnswer) {
  if (items === null) {
    return (
      <NoAds title={<Trans>This list is not shared any more</Trans>}>
        <Trans>Ask whoever sent you the link for a new one.</Trans>
      </NoAds>
    );
  }
  if (items.length === 0) {
    return (
      <NoAds title={<Trans>None of these ads is for sale any more</Trans>}>
        <Trans>What is sold, has expired or was removed is not in a shared list.</Trans>
      </NoAds>
    );
  }
  return (
    <ul className={styles.list}>
      <AdEntries of={items}>
        {(item, index) => <ListingRow item={item} priority={index === 0 ? 'first' : index < firstScreen} />}
      </AdEntries>
    </ul>
  );
}

function NoAds({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <EmptyRoom
      icon={Heart}
      title={title}
      action={
        <LinkButton kind="primary" to={listPath(useLanguage())}>
          <Trans>See all ads</Trans>
        </LinkButton>
      }
    >
      {children}
    </EmptyRoom>
  );
}

/** Stands where the ads will be. */
function Bones() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading…`} className={styles.list}>
      {['one', 'two', 'three'].map((row) => (
        <ListingRowBones key={row} />
      ))}
    </div>
  );
}
