import * as z from 'zod/mini';
import { notification } from './notification.ts';

/** What can happen to the notifications of a page. */
export const notificationsEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notification.raised'), notification }),
  /** It has had its time, or somebody has clicked it. */
  z.object({ type: z.literal('notification.dismissed'), id: z.string() }),
  /** What those of a tag tell of is over. */
  z.object({ type: z.literal('cause.ended'), tag: z.string() }),
]);

export type NotificationsEvent = z.infer<typeof notificationsEvents>;
