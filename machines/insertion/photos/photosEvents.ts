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

/** What happens to the photos of an ad as a whole. */
export const photosEvents = z.discriminatedUnion('type', [
  /** Picked, dropped, pasted, or taken just now. */
  z.object({ type: z.literal('photos.chosen'), files: z.readonly(z.array(chosen)) }),
  /** The draft has others, such as when something was undone. */
  z.object({
    type: z.literal('photos.given'),
    photos: z.readonly(z.array(z.object({ key, name: z.string() }))),
  }),
  z.object({ type: z.literal('photo.pended'), key, isBusy: z.boolean() }),
  /** It breaks a rule (`isRefused`), or did not come through. */
  z.object({ type: z.literal('photo.failed'), key, isRefused: z.boolean() }),
  z.object({ type: z.literal('photo.kept'), key, name: z.string() }),
  z.object({ type: z.literal('photo.removed'), key }),
  /** To a place among the photos that have not failed, counted from 0. */
  z.object({ type: z.literal('photo.moved'), key, to: z.int() }),
  /** Taken up, by the pointer or by a key, to be carried elsewhere. */
  z.object({ type: z.literal('photo.lifted'), key }),
  z.object({ type: z.literal('photo.dropped') }),
  /** It goes back where it was taken up. */
  z.object({ type: z.literal('carrying.stopped') }),
  /** Files are dragged over the field. */
  z.object({ type: z.literal('files.dragged') }),
  /** The files were dropped, or the pointer has left the field. */
  z.object({ type: z.literal('drag.ended') }),
]);

export type PhotosEvent = z.infer<typeof photosEvents>;
