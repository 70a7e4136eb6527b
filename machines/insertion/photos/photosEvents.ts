import * as z from 'zod/mini';

const key = z.string();

/** A file that was chosen, under the key that the browser made for its photo. */
const chosen = z.object({
  key,
  url: z.string(),
  name: z.string(),
  size: z.number(),
  kind: z.string(),
  modified: z.number(),
});

/** The events of a listing's photos as a whole. */
export const photosEvents = z.discriminatedUnion('type', [
  /** The user has picked, dropped, pasted, or just taken photos. */
  z.object({ type: z.literal('photos.chosen'), files: z.readonly(z.array(chosen)) }),
  /** The draft now has other photos, such as after undo. */
  z.object({
    type: z.literal('photos.supplied'),
    photos: z.readonly(z.array(z.object({ key, name: z.string() }))),
  }),
  z.object({ type: z.literal('photo.pended'), key, isBusy: z.boolean() }),
  /** The photo breaks a rule (`isRefused`), or its call failed. */
  z.object({ type: z.literal('photo.failed'), key, isRefused: z.boolean() }),
  z.object({ type: z.literal('photo.stored'), key, name: z.string() }),
  z.object({ type: z.literal('photo.removed'), key }),
  /** The photo was moved to a place among the photos that have not failed, counted from 0. */
  z.object({ type: z.literal('photo.moved'), key, to: z.int() }),
  /** The photo was picked up to be moved, by the pointer or by a key. */
  z.object({ type: z.literal('photo.lifted'), key }),
  z.object({ type: z.literal('photo.dropped') }),
  /** The move is cancelled: the photo goes back to its former place. */
  z.object({ type: z.literal('carrying.stopped') }),
  /** Files are dragged over the field for photos. */
  z.object({ type: z.literal('files.dragged') }),
  /** The files were dropped, or the pointer has left the field. */
  z.object({ type: z.literal('drag.ended') }),
]);

export type PhotosEvent = z.infer<typeof photosEvents>;
