export interface LocalityTableRow {
  postcode: string;
  name: string;
  canton: string;
  latitude: number;
  longitude: number;
  /** 0 for the most important place. */
  rank: number;
  /** The commune, if the directory has it. */
  municipality: string | null;
  /** The slug of the part of the canton, if the directory has it. */
  subregion: string | null;
}

declare module '#server/store/tables.ts' {
  interface Tables {
    localities: LocalityTableRow;
  }
}
