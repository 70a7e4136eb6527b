import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';

import type { FoundPlace } from '#machines/search/filters/foundPlaces.ts';
import { localitiesMachine } from '#machines/search/filters/localitiesMachine.ts';
import type { ChosenLocality } from '#machines/search/searchFilter.ts';

import { get } from '../../../api/apiClient.ts';
import { inspect } from '../../../flows/inspection.ts';

export const LocalitiesFlow = createActorContext(localitiesMachine, { inspect });

/** Requests the places that match a text. */
export const finding = fromPromise<readonly FoundPlace[], { readonly text: string }>(({ input, signal }) =>
  get('localities', { query: { q: input.text }, signal, quiet: true }),
);

const none: readonly ChosenLocality[] = [];

/** The chosen places; an empty list keeps its identity. */
export function placesOf(localities: readonly ChosenLocality[] | undefined): readonly ChosenLocality[] {
  return localities ?? none;
}

/** Whether both contain the same places with the same radius. */
export function areSamePlaces(some: readonly ChosenLocality[], others: readonly ChosenLocality[]): boolean {
  const said = (places: readonly ChosenLocality[]) => places.map(({ localityID, radius }) => `${localityID} ${radius}`);
  return said(some).join() === said(others).join();
}
