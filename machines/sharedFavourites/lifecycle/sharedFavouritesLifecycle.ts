import { lifecycle } from '../../journal/lifecycle.ts';
import { sharedFavouritesFacts, type SharedFavouritesFact } from './sharedFavouritesFacts.ts';
import { sharedFavouritesMachine } from './sharedFavouritesMachine.ts';

/** The link to somebody's favourites. Streams are `sharedFavourites-<account>`. */
export const sharedFavouritesLifecycle = lifecycle<typeof sharedFavouritesMachine, SharedFavouritesFact>(
  sharedFavouritesMachine,
  sharedFavouritesFacts,
);
