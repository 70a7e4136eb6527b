import { assign, type EventObject, setup } from 'xstate';
import { withEvent } from '../statecharts/parameters.ts';
import { providedCallback, providedPromise } from '../statecharts/provided.ts';
import type { SavedAd } from './favouritesAnswer.ts';
import type { FavouritesPageEvent } from './favouritesPageEvents.ts';

interface FavouritesPageContext {
  /** What is listed, the one that was saved last first. One that is saved no longer stays, so that this can be taken back. */
  readonly ads: readonly SavedAd[];
  /** Whether something has happened to one of them since they were asked for. */
  readonly isStale: boolean;
}

/** The page of one's favourites. What is saved of them, and is wished to be, the hearts say (`heartsMachine.ts`). */
export const favouritesPageMachine = setup({
  types: {
    context: {} as FavouritesPageContext,
    events: {} as FavouritesPageEvent,
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('loadAgain' | 'ads')[] },
  },
  actors: {
    /** What is saved, as the ads are by now. Rejects where a call did not come through. */
    fetchingAds: providedPromise<readonly SavedAd[]>('fetchingAds'),
    /** Tells of what becomes of ads, and of one's coming back. */
    listening: providedCallback('listening'),
    /** Tells of what the hearts are told. */
    surroundings: providedCallback<EventObject, { readonly ids: readonly string[] }>('surroundings'),
  },
  actions: {
    noteStale: assign({ isStale: true }),
    noteFresh: assign({ isStale: false }),
    takeAds: assign(({ context }, { ads }: { ads: readonly SavedAd[] }) => {
      const told = new Set(ads.map(({ id }) => id));
      return { ads: [...ads, ...context.ads.filter(({ id }) => !told.has(id))] };
    }),
  },
  guards: {
    isStale: ({ context }) => context.isStale,
    isUnlisted: ({ context: { ads } }, { ids }: { ids: readonly string[] }) =>
      ids.some((saved) => !ads.some(({ id }) => id === saved)),
  },
}).createMachine({
  id: 'favouritesPage',
  description: 'The page of one’s favourites: what they cost by now, and where they stand.',
  context: { ads: [], isStale: false },
  invoke: { id: 'listening', src: 'listening' },
  initial: 'loading',
  states: {
    loading: {
      description: 'They are asked for.',
      entry: 'noteFresh',
      // The pending response may be older than the change.
      on: { 'change.heard': { actions: 'noteStale' } },
      invoke: {
        id: 'fetchingAds',
        src: 'fetchingAds',
        onDone: { target: 'shown', actions: { type: 'takeAds', params: ({ event }) => ({ ads: event.output }) } },
        onError: 'failed',
      },
    },
    failed: {
      description: 'They could not be had.',
      meta: { shows: ['loadAgain'] },
      on: { 'loading.retried': 'loading' },
    },
    shown: {
      description: 'They are there, each as it is by now.',
      meta: { shows: ['ads'] },
      invoke: {
        id: 'surroundings',
        src: 'surroundings',
        input: ({ context: { ads } }) => ({ ids: ads.map(({ id }) => id) }),
      },
      on: {
        'saved.told': { guard: withEvent('isUnlisted'), target: '.refreshing' },
        'change.heard': { actions: 'noteStale' },
      },
      initial: 'ready',
      states: {
        ready: {
          description: 'One looks at them.',
          always: { guard: 'isStale', target: 'refreshing' },
          on: { 'page.shown': 'refreshing' },
        },
        refreshing: {
          description: 'They are asked for anew, and stay as they were until they come; also where they do not.',
          entry: 'noteFresh',
          invoke: {
            id: 'refreshing',
            src: 'fetchingAds',
            onDone: { target: 'ready', actions: { type: 'takeAds', params: ({ event }) => ({ ads: event.output }) } },
            onError: 'ready',
          },
        },
      },
    },
  },
});
