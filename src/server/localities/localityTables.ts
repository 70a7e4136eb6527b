export interface LocalityTableRow {
  postcode: string;
  name: string;
  canton: string;
  latitude: number;
  longitude: number;
  /** 0 for the most important place. */
  rank: number;
}

export interface LocalityTables {
  localities: LocalityTableRow;
}
