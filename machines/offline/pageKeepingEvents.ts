import * as z from 'zod/mini';

/** What can happen to the pages that a device keeps. */
export const pageKeepingEvents = z.discriminatedUnion('type', [
  /** One has come to another page. */
  z.object({ type: z.literal('page.turned') }),
]);

export type PageKeepingEvent = z.infer<typeof pageKeepingEvents>;
