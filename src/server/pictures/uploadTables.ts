/** A picture that somebody has brought. */
export interface UploadRow {
  name: string;
  account: string;
  sealed: Uint8Array;
}

export interface UploadTables {
  uploads: UploadRow;
}
