/** Read model: who has saved an ad. What they have saved, and in which order, their journal says. */
export interface SavedAdRow {
  listing: string;
  account: string;
}

declare module '#server/store/tables.ts' {
  interface Tables {
    saved_ads: SavedAdRow;
  }
}
