import { lifecycle } from '../../journal/lifecycle.ts';
import { favouritesFacts, type FavouritesFact } from './favouritesFacts.ts';
import { favouritesMachine } from './favouritesMachine.ts';

/** The lifecycle of an account's favourites. Streams are `favourites-<account>`. */
export const favouritesLifecycle = lifecycle<typeof favouritesMachine, FavouritesFact>(
  favouritesMachine,
  favouritesFacts,
);
