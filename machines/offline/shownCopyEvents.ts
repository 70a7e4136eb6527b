import * as z from 'zod/mini';

/** The events of a page of which the device may have shown a cached copy. */
export const shownCopyEvents = z.discriminatedUnion('type', [
  /** The page is a copy that this device cached at that time, in epoch milliseconds. */
  z.object({ type: z.literal('copy.shown'), at: z.int() }),
  /** The user has opened another page. */
  z.object({ type: z.literal('page.turned') }),
  z.object({ type: z.literal('connection.lost') }),
  /** The browser is online again; whether the market is reachable is unknown. */
  z.object({ type: z.literal('connection.restored') }),
  /** The market has answered a call for the page. `isRefetched`: the page itself requests all its content. */
  z.object({ type: z.literal('market.answered'), isRefetched: z.boolean() }),
]);

export type ShownCopyEvent = z.infer<typeof shownCopyEvents>;
