import * as z from 'zod/mini';

/** What a visitor can do to the pictures of an ad. */
export const galleryEvents = z.discriminatedUnion('type', [
  /** A thumbnail, an arrow of the mouse, or what was chosen before any script came. */
  z.object({ type: z.literal('picture.chosen'), index: z.int() }),
  /** Arrow keys, Home and End, a swipe. */
  z.object({ type: z.literal('picture.sought'), to: z.enum(['previous', 'next', 'first', 'last']) }),
  /** Two fingers, the wheel or a button of the full screen: so many times as large as the whole picture. */
  z.object({ type: z.literal('zoom.changed'), scale: z.number() }),
  /** A double press: closer, or the whole picture again. */
  z.object({ type: z.literal('zoom.toggled') }),
]);

export type GalleryEvent = z.infer<typeof galleryEvents>;
