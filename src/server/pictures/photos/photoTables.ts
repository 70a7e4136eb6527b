/** A file of a photo: being uploaded, stored, or about to be deleted. */
export interface PhotoRow {
  file: string;
  name: string;
  width: number;
  height: number;
  state: 'coming' | 'here' | 'going';
  named_at: number;
}

/** A file that a client without a verified account has uploaded. `bytes` counts against its limits. */
export interface AnonymousPhotoRow {
  file: string;
  photo: string;
  client: string;
  bytes: number;
  brought_at: number;
}

declare module '#server/store/tables.ts' {
  interface Tables {
    photos: PhotoRow;
    anonymous_photos: AnonymousPhotoRow;
  }
}
