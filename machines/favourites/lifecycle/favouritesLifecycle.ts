import { lifecycle } from '../../journal/lifecycle.ts';
import { favouritesFacts, type FavouritesFact } from './favouritesFacts.ts';
import { favouritesMachine } from './favouritesMachine.ts';

/** The ads that somebody has saved, as their journal knows them. Streams are `favourites-<account>`. */
export const favouritesLifecycle = lifecycle<typeof favouritesMachine, FavouritesFact>(
  favouritesMachine,
  favouritesFacts,
);
