import { assign, fromPromise, setup } from 'xstate';
import type { AdItem } from './adItem.ts';
import type { ListingPageEvent } from './listingPageEvents.ts';

/** The page of an ad: idle, fulfilled or rejected (LISTING-11), and loading in between. */
export const listingPageMachine = setup({
  types: {
    context: {} as { readonly id: string; readonly item: AdItem | null },
    events: {} as ListingPageEvent,
    /** With its ad the page begins fulfilled: the server has loaded it. */
    input: {} as { readonly id: string; readonly item?: AdItem | undefined },
    tags: {} as 'busy',
  },
  actors: {
    /** The ad of an id; null when there is none, or none that anybody may see. */
    loading: fromPromise<AdItem | null, { readonly id: string }>(() =>
      Promise.reject(new Error('loading is for the edge to give')),
    ),
  },
  actions: {
    takeItem: assign((_, { item }: { item: AdItem | null }) => ({ item })),
  },
  guards: {
    hasItem: ({ context }) => context.item !== null,
    isFound: (_, { item }: { item: AdItem | null }) => item !== null,
  },
}).createMachine({
  id: 'listingPage',
  description: 'Whether the ad that an address names is in sight.',
  context: ({ input }) => ({ id: input.id, item: input.item ?? null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody has opened the page in a browser yet. With its ad at hand there is nothing to load.',
      always: { guard: 'hasItem', target: 'fulfilled' },
      on: { 'page.opened': 'loading' },
    },
    loading: {
      description: 'A visitor came here by a link; the ad is on its way.',
      tags: ['busy'],
      invoke: {
        id: 'loading',
        src: 'loading',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ item: event.output }) },
            target: 'fulfilled',
            actions: { type: 'takeItem', params: ({ event }) => ({ item: event.output }) },
          },
          { target: 'rejected.unknown' },
        ],
        onError: 'rejected.failed',
      },
    },
    fulfilled: {
      description: 'The ad is in sight.',
    },
    rejected: {
      description: 'There is no ad to show.',
      initial: 'failed',
      states: {
        unknown: {
          description: 'No such ad, or its seller took it away: the page for lost visitors says how to go on.',
        },
        failed: {
          description: 'The call did not succeed; the visitor may try again.',
          on: { 'loading.retried': '#listingPage.loading' },
        },
      },
    },
  },
});
