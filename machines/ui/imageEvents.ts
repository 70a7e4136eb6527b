import * as z from 'zod/mini';

/** The events of an image in a page. */
export const imageEvents = z.discriminatedUnion('type', [
  /** The image has come within 200 px of the window. */
  z.object({ type: z.literal('image.approached') }),
  z.object({ type: z.literal('image.loaded') }),
  z.object({ type: z.literal('image.failed') }),
  /** The source of the image has changed. */
  z.object({ type: z.literal('source.changed') }),
]);

export type ImageEvent = z.infer<typeof imageEvents>;
