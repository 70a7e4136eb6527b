import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';

import type { AdItem, SimilarAds } from '#machines/listing/adItem.ts';
import type { ListingAnswer } from '#machines/listing/listingAnswer.ts';
import { listingPageMachine } from '#machines/listing/listingPageMachine.ts';

import { CallFailed, get } from '../apiClient.ts';
import { inspect } from '../inspection.ts';

export const ListingFlow = createActorContext(listingPageMachine, { inspect });

/** The flow with its calls. That there is no such ad, or no longer, is an answer and not a failure. */
export const listingLogic = listingPageMachine.provide({
  actors: {
    loading: fromPromise<ListingAnswer, { readonly id: string }>(async ({ input, signal }) => {
      const call = `item/${encodeURIComponent(input.id)}`;
      // The ad does not wait for others like it to fail.
      const similar = get<SimilarAds>(`${call}/similar`, { signal }).catch(() => null);
      try {
        return { kind: 'shown', item: await get<AdItem>(call, { signal }), similar: await similar };
      } catch (error) {
        if (error instanceof CallFailed && error.status === 404) return { kind: 'unknown' };
        if (error instanceof CallFailed && error.status === 410) return { kind: 'gone', similar: await similar };
        throw error;
      }
    }),
  },
});
