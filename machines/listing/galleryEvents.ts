import * as z from 'zod/mini';

/** The events of a listing's pictures. */
export const galleryEvents = z.discriminatedUnion('type', [
  /** A thumbnail, an arrow button, or a choice from before hydration. */
  z.object({ type: z.literal('picture.chosen'), index: z.int() }),
  /** Arrow keys, Home and End, a swipe. */
  z.object({ type: z.literal('picture.sought'), to: z.enum(['previous', 'next', 'first', 'last']) }),
  /** Two fingers, the wheel or a button in full screen: the scale relative to the whole picture. */
  z.object({ type: z.literal('zoom.changed'), scale: z.number() }),
  /** A double press: closer, or the whole picture again. */
  z.object({ type: z.literal('zoom.toggled') }),
]);

export type GalleryEvent = z.infer<typeof galleryEvents>;
