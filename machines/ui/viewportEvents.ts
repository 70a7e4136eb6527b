import * as z from 'zod/mini';

/** What a window tells of itself. */
export const viewportEvents = z.discriminatedUnion('type', [
  /** How wide it is now, in CSS pixels: once when the page is opened, and at every change. */
  z.object({ type: z.literal('window.resized'), width: z.number().check(z.gte(0)) }),
]);

export type ViewportEvent = z.infer<typeof viewportEvents>;
