import * as z from 'zod/mini';

/** What can happen to the pages that a device keeps. */
export const pageKeepingEvents = z.discriminatedUnion('type', [
  /** One has come to another page. */
  z.object({ type: z.literal('page.turned') }),
  /** What whoever is logged in has saved or was written is other than it was, or they have just logged in. */
  z.object({ type: z.literal('own.changed') }),
]);

export type PageKeepingEvent = z.infer<typeof pageKeepingEvents>;
