import { refuse, type Refusal } from '../journal/refusal.ts';
import { type Favourite, type Favourites, isSaved } from './favourites.ts';
import type { FavouritesFact } from './favouritesFacts.ts';
import { mostFavourites } from './limits.ts';

/** Why saving an ad can be refused: the code that the call answers (FAVOURITES-7). */
export type FavouritesRefusal = 'favourites.limitExceeded';

/** Saves an ad; nothing where it is saved already. Refused where as many are saved as there may be. */
export function add(
  favourites: Favourites,
  { listing, francs, at }: Favourite,
): readonly FavouritesFact[] | Refusal<FavouritesRefusal> {
  if (isSaved(favourites, listing)) return [];
  if (favourites.saved.length >= mostFavourites) return refuse('favourites.limitExceeded', { limit: mostFavourites });
  return [{ type: 'favourites.added', at, listing, francs }];
}

/** An ad is no favourite any more; nothing where it is none. */
export function remove(
  favourites: Favourites,
  { listing, at }: Pick<Favourite, 'listing' | 'at'>,
): readonly FavouritesFact[] {
  return isSaved(favourites, listing) ? [{ type: 'favourites.removed', at, listing }] : [];
}

/** Whose they are is erased. */
export function clear({ saved }: Favourites, { at }: { readonly at: number }): readonly FavouritesFact[] {
  return saved.length > 0 ? [{ type: 'favourites.cleared', at }] : [];
}
