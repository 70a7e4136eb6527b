import * as z from 'zod/mini';

/** What can happen to a page of which the device may have shown a copy. */
export const shownCopyEvents = z.discriminatedUnion('type', [
  /** What is shown came from this device, which had kept it at that time, in epoch milliseconds. */
  z.object({ type: z.literal('copy.shown'), at: z.int() }),
  /** One has come to another page. */
  z.object({ type: z.literal('page.turned') }),
  z.object({ type: z.literal('connection.lost') }),
  /** The browser has a line again; whether the market is at its end it does not know. */
  z.object({ type: z.literal('connection.restored') }),
  /** The market has answered a call for what is shown. `isAskedAnew`: the page asks by itself for all that it shows. */
  z.object({ type: z.literal('market.answered'), isAskedAnew: z.boolean() }),
]);

export type ShownCopyEvent = z.infer<typeof shownCopyEvents>;
