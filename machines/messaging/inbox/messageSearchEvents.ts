import * as z from 'zod/mini';

/** The events of the message search. */
export const messageSearchEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('search.typed'), text: z.string() }),
  z.object({ type: z.literal('search.retried') }),
]);

export type MessageSearchEvent = z.infer<typeof messageSearchEvents>;
