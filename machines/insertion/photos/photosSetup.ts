import { assign, setup } from 'xstate';
import { maxPictures } from '#machines/market/limits.ts';
import { providedCallback, providedPromise } from '../../statecharts/provided.ts';
import {
  followed,
  type DraftPhoto,
  isSameFile,
  movedTo,
  type Photo,
  type PhotoFile,
  placedIn,
  placeOf,
} from './photo.ts';
import type { PhotosEvent } from './photosEvents.ts';

/** A file and the key of its photo. */
export type ChosenPhoto = PhotoFile & { readonly key: string };

/** A photo that was chosen but not sent before the page was left, and its place. */
export interface UnsentPhoto {
  readonly photo: ChosenPhoto;
  readonly place: number;
}

/** A note next to the photos. */
export type PhotosNotice =
  | { readonly rule: 'tooMany'; readonly left: number }
  | { readonly rule: 'twice'; readonly names: readonly string[] }
  | null;

/** The changes to the draft's fields: a photo that was added or removed, or only the order. */
export interface SettledPhotos {
  readonly photos: readonly Photo[];
  readonly changed: { readonly key: string; readonly name: string | null } | null;
}

interface PhotosContext {
  /** The photos in their order: the first is the cover. */
  readonly photos: readonly Photo[];
  /** The photos as the draft last reported them. */
  readonly supplied: readonly DraftPhoto[];
  readonly notice: PhotosNotice;
  /** Whether the photos that wait on the device are restored; until then, none of them is deleted there. */
  readonly isRestored: boolean;
  /** The photo that is being moved, and its former place. */
  readonly carried: { readonly key: string; readonly from: number } | null;
  /** The new place of the photo that was moved last, for a screen reader: counted from 1. */
  readonly announced: { readonly place: number; readonly of: number } | null;
}

const photoOf = ({ key, ...file }: ChosenPhoto): Photo => ({
  key,
  name: null,
  file,
  isBusy: false,
  hasFailed: false,
  isRefused: false,
});

/** Adds chosen files to the photos: no duplicates, and no more than there is room for. */
function withChosen(photos: readonly Photo[], files: readonly ChosenPhoto[]): Pick<PhotosContext, 'photos' | 'notice'> {
  const twice: string[] = [];
  const all = [...photos];
  for (const chosen of files) {
    if (all.some(({ file }) => file && isSameFile(file, chosen))) twice.push(chosen.name);
    else all.push(photoOf(chosen));
  }
  const left = all.length - maxPictures;
  if (left > 0) return { photos: all.slice(0, maxPictures), notice: { rule: 'tooMany', left } };
  return { photos: all, notice: twice.length > 0 ? { rule: 'twice', names: twice } : null };
}

/** The photo that has the same name under another key. */
const sameOf = (photos: readonly Photo[], { key, name }: DraftPhoto) =>
  photos.find((photo) => photo.name === name && photo.key !== key);

/** The parts of the photos: context, events, actors, actions and guards. */
export const photosSetup = setup({
  types: {
    context: {} as PhotosContext,
    events: {} as PhotosEvent,
    input: {} as { readonly photos: readonly DraftPhoto[] },
    tags: {} as 'busy',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('field' | 'carried')[] },
  },
  actors: {
    /** Resolves with the photos that were chosen before the page was left, and never sent. It never rejects. */
    restoring: providedPromise<readonly UnsentPhoto[]>('restoring'),
    /** Sends `photos.chosen` for pictures that are pasted anywhere on the page, and frees all files with the flow. */
    watchingPage: providedCallback<PhotosEvent>('watchingPage'),
  },
  actions: {
    add: assign(({ context }, files: readonly ChosenPhoto[]) => withChosen(context.photos, files)),
    addUnsent: assign(({ context }, unsent: readonly UnsentPhoto[]) => ({
      isRestored: true,
      photos: unsent
        .filter(({ photo }) => !context.photos.some(({ key }) => key === photo.key))
        .reduce<readonly Photo[]>((all, { photo, place }) => all.toSpliced(place, 0, photoOf(photo)), context.photos)
        .slice(0, maxPictures),
    })),
    follow: assign(({ context }, supplied: readonly DraftPhoto[]) => ({
      photos: followed(context.photos, context.supplied, supplied),
      supplied,
    })),
    notePended: assign(({ context }, { key, isBusy }: { key: string; isBusy: boolean }) => ({
      photos: context.photos.map((photo) =>
        photo.key === key ? { ...photo, isBusy, hasFailed: photo.hasFailed && !isBusy } : photo,
      ),
    })),
    noteFailed: assign(({ context }, { key, isRefused }: { key: string; isRefused: boolean }) => ({
      photos: context.photos.map((photo) =>
        photo.key === key ? { ...photo, isBusy: false, hasFailed: true, isRefused } : photo,
      ),
    })),
    noteStored: assign(({ context }, { key, name }: DraftPhoto) => ({
      photos: context.photos.map((photo) =>
        photo.key === key ? { ...photo, name, hasFailed: false, isRefused: false } : photo,
      ),
    })),
    noteTwice: assign(({ context }, { key }: DraftPhoto) => ({
      notice: { rule: 'twice' as const, names: [context.photos.find((photo) => photo.key === key)?.file?.name ?? ''] },
    })),
    drop: assign(({ context }, { key }: { key: string }) => ({
      photos: context.photos.filter((photo) => photo.key !== key),
    })),
    move: assign(({ context }, { key, to }: { key: string; to: number }) => ({
      photos: movedTo(context.photos, key, to),
      notice: null,
    })),
    lift: assign(({ context }, { key }: { key: string }) => ({
      carried: { key, from: placeOf(context.photos, key) },
    })),
    carryBack: assign(({ context: { photos, carried } }) => ({
      photos: carried ? movedTo(photos, carried.key, carried.from) : photos,
    })),
    putDown: assign({ carried: null }),
    /** Implemented at the edge: releases files without a photo, and stores those that are not sent yet. */
    storeUnsent: () => {},
    /** Implemented at the edge: writes to the draft (`photo:<key>`, `photo_order`). */
    reportSettled: (_, _changed: SettledPhotos['changed']) => {},
    /**
     * Implemented at the edge: reports the state of the photos to the insertion. It then waits for pending ones
     * (INSERTION-42), and prompts about failed ones.
     */
    reportState: () => {},
    /** Implemented at the edge: when the focused photo goes, the focus moves to its neighbour. */
    leadToNeighbour: (_, _photo: { readonly key: string }) => {},
    announcePlace: assign(({ context: { photos } }, { key }: { key: string }) => ({
      announced: { place: placeOf(photos, key) + 1, of: placedIn(photos).length },
    })),
  },
  guards: {
    isPending: ({ context }) => context.photos.some(({ isBusy }) => isBusy),
    isSettled: ({ context }) => !context.photos.some(({ isBusy }) => isBusy),
    isTwice: ({ context }, stored: DraftPhoto) => sameOf(context.photos, stored) !== undefined,
    hasFailed: ({ context }, { key }: { key: string }) =>
      context.photos.some((photo) => photo.key === key && photo.hasFailed),
    isCarriedOut: ({ context }) =>
      !context.photos.some(({ key, hasFailed }) => key === context.carried?.key && !hasFailed),
  },
});
