import * as z from 'zod/mini';

/** The events of the outbox. */
export const outboxEvents = z.discriminatedUnion('type', [
  /** The account that is logged in in this browser; null for a visitor. */
  z.object({ type: z.literal('account.reported'), account: z.nullable(z.string()) }),
  /** A command was added, removed, or is to be retried: here, or in another tab. */
  z.object({ type: z.literal('queue.changed') }),
  /** The device is online again, or the user returns to the page: waiting commands may now succeed. */
  z.object({ type: z.literal('connection.restored') }),
]);

export type OutboxEvent = z.infer<typeof outboxEvents>;
