import * as z from 'zod/mini';
import type { ReadonlyOutput } from '../journal/schema.ts';

/** The answer of `GET messaging/status`, and the data of events named `merge` (MESSAGING-2, MESSAGING-3). */
export const messagingStatus = z
  .strictObject({
    conversationsWithUnreadMessages: z
      .int()
      .check(z.nonnegative(), z.describe('Muted and archived conversations are not counted.')),
  })
  .check(
    z.meta({ id: 'MessagingStatus', description: 'How many of the account’s conversations have unread messages.' }),
  );

export type MessagingStatus = ReadonlyOutput<typeof messagingStatus>;
