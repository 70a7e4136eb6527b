import * as z from 'zod/mini';

/** The events of the typing indicator. */
export const typingEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('typing.heard') }),
  /** The correspondent has written. */
  z.object({ type: z.literal('entry.heard') }),
]);

export type TypingEvent = z.infer<typeof typingEvents>;
