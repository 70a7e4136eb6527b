import * as z from 'zod/mini';

/** What a visitor can do while something is on its way. */
export const fetchEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page.opened') }),
  z.object({ type: z.literal('loading.retried') }),
]);

export type FetchEvent = z.infer<typeof fetchEvents>;
