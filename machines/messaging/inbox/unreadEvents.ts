import * as z from 'zod/mini';
import type { ReadonlyOutput } from '../../journal/schema.ts';

/** The events of the count of unread conversations. */
export const unreadEvents = z.discriminatedUnion('type', [
  /** The account that is logged in; null for a visitor. */
  z.object({ type: z.literal('account.reported'), publicAccountId: z.nullable(z.string()) }),
  /** The stream reports the number of unread conversations: a `merge` (MESSAGING-3). */
  z.object({ type: z.literal('count.reported'), unread: z.int().check(z.nonnegative()) }),
  /** The browser does not support streams. */
  z.object({ type: z.literal('stream.unsupported') }),
]);

export type UnreadEvent = ReadonlyOutput<typeof unreadEvents>;
