/** A file that somebody has chosen as a photo, as the browser tells it. Its bytes stay with the browser, under the address. */
export interface PhotoFile {
  /** Under which the document shows it, as long as it is kept. */
  readonly url: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Its media type, as its name says; empty where that says nothing. */
  readonly kind: string;
  /** When it was changed last, in milliseconds since 1970: with name and size it tells whether two are the same. */
  readonly modified: number;
}

/** A photo of a draft, as its fields hold it: a key that the browser made, and the name under which the server keeps it. */
export interface GivenPhoto {
  readonly key: string;
  readonly name: string;
}

/** A photo of the form: one that is kept has a name, one that was chosen in this tab has its file. */
export interface Photo {
  readonly key: string;
  readonly name: string | null;
  readonly file: PhotoFile | null;
  /** It is on its way, or being turned or cropped (INSERTION-42). */
  readonly isBusy: boolean;
  /** It breaks a rule, or did not come through: the ad is without it. */
  readonly hasFailed: boolean;
  /** It breaks a rule, so a retry would fail too. */
  readonly isRefused: boolean;
}

/** How the photos stand, for whoever wants to go on: whether one is pending (INSERTION-42), and the files that have failed. */
export interface PhotosStanding {
  readonly isPending: boolean;
  readonly failed: readonly GivenPhoto[];
}

/** A part of a photo, in its pixels. */
export interface PhotoPart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What is to be made of a photo: turned by quarters clockwise, and of what is then there a part. */
export interface PhotoEdit {
  readonly turns: number;
  readonly crop: PhotoPart | null;
}

/** Ends of media types that are taken; HEIC is none of them, so phones hand over JPEG. */
export const photoKinds = ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const;

/** Whether two files are the same one, chosen twice. */
export function isSameFile(one: PhotoFile, other: PhotoFile): boolean {
  return one.name === other.name && one.size === other.size && one.modified === other.modified;
}

export function standingOf(photos: readonly Photo[]): PhotosStanding {
  return {
    isPending: photos.some(({ isBusy }) => isBusy),
    failed: photos.flatMap(({ key, file, hasFailed }) => (hasFailed ? [{ key, name: file?.name ?? '' }] : [])),
  };
}

/** The one that stands for the ad: the first that has come, or is to come yet. */
export function coverOf(photos: readonly Photo[]): Photo | undefined {
  return photos.find(({ hasFailed }) => !hasFailed);
}

/** The photos that have a place: those that have not failed. */
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
 * The photos of the form after those of the draft have changed from outside, such as by undoing: what came, went, was made
 * another or stands elsewhere there does so here. What the draft did not know yet stays, behind what it stood behind.
 */
export function followed(
  photos: readonly Photo[],
  before: readonly GivenPhoto[],
  after: readonly GivenPhoto[],
): readonly Photo[] {
  const nameIn = (given: readonly GivenPhoto[], key: string) => given.find((one) => one.key === key)?.name;
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
  const keys = (given: readonly GivenPhoto[]) => given.map(({ key }) => key).join();
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
