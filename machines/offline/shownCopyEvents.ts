import * as z from 'zod/mini';

/** What can happen to a page of which the device may have shown a copy. */
export const shownCopyEvents = z.discriminatedUnion('type', [
  /** What is shown came from this device, which had kept it at that time, in epoch milliseconds. */
  z.object({ type: z.literal('copy.shown'), at: z.int() }),
  /** One has come to another page. */
  z.object({ type: z.literal('page.turned') }),
  z.object({ type: z.literal('connection.lost') }),
  /**
   * The browser has a line again, or the market, which may have been what was away, has answered a call. `isAskedAnew`: the
   * page asks by itself for what it shows.
   */
  z.object({ type: z.literal('market.reached'), isAskedAnew: z.boolean() }),
]);

export type ShownCopyEvent = z.infer<typeof shownCopyEvents>;
