/** Read model: who has saved an ad. What they have saved, and in which order, their journal says. */
export interface SavedAdRow {
  listing: string;
  account: string;
}

export interface FavouritesTables {
  saved_ads: SavedAdRow;
}
