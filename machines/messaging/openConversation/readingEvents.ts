import * as z from 'zod/mini';

/** The events of reading a conversation. */
export const readingEvents = z.discriminatedUnion('type', [
  /** An entry is visible, and the user is looking. */
  z.object({ type: z.literal('entry.seen'), number: z.int() }),
]);

export type ReadingEvent = z.infer<typeof readingEvents>;
