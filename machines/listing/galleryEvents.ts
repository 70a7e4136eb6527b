import * as z from 'zod/mini';

/** The events of a listing's pictures. */
export const galleryEvents = z.discriminatedUnion('type', [
  /** The user chooses a picture: by a thumbnail, by an arrow button, or before hydration. */
  z.object({ type: z.literal('picture.chosen'), index: z.int() }),
  /** The user goes to another picture: by the arrow keys, Home and End, or a swipe. */
  z.object({ type: z.literal('picture.sought'), to: z.enum(['previous', 'next', 'first', 'last']) }),
  /** Two fingers, the wheel or a button in full screen: the scale relative to the whole picture. */
  z.object({ type: z.literal('zoom.changed'), scale: z.number() }),
  /** A double press zooms in, or shows the whole picture again. */
  z.object({ type: z.literal('zoom.toggled') }),
]);

export type GalleryEvent = z.infer<typeof galleryEvents>;
