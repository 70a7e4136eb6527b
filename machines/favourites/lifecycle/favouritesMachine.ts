import { assign, setup } from 'xstate';
import { withEvent } from '../../statecharts/parameters.ts';
import { recorded } from '../../statecharts/recorded.ts';
import { evolve, type Favourites, isSaved } from './favourites.ts';
import type { FavouritesFact } from './favouritesFacts.ts';

const none: Favourites = { saved: [], removed: [] };

/** The favourites of an account: whether there are any, and which. */
export const favouritesMachine = setup({
  types: {
    context: {} as { readonly favourites: Favourites },
    events: {} as FavouritesFact,
  },
  actions: {
    record: assign({ favourites: ({ context, event }) => evolve(context.favourites, event) }),
  },
  guards: {
    isTheLast: ({ context: { favourites } }, { listing }: { listing: string }) =>
      favourites.saved.length === 1 && isSaved(favourites, listing),
  },
}).createMachine({
  id: 'favourites',
  description: 'The listings that an account has saved to find them again.',
  context: { favourites: none },
  initial: 'empty',
  states: {
    empty: {
      description: 'Nothing is saved: nothing ever was, or its owner has removed the last.',
      on: {
        'favourites.added': recorded('kept'),
        'favourites.restored': recorded('kept'),
      },
    },
    kept: {
      description: 'Listings are saved, each of them once.',
      on: {
        'favourites.added': recorded(),
        'favourites.removed': [{ guard: withEvent('isTheLast'), target: 'empty', actions: 'record' }, recorded()],
        'favourites.restored': recorded(),
        'favourites.cleared': recorded('empty'),
      },
    },
  },
});
