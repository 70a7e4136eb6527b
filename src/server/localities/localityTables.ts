export interface LocalityTableRow {
  postcode: string;
  name: string;
  canton: string;
  latitude: number;
  longitude: number;
  /** The place's rank by importance: 0 for the most important one. */
  rank: number;
  /** The place's municipality; null if the directory does not have it. */
  municipality: string | null;
  /** The slug of the place's district (a part of the canton); null if the directory does not have it. */
  subregion: string | null;
}

declare module '#server/store/tables.ts' {
  interface Tables {
    localities: LocalityTableRow;
  }
}
