import { FiltersFlow } from '../filtersFlow.ts';
import { ChosenPlaces } from './ChosenPlaces.tsx';
import { LocalitiesFlow, placesOf } from './localitiesFlow.ts';
import { PlaceField } from './PlaceField.tsx';
import { useSyncChoiceToPlaces, useLocalitiesLogic } from './placesOfFilters.ts';
import * as styles from './PlacesFilter.css.ts';

/** The single places with their radius, and the field that adds another. */
export function PlacesFilter() {
  const logic = useLocalitiesLogic();
  const chosen = placesOf(FiltersFlow.useActorRef().getSnapshot().context.draft);
  return (
    <LocalitiesFlow.Provider logic={logic} options={{ input: chosen }}>
      <SyncedChoice />
      <div className={styles.places}>
        <ChosenPlaces />
        <PlaceField />
      </div>
    </LocalitiesFlow.Provider>
  );
}

function SyncedChoice() {
  useSyncChoiceToPlaces();
  return null;
}
