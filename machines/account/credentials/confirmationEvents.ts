import * as z from 'zod/mini';

/** What happens on the page that the link of a mail leads to. */
export const confirmationEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page.opened') }),
  z.object({ type: z.literal('reading.retried') }),
  /** The user presses the button. */
  z.object({ type: z.literal('confirmation.requested') }),
]);

export type ConfirmationEvent = z.infer<typeof confirmationEvents>;
