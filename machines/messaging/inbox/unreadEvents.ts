import * as z from 'zod/mini';
import type { Told } from '../../journal/schema.ts';

/** The count of unread conversations lives by this. */
export const unreadEvents = z.discriminatedUnion('type', [
  /** Who is logged in, null where nobody is. */
  z.object({ type: z.literal('account.told'), publicAccountId: z.nullable(z.string()) }),
  /** The stream says in how many conversations something is unread: a `merge` (MESSAGING-3). */
  z.object({ type: z.literal('count.told'), unread: z.int().check(z.nonnegative()) }),
  /** A browser like this reads no streams. */
  z.object({ type: z.literal('stream.unsupported') }),
]);

export type UnreadEvent = Told<typeof unreadEvents>;
