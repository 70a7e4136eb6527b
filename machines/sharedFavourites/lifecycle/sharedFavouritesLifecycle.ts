import { lifecycle } from '../../journal/lifecycle.ts';
import { sharedFavouritesFacts, type SharedFavouritesFact } from './sharedFavouritesFacts.ts';
import { sharedFavouritesMachine } from './sharedFavouritesMachine.ts';

/** The lifecycle of the link to a user's favourites. Streams are `sharedFavourites-<account>`. */
export const sharedFavouritesLifecycle = lifecycle<typeof sharedFavouritesMachine, SharedFavouritesFact>(
  sharedFavouritesMachine,
  sharedFavouritesFacts,
);
