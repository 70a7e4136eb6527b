/** A file that the user has chosen as a photo. The browser holds its bytes under the URL. */
export interface PhotoFile {
  /** The URL under which the document shows the file until it is released. */
  readonly url: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The media type of the file, derived from its name; empty if unknown. */
  readonly kind: string;
  /** The time of the file's last change, in milliseconds since 1970: with name and size it identifies duplicates. */
  readonly modified: number;
}

/**
 * A photo of a draft, as the draft's fields store it: the browser's key, and the name under which the server stores it.
 */
export interface DraftPhoto {
  readonly key: string;
  readonly name: string;
}

/** A photo of the form. A stored photo has a name; a photo chosen in this tab has its file. */
export interface Photo {
  readonly key: string;
  readonly name: string | null;
  readonly file: PhotoFile | null;
  /** The photo is being sent, rotated or cropped (INSERTION-42). */
  readonly isBusy: boolean;
  /** The photo breaks a rule, or its call failed: the listing lacks it. */
  readonly hasFailed: boolean;
  /** The photo breaks a rule, so a retry would fail too. */
  readonly isRefused: boolean;
}

/** The state of all photos: whether one is pending (INSERTION-42), and the files that have failed. */
export interface PhotosState {
  readonly isPending: boolean;
  readonly failed: readonly DraftPhoto[];
}

/** A rectangular part of a photo, in pixels. */
export interface PhotoPart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** An edit of a photo: quarter turns clockwise, then a crop of the result. */
export interface PhotoEdit {
  readonly turns: number;
  readonly crop: PhotoPart | null;
}

/** Subtypes of the accepted media types; HEIC is none of them, so phones supply JPEG. */
export const photoKinds = ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const;

/** Whether two files are the same one, chosen twice. */
export function isSameFile(one: PhotoFile, other: PhotoFile): boolean {
  return one.name === other.name && one.size === other.size && one.modified === other.modified;
}

export function photosStateOf(photos: readonly Photo[]): PhotosState {
  return {
    isPending: photos.some(({ isBusy }) => isBusy),
    failed: photos.flatMap(({ key, file, hasFailed }) => (hasFailed ? [{ key, name: file?.name ?? '' }] : [])),
  };
}

/** The cover of the listing: its first photo that has not failed. */
export function coverOf(photos: readonly Photo[]): Photo | undefined {
  return photos.find(({ hasFailed }) => !hasFailed);
}

/** The photos that have a place in the listing: those that have not failed. */
export function placedIn(photos: readonly Photo[]): readonly Photo[] {
  return photos.filter(({ hasFailed }) => !hasFailed);
}

/** The place of a photo, counted from 0; -1 if it has failed. */
export function placeOf(photos: readonly Photo[], key: string): number {
  return placedIn(photos).findIndex((photo) => photo.key === key);
}

/** The photos that wait on the device to be sent on the next visit, and their indexes. */
export function unsentIn(photos: readonly Photo[]): readonly { readonly photo: Photo; readonly index: number }[] {
  return photos
    .filter(({ isRefused }) => !isRefused)
    .flatMap((photo, index) => (photo.file && photo.name === null ? [{ photo, index }] : []));
}

/** Puts the photo of a key at a place, counted from 0; beyond the last place is at the end. */
export function movedTo(all: readonly Photo[], key: string, to: number): readonly Photo[] {
  const moved = all.find((photo) => photo.key === key);
  const others = all.filter((photo) => photo.key !== key);
  const next = placedIn(others)[Math.max(0, to)];
  return moved ? others.toSpliced(next ? others.indexOf(next) : others.length, 0, moved) : others;
}

/**
 * The photos of the form after the draft has changed from outside, such as by undo. Photos are added, removed, replaced
 * and moved as in the draft. Photos that are not in the draft yet stay behind their predecessors.
 */
export function followed(
  photos: readonly Photo[],
  before: readonly DraftPhoto[],
  after: readonly DraftPhoto[],
): readonly Photo[] {
  const nameIn = (supplied: readonly DraftPhoto[], key: string) => supplied.find((one) => one.key === key)?.name;
  const staying = photos
    .filter(({ key }) => nameIn(before, key) === undefined || nameIn(after, key) !== undefined)
    .map((photo) => {
      const name = nameIn(after, photo.key);
      const isOther = name !== undefined && name !== nameIn(before, photo.key) && name !== photo.name;
      return isOther ? { ...photo, name, hasFailed: false, isRefused: false } : photo;
    });
  const coming = after
    .filter(({ key }) => nameIn(before, key) === undefined && !staying.some((photo) => photo.key === key))
    .map(({ key, name }): Photo => ({ key, name, file: null, isBusy: false, hasFailed: false, isRefused: false }));
  const keys = (supplied: readonly DraftPhoto[]) => supplied.map(({ key }) => key).join();
  const all = [...staying, ...coming];
  if (keys(before) === keys(after)) return all;
  const inOrder = after.flatMap(({ key }) => all.filter((photo) => photo.key === key));
  return all
    .filter(({ key }) => nameIn(after, key) === undefined)
    .reduce<readonly Photo[]>((ordered, photo) => {
      const predecessor = all[all.indexOf(photo) - 1];
      return ordered.toSpliced(predecessor ? ordered.indexOf(predecessor) + 1 : 0, 0, photo);
    }, inOrder);
}
