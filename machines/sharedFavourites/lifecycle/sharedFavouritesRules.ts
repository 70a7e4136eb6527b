import type { SharedFavouritesFact } from './sharedFavouritesFacts.ts';
import type { SharedFavourites } from './sharedFavouritesMachine.ts';

/** Shares a list by a new link; nothing while it is shared: its link stays. */
export function share(
  { link: known }: SharedFavourites,
  { link, at }: { readonly link: string; readonly at: number },
): readonly SharedFavouritesFact[] {
  return known === null ? [{ type: 'sharedFavourites.started', at, link }] : [];
}

/** The link leads nowhere any more; nothing while the list is private. */
export function endSharing(
  { link }: SharedFavourites,
  { at }: { readonly at: number },
): readonly SharedFavouritesFact[] {
  return link === null ? [] : [{ type: 'sharedFavourites.ended', at }];
}
