import { refuse, type Refusal } from '../../journal/refusal.ts';
import { type Favourite, type Favourites, isSaved } from './favourites.ts';
import type { FavouritesFact } from './favouritesFacts.ts';
import { mostFavourites, removalUndoTerm } from '../limits.ts';

/** Why saving an ad can be refused: the code that the call answers (FAVOURITES-7), or that nobody may see it. */
export type FavouritesRefusal = 'favourites.limitExceeded' | 'favourites.unseen';

/** An ad that is to be saved. */
export interface AddFavourite extends Favourite {
  /** Whether anybody may see it. */
  readonly isSeen: boolean;
}

/**
 * Saves an ad; nothing where it is saved already. One that was removed just now is as it was before, whatever became of the ad.
 * Refused where as many are saved as there may be, and where nobody may see it.
 */
export function add(
  favourites: Favourites,
  { listing, francs, at, isSeen }: AddFavourite,
): readonly FavouritesFact[] | Refusal<FavouritesRefusal> {
  if (isSaved(favourites, listing)) return [];
  const isTakenBack = favourites.removed.some(
    (removed) => removed.listing === listing && at - removed.removedAt <= removalUndoTerm,
  );
  if (!isTakenBack && !isSeen) return refuse('favourites.unseen');
  if (favourites.saved.length >= mostFavourites) return refuse('favourites.limitExceeded', { limit: mostFavourites });
  return [
    isTakenBack ? { type: 'favourites.restored', at, listing } : { type: 'favourites.added', at, listing, francs },
  ];
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
