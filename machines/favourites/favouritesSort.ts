/** The orders of one's favourites: as saved, the last first; as the search has them; or those first that have become cheaper. */
export const favouritesSorts = ['saved', 'newest', 'cheapest', 'expensive', 'reduced'] as const;

export type FavouritesSort = (typeof favouritesSorts)[number];

/** The order that an address asks for (`sort`); one that there is not is as saved. */
export function toFavouritesSort(asked: unknown): FavouritesSort {
  return favouritesSorts.find((sort) => sort === asked) ?? 'saved';
}
