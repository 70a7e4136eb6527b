import * as z from 'zod/mini';

/** What a visitor can do while something, as the ad of a page, is on its way. */
export const fetchEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page.opened') }),
  z.object({ type: z.literal('loading.retried') }),
]);

export type FetchEvent = z.infer<typeof fetchEvents>;
