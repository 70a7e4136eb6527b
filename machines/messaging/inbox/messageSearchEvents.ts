import * as z from 'zod/mini';

/** What happens where one looks for messages. */
export const messageSearchEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('search.typed'), text: z.string() }),
  z.object({ type: z.literal('search.retried') }),
]);

export type MessageSearchEvent = z.infer<typeof messageSearchEvents>;
