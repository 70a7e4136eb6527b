import * as z from 'zod/mini';

/** The events of the page that the link in a mail opens. */
export const confirmationEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page.opened') }),
  z.object({ type: z.literal('reading.retried') }),
  /** The user presses the button that confirms. */
  z.object({ type: z.literal('confirmation.requested') }),
]);

export type ConfirmationEvent = z.infer<typeof confirmationEvents>;
