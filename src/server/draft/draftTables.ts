import type { DraftStatus } from '#machines/draft/draft.ts';

/** A draft that an account keeps. `changed_at` is the time of the device that wrote in it last, in epoch milliseconds. */
export interface DraftRow {
  id: string;
  account: string | null;
  status: DraftStatus;
  changed_at: number;
}

/** A photo that an open draft names, or has named. */
export interface DraftPhotoRow {
  draft: string;
  photo: string;
}

export interface DraftTables {
  drafts: DraftRow;
  draft_photos: DraftPhotoRow;
}
