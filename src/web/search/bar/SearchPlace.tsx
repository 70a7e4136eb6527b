import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import MapPin from 'lucide-react/icons/map-pin';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { waitFor } from 'xstate';

import type { ListingList } from '#machines/listing/listingItem.ts';
import { type ChosenPlaces, localitiesMachine } from '#machines/search/filters/localitiesMachine.ts';

import { useAddress } from '../../addresses/address.ts';
import { browserLogic } from '../../flows/browserLogic.ts';
import { useFirstData } from '../../page/firstPage.tsx';
import { cachedView } from '../../fragments/cachedView.tsx';
import { filterAt } from '../../addresses/filterAt.ts';
import { areSamePlaces, finding, LocalitiesFlow, placesOf } from '../filters/places/localitiesFlow.ts';
import { FoundPlaces, PlaceCombobox } from '../filters/places/PlaceCombobox.tsx';
import { RadiusSelect } from '../filters/places/RadiusSelect.tsx';
import { useCantonName } from '../filters/places/cantonName.ts';
import { placeName } from '../placeName.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './SearchPlace.css.ts';

interface SearchPlaceProps {
  readonly kind: keyof typeof styles.place;
}

/** The place and radius in the search bar. They begin with those of the current list. */
export function SearchPlace({ kind }: SearchPlaceProps) {
  const address = useAddress();
  const chosen = useMemo(() => placesOf(filterAt(address).filter), [address]);
  const localities = useFirstData<Partial<ListingList>>()?.localities ?? [];
  return <At kind={kind} listId={useId()} {...chosen} localities={localities} />;
}

interface AtProps extends SearchPlaceProps, ChosenPlaces {
  /** The id of the list of found places. */
  readonly listId: string;
  /** The localities in the first data of the page, which provide the names of the chosen places. */
  readonly localities: ListingList['localities'];
}

const At = cachedView(function At({ kind, listId, places, canton, localities }: AtProps) {
  const part = useRef<HTMLDivElement>(null);
  const logic = usePlaceLogic(part);
  return (
    <LocalitiesFlow.Provider logic={logic} options={{ input: { places, canton } }}>
      <SyncedPlaces places={places} canton={canton} />
      <Awaited part={part} />
      <div ref={part} className={styles.place[kind]}>
        <span className={styles.pin}>
          <Icon of={MapPin} />
        </span>
        <Place listId={listId} localities={localities} />
      </div>
    </LocalitiesFlow.Provider>
  );
});

/**
 * The chosen place or canton is submitted with its form. If the focused element disappears, the focus moves: to the place field,
 * or after a choice to the search button.
 */
function usePlaceLogic(part: RefObject<HTMLElement | null>) {
  return useMemo(
    () =>
      browserLogic(localitiesMachine, () => ({
        actors: { finding },
        actions: {
          reportPlaces: () => requestAnimationFrame(() => goOn(part.current)),
        },
      })),
    [part],
  );
}

function goOn(part: HTMLElement | null): void {
  if (!part || (document.activeElement && document.activeElement !== document.body)) return;
  const field = part.querySelector<HTMLElement>('input:not([type=hidden])');
  (field ?? part.closest('form')?.querySelector<HTMLElement>('button:not([type=button])'))?.focus();
}

/** Updates the chosen places when the URL changes, because another URL has other places. */
function SyncedPlaces({ places, canton }: ChosenPlaces) {
  const flow = LocalitiesFlow.useActorRef();
  useLayoutEffect(() => {
    if (!areSamePlaces({ places, canton }, flow.getSnapshot().context))
      flow.send({ type: 'places.changed', places, canton });
  }, [flow, places, canton]);
  return null;
}

