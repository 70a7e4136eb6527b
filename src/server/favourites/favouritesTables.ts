/** Read model: who has saved an ad. What they have saved, and in which order, their journal says. */
export interface SavedAdRow {
  listing: string;
  account: string;
}

/** Read model: whose favourites a link leads to. */
export interface SharedFavouritesRow {
  link: string;
  account: string;
}

declare module '#server/store/tables.ts' {
  interface Tables {
    saved_ads: SavedAdRow;
    shared_favourites: SharedFavouritesRow;
  }
}
