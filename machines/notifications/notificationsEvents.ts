import * as z from 'zod/mini';
import { notification } from './notification.ts';

/** The events of the notifications of a page. */
export const notificationsEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notification.raised'), notification }),
  /** The notification's time is over, or the user has clicked it. */
  z.object({ type: z.literal('notification.dismissed'), id: z.string() }),
  /** The cause of the notifications with this tag has ended. */
  z.object({ type: z.literal('cause.ended'), tag: z.string() }),
]);

export type NotificationsEvent = z.infer<typeof notificationsEvents>;
