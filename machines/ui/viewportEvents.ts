import * as z from 'zod/mini';

/** The events of a window's width. */
export const viewportEvents = z.discriminatedUnion('type', [
  /** The present width of the window, in CSS pixels: once when the page is opened, and at every change. */
  z.object({ type: z.literal('window.resized'), width: z.number().check(z.gte(0)) }),
]);

export type ViewportEvent = z.infer<typeof viewportEvents>;
