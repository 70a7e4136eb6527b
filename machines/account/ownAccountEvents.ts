import * as z from 'zod/mini';

/** The events of the user's account pages. */
export const ownAccountEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page.opened') }),
  z.object({ type: z.literal('loading.retried') }),
  /** A form of the page succeeded: the account has changed. */
  z.object({ type: z.literal('account.changed') }),
]);

export type OwnAccountEvent = z.infer<typeof ownAccountEvents>;
