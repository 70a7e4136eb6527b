import { assign, setup } from 'xstate';
import { withOutput } from '../statecharts/parameters.ts';
import { providedPromise } from '../statecharts/provided.ts';
import type { FavouritesSharingEvent } from './favouritesSharingEvents.ts';
import type { FavouritesLink } from './favouritesAnswer.ts';

/** The owner's view of the link that shares the favourites. */
export const favouritesSharingMachine = setup({
  types: {
    context: {} as FavouritesLink,
    events: {} as FavouritesSharingEvent,
    tags: {} as 'busy',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('loadAgain' | 'makeLink' | 'link' | 'endQuestion')[] },
  },
  actors: {
    /** Each of these three calls for the link rejects if it fails. */
    fetchingLink: providedPromise<FavouritesLink>('fetchingLink'),
    makingLink: providedPromise<FavouritesLink>('makingLink'),
    endingLink: providedPromise<FavouritesLink>('endingLink'),
  },
  actions: {
    takeLink: assign((_, { link }: FavouritesLink) => ({ link })),
    /** Provided by the web app: reports the failure at the top of the page. */
    notifyFailed: () => {},
  },
  guards: {
    isShared: (_, { link }: FavouritesLink) => link !== null,
  },
}).createMachine({
  id: 'favouritesSharing',
  description: 'Whether others see the favourites, and by which link.',
  context: { link: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The link is being requested.',
      invoke: {
        id: 'fetchingLink',
        src: 'fetchingLink',
        onDone: [
          { guard: withOutput('isShared'), target: 'shared', actions: withOutput('takeLink') },
          { target: 'private' },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'It is not known whether there is a link.',
      meta: { shows: ['loadAgain'] },
      on: { 'loading.retried': 'loading' },
    },
    private: {
      description: 'The list is private.',
      meta: { shows: ['makeLink'] },
      on: { 'link.requested': 'making' },
    },
    making: {
      description: 'A link is being created.',
      tags: ['busy'],
      meta: { shows: ['makeLink'] },
      invoke: {
        id: 'makingLink',
        src: 'makingLink',
        onDone: { target: 'shared', actions: withOutput('takeLink') },
        onError: { target: 'private', actions: 'notifyFailed' },
      },
    },
    shared: {
      description: 'All users with the link see the list.',
      meta: { shows: ['link'] },
      on: { 'end.requested': 'confirming' },
    },
    confirming: {
      description: 'The owner has to confirm first: an ended link never opens the list again.',
      meta: { shows: ['link', 'endQuestion'] },
      on: { 'end.confirmed': 'ending', 'end.cancelled': 'shared' },
    },
    ending: {
      description: 'The link is being revoked.',
      tags: ['busy'],
      meta: { shows: ['link', 'endQuestion'] },
      invoke: {
        id: 'endingLink',
        src: 'endingLink',
        onDone: { target: 'private', actions: withOutput('takeLink') },
        onError: { target: 'shared', actions: 'notifyFailed' },
      },
    },
  },
});
