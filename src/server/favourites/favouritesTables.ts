/** Read model: the accounts that saved a listing. The journal has an account's saved listings and their order. */
export interface SavedAdRow {
  listing: string;
  account: string;
}

/** Read model: the account whose favourites a link shares. */
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
