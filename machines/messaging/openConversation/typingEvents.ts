import * as z from 'zod/mini';

/** What is heard of the other’s typing. */
export const typingEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('typing.heard') }),
  /** They have written. */
  z.object({ type: z.literal('entry.heard') }),
]);

export type TypingEvent = z.infer<typeof typingEvents>;
