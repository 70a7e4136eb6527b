import { createActorContext } from '@xstate/react';
import { useLayoutEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';

import { type FoundPlace, localitiesMachine } from '#machines/search/localitiesMachine.ts';
import type { ChosenLocality } from '#machines/search/searchFilter.ts';

import { get } from '../../apiClient.ts';
import { inspect } from '../../inspection.ts';
import { FiltersFlow } from '../filtersFlow.ts';

export const LocalitiesFlow = createActorContext(localitiesMachine, { inspect });

/** The flow of the places with what only a browser can do: ask which are called so, and tell the filters. */
export function useLocalitiesLogic() {
  const filters = FiltersFlow.useActorRef();
  return useMemo(
    () =>
      localitiesMachine.provide({
        actors: {
          finding: fromPromise<readonly FoundPlace[], { readonly text: string }>(({ input, signal }) =>
            get('localities', { query: { q: input.text }, signal, quiet: true }),
          ),
        },
        actions: {
          tellPlaces: ({ context }) =>
            filters.send({ type: 'filter.chosen', changes: { localities: [...context.places] } }),
        },
      }),
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
      if (!isAlike(chosen, flow.getSnapshot().context.places)) flow.send({ type: 'places.changed', places: chosen });
    };
    tell();
    const { unsubscribe } = filters.subscribe(tell);
    return unsubscribe;
  }, [filters, flow]);
}

const none: readonly ChosenLocality[] = [];

/** The chosen places; none is one thing. */
export function placesOf(localities: readonly ChosenLocality[] | undefined): readonly ChosenLocality[] {
  return localities ?? none;
}

function isAlike(some: readonly ChosenLocality[], others: readonly ChosenLocality[]): boolean {
  const said = (places: readonly ChosenLocality[]) => places.map(({ localityID, radius }) => `${localityID} ${radius}`);
  return said(some).join() === said(others).join();
}
