import * as z from 'zod/mini';

/** What can happen to the pages that a device keeps. */
export const pageKeepingEvents = z.discriminatedUnion('type', [
  /** One has come to another page. */
  z.object({ type: z.literal('page.turned') }),
  /** What whoever is logged in has saved or was written is other than it was. */
  z.object({ type: z.literal('own.changed') }),
  /** Somebody has logged in or out, or is somebody else. */
  z.object({ type: z.literal('account.changed') }),
  /** Another worker has taken over, as that of a new build does: what the one before was told it does not know. */
  z.object({ type: z.literal('worker.replaced') }),
  /** Somebody comes back to the page, or the market to them: what failed may succeed now. */
  z.object({ type: z.literal('page.resumed') }),
]);

export type PageKeepingEvent = z.infer<typeof pageKeepingEvents>;
