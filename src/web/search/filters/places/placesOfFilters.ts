import { useLayoutEffect, useMemo } from 'react';

import { localitiesMachine } from '#machines/search/filters/localitiesMachine.ts';

import { browserLogic } from '../../../flows/browserLogic.ts';
import { FiltersFlow } from '../filtersFlow.ts';
import { areSamePlaces, finding, LocalitiesFlow, placesOf } from './localitiesFlow.ts';

/** The flow of the places among the filters; it sends each choice to the filters. */
export function useLocalitiesLogic() {
  const filters = FiltersFlow.useActorRef();
  return useMemo(
    () =>
      browserLogic(localitiesMachine, () => ({
        actors: { finding },
        actions: {
          reportPlaces: ({ context: { places, canton } }) =>
            filters.send({
              type: 'filter.chosen',
              changes: canton === undefined ? { localities: [...places] } : { region: canton },
            }),
        },
      })),
    [filters],
  );
}

/** Sends each change of the draft to the places: by a chip, the address, or a canton that replaces them. */
export function useSyncChoiceToPlaces(): void {
  const filters = FiltersFlow.useActorRef();
  const flow = LocalitiesFlow.useActorRef();
  useLayoutEffect(() => {
    const tell = () => {
      const chosen = placesOf(filters.getSnapshot().context.draft);
      if (!areSamePlaces(chosen, flow.getSnapshot().context)) flow.send({ type: 'places.changed', ...chosen });
    };
    tell();
    const { unsubscribe } = filters.subscribe(tell);
    return unsubscribe;
  }, [filters, flow]);
}
