import * as z from 'zod/mini';

/** The events of the lists of conversations. */
export const conversationsEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('loading.retried') }),
  z.object({ type: z.literal('more.requested') }),
  /** A conversation has changed, or may have changed while no stream was open. */
  z.object({ type: z.literal('change.received') }),
  /** The user returns to the page. */
  z.object({ type: z.literal('page.shown') }),
]);

export type ConversationsEvent = z.infer<typeof conversationsEvents>;