/** The bar waits until a typed place is resolved, and is not submitted while no place matches. */
function Awaited({ part }: { readonly part: RefObject<HTMLElement | null> }) {
  const flow = LocalitiesFlow.useActorRef();
  useEffect(() => {
    const form = part.current!.closest('form')!;
    // Switches off the browser's validation by patterns, which are for browsers without scripts.
    form.noValidate = true;
    const isTyped = () => flow.getSnapshot().context.text.trim() !== '';
    const hold = (event: SubmitEvent) => {
      if (!isTyped()) return;
      event.preventDefault();
      event.stopPropagation();
      flow.send({ type: 'option.accepted' });
      void waitFor(flow, (snapshot) => !snapshot.hasTag('busy'))
        // The form is submitted only after the next frame, when it contains the rendered place.
        .then(() =>
          requestAnimationFrame(() =>
            isTyped() ? part.current?.querySelector('input')?.focus() : form.requestSubmit(),
          ),
        )
        // A rejection means that the bar was unmounted meanwhile.
        .catch(() => undefined);
    };
    form.addEventListener('submit', hold, { capture: true });
    return () => form.removeEventListener('submit', hold, { capture: true });
  }, [flow, part]);
  return null;
}

function Place({ listId, localities }: Pick<AtProps, 'listId' | 'localities'>) {
  const { t } = useLingui();
  const places = LocalitiesFlow.useSelector(({ context }) => context.places);
  const canton = LocalitiesFlow.useSelector(({ context }) => context.canton);
  if (canton !== undefined) return <ChosenCanton canton={canton} />;
  if (places.length > 0) return <Chosen places={places} localities={localities} />;
  return (
    <div className={styles.field}>
      <PlaceCombobox
        label={t({ id: 'search.bar.where', message: 'Where are you looking?' })}
        listId={listId}
        className={styles.input}
      />
      <FoundPlaces listId={listId} at="bar" />
    </div>
  );
}

/** The chosen places in the bar. Only the filters can set several; then the first one represents them all. */
function Chosen({ places, localities }: Pick<AtProps, 'places' | 'localities'>) {
  const { t } = useLingui();
  const flow = LocalitiesFlow.useActorRef();
  const labels = LocalitiesFlow.useSelector(({ context }) => context.labels);
  const [first] = places;
  const name = labels[first!.localityID] ?? placeName(first!.localityID, localities);
  const others = places.length - 1;
  const said =
    others === 0
      ? name
      : t({
          id: 'search.bar.places',
          message: plural(others, { one: `${name} and # more place`, other: `${name} and # more places` }),
        });
  return (
    <>
      <span className={styles.name} title={said}>
        {said}
      </span>
      {places.map(({ localityID }) => (
        <input key={localityID} type="hidden" name="zipcode" value={localityID} />
      ))}
      {others === 0 ? (
        <span className={styles.radius}>
          <RadiusSelect
            kind="quiet"
            label={t({ id: 'search.radius', message: `Radius around ${name}` })}
            radius={first!.radius}
            onChoose={(radius) => flow.send({ type: 'radius.changed', localityID: first!.localityID, radius })}
          />
        </span>
      ) : (
        places.map(({ localityID, radius }) => <input key={localityID} type="hidden" name="radius" value={radius} />)
      )}
      <Everywhere
        onClick={() => places.forEach(({ localityID }) => flow.send({ type: 'place.removed', localityID }))}
      />
    </>
  );
}

function ChosenCanton({ canton }: { readonly canton: number }) {
  const flow = LocalitiesFlow.useActorRef();
  const name = useCantonName()(canton);
  return (
    <>
      <span className={styles.name} title={name}>
        {name}
      </span>
      <input type="hidden" name="region" value={canton} />
      <Everywhere onClick={() => flow.send({ type: 'canton.removed' })} />
    </>
  );
}

function Everywhere({ onClick }: { readonly onClick: () => void }) {
  const { t } = useLingui();
  const label = t({ id: 'search.bar.everywhere', message: 'Search everywhere' });
  return (
    <button type="button" aria-label={label} title={label} className={styles.clear} onClick={onClick}>
      <Icon of={X} size="inline" />
    </button>
  );
}
