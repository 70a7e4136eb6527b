import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';

import type { AdItem } from '#machines/listing/adItem.ts';
import { listingPageMachine } from '#machines/listing/listingPageMachine.ts';

import { CallFailed, get } from '../apiClient.ts';

export const ListingFlow = createActorContext(listingPageMachine);

/** The flow with its call. That there is no such ad is an answer, not a failure. */
export const listingLogic = listingPageMachine.provide({
  actors: {
    loading: fromPromise<AdItem | null, { readonly id: string }>(async ({ input, signal }) => {
      try {
        return await get<AdItem>(`item/${encodeURIComponent(input.id)}`, { signal });
      } catch (error) {
        if (error instanceof CallFailed && error.status === 404) return null;
        throw error;
      }
    }),
  },
});
