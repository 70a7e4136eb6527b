import * as z from 'zod/mini';

/** The events of a resource while it is fetched, for example the listing of a page. */
export const fetchEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page.opened') }),
  z.object({ type: z.literal('loading.retried') }),
]);

export type FetchEvent = z.infer<typeof fetchEvents>;
