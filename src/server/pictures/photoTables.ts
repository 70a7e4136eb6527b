/** A file of a photo: on its way, kept, or about to be gone. */
export interface PhotoRow {
  file: string;
  name: string;
  width: number;
  height: number;
  state: 'coming' | 'here' | 'going';
  named_at: number;
}

export interface PhotoTables {
  photos: PhotoRow;
}
