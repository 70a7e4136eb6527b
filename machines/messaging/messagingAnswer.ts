import * as z from 'zod/mini';
import type { Told } from '../journal/schema.ts';

/** What `GET messaging/status` answers, and what events named `merge` carry (MESSAGING-2, MESSAGING-3). */
export const messagingStatus = z
  .strictObject({
    conversationsWithUnreadMessages: z
      .int()
      .check(z.nonnegative(), z.describe('Muted and archived conversations are not counted.')),
  })
  .check(z.meta({ id: 'MessagingStatus', description: 'How much of what somebody was written is unread.' }));

export type MessagingStatus = Told<typeof messagingStatus>;
