import * as z from 'zod/mini';

/** The events of the typing indicator. */
export const typingEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('typing.received') }),
  /** The correspondent has written an entry, so the typing is over. */
  z.object({ type: z.literal('entry.received') }),
]);

export type TypingEvent = z.infer<typeof typingEvents>;
