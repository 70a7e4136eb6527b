import * as z from 'zod/mini';

/** What happens while somebody reads a conversation. */
export const readingEvents = z.discriminatedUnion('type', [
  /** An entry is in sight, and somebody looks. */
  z.object({ type: z.literal('entry.seen'), number: z.int() }),
]);

export type ReadingEvent = z.infer<typeof readingEvents>;
