import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { mostLocalities } from '#machines/market/limits.ts';

import { cachedView } from '../../../fragments/cachedView.tsx';
import { box } from '../../../ui/fields/field.css.ts';
import { LocalitiesFlow } from './localitiesFlow.ts';
import { FoundPlaces, PlaceCombobox } from './PlaceCombobox.tsx';
import * as styles from './PlacesFilter.css.ts';
import { RadiusSelect } from './RadiusSelect.tsx';

/** Adds another place, with its radius. */
export function PlaceField() {
  const radius = LocalitiesFlow.useSelector(({ context }) => context.radius);
  const isFull = LocalitiesFlow.useSelector(({ context }) => context.places.length >= mostLocalities);
  return <Field listId={useId()} radius={radius} isFull={isFull} />;
}

interface FieldProps {
  /** The id of the list of found places. */
  readonly listId: string;
  readonly radius: number;
  readonly isFull: boolean;
}

/** The server renders the field with nothing typed or found, so its markup can be cached. */
const Field = cachedView(function Field({ listId, radius, isFull }: FieldProps) {
  const { t } = useLingui();
  const flow = LocalitiesFlow.useActorRef();
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <PlaceCombobox
          label={t({ id: 'search.place.field', message: 'Place or postcode' })}
          listId={listId}
          className={box}
        />
        <RadiusSelect
          label={t({ id: 'search.radius.next', message: 'Radius for the next place' })}
          radius={radius}
          onChoose={(chosen) => flow.send({ type: 'radius.chosen', radius: chosen })}
        />
      </div>
      <FoundPlaces listId={listId} />
      {isFull && (
        <p className={styles.note}>
          <Trans id="search.places.full">You can choose up to {mostLocalities} places.</Trans>
        </p>
      )}
    </div>
  );
});
