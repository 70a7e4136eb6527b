export interface LocalityTableRow {
  postcode: string;
  name: string;
  canton: string;
  latitude: number;
  longitude: number;
}

export interface LocalityTables {
  localities: LocalityTableRow;
}
