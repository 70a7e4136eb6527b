import * as z from 'zod/mini';

/** The events of the page of a mail's link. */
export const confirmationEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page.opened') }),
  z.object({ type: z.literal('reading.retried') }),
  /** The user presses the button. */
  z.object({ type: z.literal('confirmation.requested') }),
]);

export type ConfirmationEvent = z.infer<typeof confirmationEvents>;
