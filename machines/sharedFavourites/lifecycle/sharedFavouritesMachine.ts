import { assign, setup } from 'xstate';
import { withEvent } from '../../statecharts/parameters.ts';
import type { SharedFavouritesFact } from './sharedFavouritesFacts.ts';

/** The link to a user's favourites, folded from its journal. */
export interface SharedFavourites {
  /** The last part of the link; null while the list is private. */
  readonly link: string | null;
}

/** Whether others see the favourites of an account, and by which link. */
export const sharedFavouritesMachine = setup({
  types: {
    context: {} as { readonly sharedFavourites: SharedFavourites },
    events: {} as SharedFavouritesFact,
  },
  actions: {
    takeLink: assign((_, { link }: { readonly link: string }) => ({ sharedFavourites: { link } })),
    forgetLink: assign({ sharedFavourites: { link: null } }),
  },
}).createMachine({
  id: 'sharedFavourites',
  description: 'Whether others see the favourites of an account.',
  context: { sharedFavourites: { link: null } },
  initial: 'private',
  states: {
    private: {
      description: 'Only the owner sees the list.',
      on: { 'sharedFavourites.started': { target: 'shared', actions: withEvent('takeLink') } },
    },
    shared: {
      description: 'All users with the link see the list.',
      on: { 'sharedFavourites.ended': { target: 'private', actions: 'forgetLink' } },
    },
  },
});
