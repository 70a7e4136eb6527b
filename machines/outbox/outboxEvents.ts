import * as z from 'zod/mini';

/** What the outbox lives by. */
export const outboxEvents = z.discriminatedUnion('type', [
  /** Who is logged in in this browser, null where nobody is. */
  z.object({ type: z.literal('account.told'), account: z.nullable(z.string()) }),
  /** Something was put into the outbox, taken out, or is to be tried again: here, or in another tab. */
  z.object({ type: z.literal('queue.changed') }),
  /** There is a line again, or one comes back to the page. */
  z.object({ type: z.literal('connection.restored') }),
]);

export type OutboxEvent = z.infer<typeof outboxEvents>;
