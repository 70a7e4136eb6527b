import { assign, fromPromise, setup } from 'xstate';
import type { AdItem, AdList } from '../listing/adItem.ts';
import type { HomeEvent } from './homeEvents.ts';

/** What the front page shows: the newest ads, how many there are in each category, and in all. */
export interface HomeData {
  readonly newest: readonly AdItem[];
  readonly counts: AdList['counts'];
  readonly total: number;
}

/** Ads that the front page shows. */
export const newestOnHome = 12;

/** The front page from the answer to a search for everything. */
export function homeDataOf({ items, counts, search_total: total }: AdList): HomeData {
  return { newest: items.slice(0, newestOnHome), counts, total };
}

/** The front page: whether what is new is in sight. */
export const homeMachine = setup({
  types: {
    context: {} as { readonly data: HomeData | null },
    events: {} as HomeEvent,
    /** With its data the page begins with them in sight: the server has loaded them. */
    input: {} as { readonly data: HomeData | undefined },
    tags: {} as 'busy',
  },
  actors: {
    loading: fromPromise<HomeData>(() => Promise.reject(new Error('loading is for the edge to give'))),
  },
  actions: {
    takeData: assign((_, { data }: { data: HomeData }) => ({ data })),
  },
  guards: {
    hasData: ({ context }) => context.data !== null,
  },
}).createMachine({
  id: 'home',
  description: 'Whether what is new on the market is in sight.',
  context: ({ input }) => ({ data: input.data ?? null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody has opened the page in a browser yet. With its data at hand there is nothing to load.',
      always: { guard: 'hasData', target: 'fulfilled' },
      on: { 'page.opened': 'loading' },
    },
    loading: {
      description: 'A visitor came back to the front page by a link; what is new is on its way.',
      tags: ['busy'],
      invoke: {
        id: 'loading',
        src: 'loading',
        onDone: {
          target: 'fulfilled',
          actions: { type: 'takeData', params: ({ event }) => ({ data: event.output }) },
        },
        onError: 'rejected',
      },
    },
    fulfilled: {
      description: 'What is new is in sight.',
    },
    rejected: {
      description: 'The call did not succeed; the visitor may try again, and the categories lead on without it.',
      on: { 'loading.retried': 'loading' },
    },
  },
});
