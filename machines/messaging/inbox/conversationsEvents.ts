import * as z from 'zod/mini';

/** What happens in the lists of conversations. */
export const conversationsEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('loading.retried') }),
  z.object({ type: z.literal('more.asked') }),
  /** Something has happened to a conversation, here or elsewhere, or may have while nobody listened. */
  z.object({ type: z.literal('change.heard') }),
  /** One comes back to the page. */
  z.object({ type: z.literal('page.shown') }),
]);

export type ConversationsEvent = z.infer<typeof conversationsEvents>;
