import * as z from 'zod/mini';

/** The events of one photo of a listing. */
export const photoEvents = z.discriminatedUnion('type', [
  /** The share of the photo that was sent, from 0 to 1. */
  z.object({ type: z.literal('progress.made'), part: z.number() }),
  z.object({ type: z.literal('sending.retried') }),
  /** The device is online again. */
  z.object({ type: z.literal('line.returned') }),
  /** The user rotates the photo clockwise by this number of quarter turns. */
  z.object({ type: z.literal('photo.turned'), turns: z.union([z.literal(1), z.literal(3)]) }),
  z.object({
    type: z.literal('photo.cropped'),
    crop: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
  }),
  z.object({ type: z.literal('edit.retried') }),
  /** The draft has the photo under another name, such as after undoing a rotation. */
  z.object({ type: z.literal('photo.supplied'), name: z.string() }),
  /** The user removes the photo from the listing; a pending upload is aborted. */
  z.object({ type: z.literal('photo.removed') }),
]);

export type PhotoEvent = z.infer<typeof photoEvents>;
