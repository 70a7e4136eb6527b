import { assign, setup } from 'xstate';
import { withOutput } from '../statecharts/parameters.ts';
import { providedPromise } from '../statecharts/provided.ts';
import type { FavouritesSharingEvent } from './favouritesSharingEvents.ts';
import type { FavouritesLink } from './favouritesAnswer.ts';

/** What the owner of favourites sees of their link. */
export const favouritesSharingMachine = setup({
  types: {
    context: {} as FavouritesLink,
    events: {} as FavouritesSharingEvent,
    tags: {} as 'busy',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('loadAgain' | 'makeLink' | 'link' | 'endQuestion')[] },
  },
  actors: {
    /** Each of the three rejects if its call fails. */
    fetchingLink: providedPromise<FavouritesLink>('fetchingLink'),
    makingLink: providedPromise<FavouritesLink>('makingLink'),
    endingLink: providedPromise<FavouritesLink>('endingLink'),
  },
  actions: {
    takeLink: assign((_, { link }: FavouritesLink) => ({ link })),
    /** At the top of the page. */
    notifyFailed: () => {},
  },
  guards: {
    isShared: (_, { link }: FavouritesLink) => link !== null,
  },
}).createMachine({
  id: 'favouritesSharing',
  description: 'Whether others see one’s favourites, and by which link.',
  context: { link: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is asked for the link.',
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
      description: 'Whether there is a link is not known.',
      meta: { shows: ['loadAgain'] },
      on: { 'loading.retried': 'loading' },
    },
    private: {
      description: 'Nobody else sees the list.',
      meta: { shows: ['makeLink'] },
      on: { 'link.requested': 'making' },
    },
    making: {
      description: 'The server makes a link.',
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
      description: 'Whoever has the link sees the list.',
      meta: { shows: ['link'] },
      on: { 'end.requested': 'asked' },
    },
    asked: {
      description: 'The owner is asked first: a link that has ended never leads to the list again.',
      meta: { shows: ['link', 'endQuestion'] },
      on: { 'end.confirmed': 'ending', 'end.cancelled': 'shared' },
    },
    ending: {
      description: 'The server makes the link lead nowhere.',
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
