import { createActorContext } from '@xstate/react';

import { homeDataOf, homeMachine } from '#machines/home/homeMachine.ts';
import type { ListingList } from '#machines/listing/listingItem.ts';

import { fetchActor } from '../api/fetchActor.ts';
import { get } from '../api/apiClient.ts';
import { inspect } from '../flows/inspection.ts';

export const HomeFlow = createActorContext(homeMachine, { inspect });

/** The flow with its call: the newest listings are the first page of a search for everything. */
export const homeLogic = homeMachine.provide({
  actors: {
    loading: fetchActor(async (options) =>
      homeDataOf(await get<ListingList>('list', { ...options, showsFailure: true })),
    ),
  },
});
