import * as z from 'zod/mini';

/** What happens where one looks after one's own account. */
export const ownAccountEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page.opened') }),
  z.object({ type: z.literal('loading.retried') }),
  /** A form of the page was taken: something is otherwise now. */
  z.object({ type: z.literal('account.changed') }),
]);

export type OwnAccountEvent = z.infer<typeof ownAccountEvents>;
