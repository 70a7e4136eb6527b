import { Trans, useLingui } from '@lingui/react/macro';
import { createActorContext } from '@xstate/react';
import { useEffect, useMemo } from 'react';

import type { SharedFavouritesAnswer } from '#machines/favourites/favouritesAnswer.ts';
import { sharedFavouritesPageMachine } from '#machines/favourites/sharedFavouritesPageMachine.ts';

import { get } from '../api/apiClient.ts';
import { fetchActor } from '../api/fetchActor.ts';
import { inspect } from '../flows/inspection.ts';
import { Head } from '../page/head.tsx';
import { useAvailableData, useRemembered } from '../page/pageMemory.ts';
import { usePlace } from '../page/usePlace.ts';
import { NotLoaded } from '../ui/feedback/NotLoaded.tsx';
import { Container } from '../ui/layout/Container.tsx';
import * as styles from './Favourites.css.ts';
import { FavouritesBones } from './FavouritesBones.tsx';
import { LazySharedListings } from './lazyPage.tsx';

export { sharedListingsParts as parts } from './lazyPage.tsx';

const SharedFavouritesFlow = createActorContext(sharedFavouritesPageMachine, { inspect });

/** The saved listings of another user, for visitors with the link. Each link gets its own flow. */
export function Component() {
  const { token = '' } = usePlace().params;
  const data = useAvailableData<SharedFavouritesAnswer>();
  const logic = useMemo(() => {
    const loading = fetchActor<SharedFavouritesAnswer>(({ signal }) =>
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
        <Head title={t({ id: 'favourites.shared', message: 'Shared favourites' })} index={false} />
        <h1 className={styles.title}>
          <Trans id="favourites.shared">Shared favourites</Trans>
        </h1>
        {hasFailed ? (
          <NotLoaded onRetry={() => flow.send({ type: 'loading.retried' })} />
        ) : data ? (
          <LazySharedListings items={data.items} />
        ) : (
          <FavouritesBones />
        )}
      </div>
    </Container>
  );
}
