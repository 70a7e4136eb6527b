import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';

import type { ListingItem, SimilarListings } from '#machines/listing/listingItem.ts';
import type { ListingAnswer } from '#machines/listing/listingAnswer.ts';
import { listingPageMachine } from '#machines/listing/listingPageMachine.ts';

import { CallFailed, get } from '../api/apiClient.ts';
import { inspect } from '../flows/inspection.ts';

export const ListingFlow = createActorContext(listingPageMachine, { inspect });

type CallOptions = NonNullable<Parameters<typeof get>[1]>;

/** The answer for a listing. An unknown or deleted listing is an answer, not a failure. */
export async function listingAnswer(id: string, options: CallOptions): Promise<ListingAnswer> {
  const call = `item/${encodeURIComponent(id)}`;
  // If the similar listings cannot be loaded, the listing is shown without them.
  const similar = get<SimilarListings>(`${call}/similar`, options).catch(() => null);
  try {
    return { kind: 'shown', item: await get<ListingItem>(call, options), similar: await similar };
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return { kind: 'unknown' };
    if (error instanceof CallFailed && error.status === 410) return { kind: 'gone', similar: await similar };
    throw error;
  }
}

/** The machine of a listing's page, with its calls. */
export const listingLogic = listingPageMachine.provide({
  actors: {
    loading: fromPromise<ListingAnswer, { readonly id: string }>(({ input, signal }) =>
      listingAnswer(input.id, { signal, showsFailure: true }),
    ),
  },
});
