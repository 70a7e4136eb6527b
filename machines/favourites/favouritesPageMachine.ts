import { assign, type EventObject, setup } from 'xstate';
import { withEvent } from '../statecharts/parameters.ts';
import { providedCallback, providedPromise } from '../statecharts/provided.ts';
import type { SavedListing } from './favouritesAnswer.ts';
import type { FavouritesPageEvent } from './favouritesPageEvents.ts';

interface FavouritesPageContext {
  /** The listed favourites, latest first. A removed one stays, so that the removal can be undone. */
  readonly listings: readonly SavedListing[];
  /** Whether a listed favourite has changed since the last request. */
  readonly isStale: boolean;
}

/** The page of the user's favourites. The hearts hold the saved and pending states (`heartsMachine.ts`). */
export const favouritesPageMachine = setup({
  types: {
    context: {} as FavouritesPageContext,
    events: {} as FavouritesPageEvent,
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('loadAgain' | 'listings')[] },
  },
  actors: {
    /** Fetches the favourites in their current state. Rejects if a call failed. */
    fetchingListings: providedPromise<readonly SavedListing[]>('fetchingListings'),
    /** Reports changes of listings, and the return of the user to the page. */
    listening: providedCallback('listening'),
    /** Reports the favourites that the hearts receive. */
    surroundings: providedCallback<EventObject, { readonly ids: readonly string[] }>('surroundings'),
  },
  actions: {
    noteStale: assign({ isStale: true }),
    noteFresh: assign({ isStale: false }),
    takeListings: assign(({ context }, { listings }: { listings: readonly SavedListing[] }) => {
      const found = new Set(listings.map(({ id }) => id));
      return { listings: [...listings, ...context.listings.filter(({ id }) => !found.has(id))] };
    }),
  },
  guards: {
    isStale: ({ context }) => context.isStale,
    isUnlisted: ({ context: { listings } }, { ids }: { ids: readonly string[] }) =>
      ids.some((saved) => !listings.some(({ id }) => id === saved)),
  },
}).createMachine({
  id: 'favouritesPage',
  description: 'The page of the user’s favourites: their current prices and states.',
  context: { listings: [], isStale: false },
  invoke: { id: 'listening', src: 'listening' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The favourites are being requested.',
      entry: 'noteFresh',
      // A change during the request makes its response stale, as the response may be older than the change.
      on: { 'change.received': { actions: 'noteStale' } },
      invoke: {
        id: 'fetchingListings',
        src: 'fetchingListings',
        onDone: {
          target: 'shown',
          actions: { type: 'takeListings', params: ({ event }) => ({ listings: event.output }) },
        },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The request failed.',
      meta: { shows: ['loadAgain'] },
      on: { 'loading.retried': 'loading' },
    },
    shown: {
      description: 'The favourites are visible in their current state.',
      meta: { shows: ['listings'] },
      invoke: {
        id: 'surroundings',
        src: 'surroundings',
        input: ({ context: { listings } }) => ({ ids: listings.map(({ id }) => id) }),
      },
      on: {
        'saved.reported': { guard: withEvent('isUnlisted'), target: '.refreshing' },
        'change.received': { actions: 'noteStale' },
      },
      initial: 'ready',
      states: {
        ready: {
          description: 'The user looks at them.',
          always: { guard: 'isStale', target: 'refreshing' },
          on: { 'page.shown': 'refreshing' },
        },
        refreshing: {
          description:
            'The favourites are being requested again. The old ones stay until the answer, also after a failure.',
          entry: 'noteFresh',
          invoke: {
            id: 'refreshing',
            src: 'fetchingListings',
            onDone: {
              target: 'ready',
              actions: { type: 'takeListings', params: ({ event }) => ({ listings: event.output }) },
            },
            onError: 'ready',
          },
        },
      },
    },
  },
});
