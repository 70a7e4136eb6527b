import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { mostLocalities } from '#machines/market/limits.ts';

import { box } from '../../ui/field.css.ts';
import { LocalitiesFlow } from './localitiesFlow.ts';
import { FoundPlaces, PlaceCombobox } from './PlaceCombobox.tsx';
import * as styles from './PlacesFilter.css.ts';
import { RadiusSelect } from './RadiusSelect.tsx';

/** Finds another place to look in, and says how far around it. */
export function PlaceField() {
  const { t } = useLingui();
  const flow = LocalitiesFlow.useActorRef();
  const radius = LocalitiesFlow.useSelector(({ context }) => context.radius);
  const isFull = LocalitiesFlow.useSelector(({ context }) => context.places.length >= mostLocalities);
  const listId = useId();
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <PlaceCombobox label={t`Town or postcode`} listId={listId} className={box} />
        <RadiusSelect
          label={t`Around the next place`}
          radius={radius}
          onChoose={(chosen) => flow.send({ type: 'radius.chosen', radius: chosen })}
        />
      </div>
      <FoundPlaces listId={listId} />
      {isFull && (
        <p className={styles.note}>
          <Trans>One can look in {mostLocalities} places at once.</Trans>
        </p>
      )}
    </div>
  );
}
