import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';

import type { FoundPlace } from '#machines/search/filters/foundPlaces.ts';
import { type ChosenPlaces, localitiesMachine } from '#machines/search/filters/localitiesMachine.ts';
import type { ChosenLocality, SearchFilter } from '#machines/search/searchFilter.ts';

import { get } from '../../../api/apiClient.ts';
import { inspect } from '../../../flows/inspection.ts';

export const LocalitiesFlow = createActorContext(localitiesMachine, { inspect });

/** Requests the places whose names match a text. */
export const finding = fromPromise<readonly FoundPlace[], { readonly text: string }>(({ input, signal }) =>
  get('localities', { query: { q: input.text }, signal, quiet: true }),
);

const none: readonly ChosenLocality[] = [];

/**
 * The chosen places of a search, or its canton unless the search covers more or less than that canton. An empty list
 * keeps its identity.
 */
export function placesOf({
  localities,
  region,
  widened,
  subregion,
}: Pick<SearchFilter, 'localities' | 'region' | 'widened' | 'subregion'>): ChosenPlaces {
  const isWhole = widened === undefined && subregion === undefined;
  return { places: localities ?? none, ...(region !== undefined && isWhole && { canton: region }) };
}

/** Whether both contain the same places with the same radius, or the same canton. */
export function areSamePlaces(some: ChosenPlaces, others: ChosenPlaces): boolean {
  const said = ({ places, canton }: ChosenPlaces) => [
    canton,
    ...places.map(({ localityID, radius }) => `${localityID} ${radius}`),
  ];
  return said(some).join() === said(others).join();
}
