import { useLayoutEffect, useMemo } from 'react';

import { localitiesMachine } from '#machines/search/filters/localitiesMachine.ts';

import { browserLogic } from '../../../flows/browserLogic.ts';
import { FiltersFlow } from '../filtersFlow.ts';
import { areSamePlaces, finding, LocalitiesFlow, placesOf } from './localitiesFlow.ts';

/** The flow of the places among the filters, which are told what is chosen. */
export function useLocalitiesLogic() {
  const filters = FiltersFlow.useActorRef();
  return useMemo(
    () =>
      browserLogic(localitiesMachine, () => ({
        actors: { finding },
        actions: {
          tellPlaces: ({ context }) =>
            filters.send({ type: 'filter.chosen', changes: { localities: [...context.places] } }),
        },
      })),
    [filters],
  );
}

/** Tells the places what is chosen, whenever somebody changes it: a chip, the address, a canton in place of them. */
export function useChoiceToldToPlaces(): void {
  const filters = FiltersFlow.useActorRef();
  const flow = LocalitiesFlow.useActorRef();
  useLayoutEffect(() => {
    const tell = () => {
      const chosen = placesOf(filters.getSnapshot().context.draft.localities);
      if (!areSamePlaces(chosen, flow.getSnapshot().context.places))
        flow.send({ type: 'places.changed', places: chosen });
    };
    tell();
    const { unsubscribe } = filters.subscribe(tell);
    return unsubscribe;
  }, [filters, flow]);
}
