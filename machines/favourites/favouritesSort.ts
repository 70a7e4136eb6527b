/** The orders of favourites: by time of saving, latest first; as in the search; or reduced prices first. */
export const favouritesSorts = ['saved', 'newest', 'cheapest', 'expensive', 'reduced'] as const;

export type FavouritesSort = (typeof favouritesSorts)[number];

/** The order that a URL names (`sort`); an unknown one means by time of saving. */
export function toFavouritesSort(requested: unknown): FavouritesSort {
  return favouritesSorts.find((sort) => sort === requested) ?? 'saved';
}
