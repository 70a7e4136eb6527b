import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import { use, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import { favouritesSorts, type FavouritesSort, toFavouritesSort } from '#machines/favourites/favouritesSort.ts';
import { mostFavourites } from '#machines/favourites/limits.ts';
import { inOrder, isOver } from '#machines/favourites/savedListings.ts';
import { pathTo } from '#routes';

import { Protected } from '../account/guard/Protected.tsx';
import { useAddress } from '../addresses/address.ts';
import { useLanguage } from '../page/firstPage.tsx';
import { Head } from '../page/head.tsx';
import { queryOf } from '../addresses/queryOf.ts';
import { listPath } from '../addresses/listPath.ts';
import { keepsPlace } from '../page/useReadersPlace.ts';
import { Button, LinkButton } from '../ui/button/Button.tsx';
import { EmptyRoom } from '../ui/feedback/EmptyRoom.tsx';
import { leaveFocusTo } from '../ui/focus/lostFocus.ts';
import { NotLoaded } from '../ui/feedback/NotLoaded.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { FavouriteRow } from './FavouriteRow.tsx';
import * as styles from './Favourites.css.ts';
import { FavouritesBones } from './FavouritesBones.tsx';
import { FavouritesSharing } from './FavouritesSharing.tsx';
import { FavouritesPageFlow, favouritesPageLogic } from './favouritesPageFlow.ts';
import { Hearts } from './hearts/hearts.ts';
import { useSortNames } from './sortNames.ts';
import { useSavedOf } from './useSavedOf.ts';
import { useWaitingListings, WaitingListings } from './WaitingListings.tsx';

const titleId = 'favourites';

/** The user's saved listings in their current state. */
export function FavouritesArea() {
  const { t } = useLingui();
  return (
    <div className={styles.page}>
      <Head title={t({ id: 'favourites.title', message: 'Favourites' })} index={false} />
      <h1 id={titleId} tabIndex={-1} className={styles.title}>
        <Trans id="favourites.title">Favourites</Trans>
      </h1>
      <Protected>
        <Favourites />
      </Protected>
    </div>
  );
}

/** The favourites of the logged-in account. */
export function Favourites() {
  const hearts = use(Hearts);
  const logic = useMemo(() => favouritesPageLogic(hearts), [hearts]);
  return (
    <FavouritesPageFlow.Provider logic={logic}>
      <Listings />
    </FavouritesPageFlow.Provider>
  );
}

function Listings() {
  const flow = FavouritesPageFlow.useActorRef();
  const hasFailed = FavouritesPageFlow.useSelector((now) => now.matches('failed'));
  const isShown = FavouritesPageFlow.useSelector((now) => now.matches('shown'));
  const listings = FavouritesPageFlow.useSelector(({ context }) => context.listings);
  const waiting = useWaitingListings(listings);
  const sort = useSort();
  const sorted = useMemo(() => inOrder(listings, sort), [listings, sort]);
  if (hasFailed) return <NotLoaded onRetry={() => flow.send({ type: 'loading.retried' })} />;
  if (!isShown) return <FavouritesBones />;
  return (
    <>
      <div className={styles.tools}>
        <Total />
        {listings.length > 1 && (
          <div className={styles.order}>
            <SortChoice sort={sort} />
          </div>
        )}
      </div>
      <LetOverGo />
      {listings.length > 0 && <FavouritesSharing />}
      {waiting.length > 0 && <WaitingListings listings={waiting} />}
      {listings.length === 0 ? (
        waiting.length === 0 && <NothingSaved />
      ) : (
        <ul className={styles.list}>
          {sorted.map((listing) => (
            <FavouriteRow key={listing.id} listing={listing} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The number of saved listings, and the limit. */
function Total() {
  const listings = FavouritesPageFlow.useSelector(({ context }) => context.listings);
  const count = useSavedOf(listings).length;
  return (
    <p role="status" className={styles.total}>
      <Trans comment="how many ads are saved, and how many can be" id="favourites.total">
        <Plural value={count} one="# favourite" other="# favourites" /> (maximum {mostFavourites})
      </Trans>
    </p>
  );
}

/** The order is stored only in the address. */
function useSort(): FavouritesSort {
  return toFavouritesSort(queryOf(useAddress()).get('sort'));
}

function SortChoice({ sort }: { readonly sort: FavouritesSort }) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const names = useSortNames();
  return (
    <Select
      label={t({ id: 'favourites.sort', message: 'Sort by' })}
      name="sort"
      kind="quiet"
      value={sort}
      options={favouritesSorts.map((value) => ({ value, label: names[value] }))}
      onChange={(chosen) => {
        const path = pathTo('favourites', language);
        const to = chosen === favouritesSorts[0] ? path : `${path}?sort=${chosen}`;
        void navigate(to, { state: keepsPlace });
      }}
    />
  );
}

/** Removes all listings that are sold, expired or gone at once, if there are several. */
function LetOverGo() {
  const hearts = use(Hearts);
  const listings = FavouritesPageFlow.useSelector(({ context }) => context.listings);
  const over = useSavedOf(listings.filter(isOver));
  const count = over.length;
  if (count < 2) return null;
  return (
    <div ref={leaveFocusTo(titleId)} className={styles.over}>
      <p>
        <Trans id="favourites.over">
          <Plural value={count} one="# ad is sold, expired or deleted." other="# ads are sold, expired or deleted." />
        </Trans>
      </p>
      <Button size="dense" onClick={() => hearts.send({ type: 'hearts.emptied', listings: over })}>
        <Trans id="favourites.over.remove">Remove these ads</Trans>
      </Button>
    </div>
  );
}

function NothingSaved() {
  return (
    <EmptyRoom
      icon={Heart}
      title={<Trans id="favourites.empty.title">No favourites yet</Trans>}
      action={
        <LinkButton kind="primary" to={listPath(useLanguage())}>
          <Trans id="favourites.allAds">See all ads</Trans>
        </LinkButton>
      }
    >
      <Trans id="favourites.empty.text">
        Tap the heart on an ad to save it here. You’ll see when its price changes or it’s sold.
      </Trans>
    </EmptyRoom>
  );
}
