import type { SharedFavouritesFact } from './sharedFavouritesFacts.ts';
import type { SharedFavourites } from './sharedFavouritesMachine.ts';

/** Shares a list by a new link; no fact if it is already shared: its link stays. */
export function share(
  { link: known }: SharedFavourites,
  { link, at }: { readonly link: string; readonly at: number },
): readonly SharedFavouritesFact[] {
  return known === null ? [{ type: 'sharedFavourites.started', at, link }] : [];
}

/** Revokes the link to the favourites; no fact if the list is private. */
export function endSharing(
  { link }: SharedFavourites,
  { at }: { readonly at: number },
): readonly SharedFavouritesFact[] {
  return link === null ? [] : [{ type: 'sharedFavourites.ended', at }];
}
