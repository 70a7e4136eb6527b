import { refuse, type Refusal } from '../../journal/refusal.ts';
import { type Favourite, type Favourites, isSaved } from './favourites.ts';
import type { FavouritesFact } from './favouritesFacts.ts';
import { mostFavourites, removalUndoTerm } from '../limits.ts';

/**
 * The reasons for refusing to save a listing: the limit, with the code of the call (FAVOURITES-7), or an invisible
 * listing.
 */
export type FavouritesRefusal = 'favourites.limitExceeded' | 'favourites.unseen';

/** A listing to save. */
export interface AddFavourite extends Favourite {
  /** Whether the listing is visible. */
  readonly isPublic: boolean;
}

/**
 * Saves a listing; no fact if it is already saved. A recent removal is undone, whatever the state of the listing.
 * Refused at the maximum number of favourites, and for invisible listings.
 */
export function add(
  favourites: Favourites,
  { listing, francs, at, isPublic }: AddFavourite,
): readonly FavouritesFact[] | Refusal<FavouritesRefusal> {
  if (isSaved(favourites, listing)) return [];
  const isUndoable = favourites.removed.some(
    (removed) => removed.listing === listing && at - removed.removedAt <= removalUndoTerm,
  );
  if (!isUndoable && !isPublic) return refuse('favourites.unseen');
  if (favourites.saved.length >= mostFavourites) return refuse('favourites.limitExceeded', { limit: mostFavourites });
  return [
    isUndoable ? { type: 'favourites.restored', at, listing } : { type: 'favourites.added', at, listing, francs },
  ];
}

/** Removes a favourite; no fact if the listing is not saved. */
export function remove(
  favourites: Favourites,
  { listing, at }: Pick<Favourite, 'listing' | 'at'>,
): readonly FavouritesFact[] {
  return isSaved(favourites, listing) ? [{ type: 'favourites.removed', at, listing }] : [];
}

/** Clears the favourites of an erased account. */
export function clear({ saved }: Favourites, { at }: { readonly at: number }): readonly FavouritesFact[] {
  return saved.length > 0 ? [{ type: 'favourites.cleared', at }] : [];
}
