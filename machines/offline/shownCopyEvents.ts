import * as z from 'zod/mini';

/** What can happen to a page of which the device may have shown a copy. */
export const shownCopyEvents = z.discriminatedUnion('type', [
  /** What is shown came from this device, which had kept it at that time, in epoch milliseconds. */
  z.object({ type: z.literal('copy.shown'), at: z.int() }),
  /** One has come to another page. */
  z.object({ type: z.literal('page.turned') }),
  z.object({ type: z.literal('connection.lost') }),
  z.object({ type: z.literal('connection.restored') }),
]);

export type ShownCopyEvent = z.infer<typeof shownCopyEvents>;
