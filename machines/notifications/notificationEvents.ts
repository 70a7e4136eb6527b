import * as z from 'zod/mini';

/** How somebody holds a notification: with the pointer on it, or with the focus in it. */
const by = z.enum(['pointer', 'focus']);

/** When it happened, in milliseconds on a clock that never goes back. */
const at = z.number();

/** What can happen to one notification. */
export const notificationEvents = z.discriminatedUnion('type', [
  /** It has come into sight. */
  z.object({ type: z.literal('notification.shown'), at }),
  z.object({ type: z.literal('notification.held'), by, at }),
  z.object({ type: z.literal('notification.released'), by, at }),
  z.object({ type: z.literal('notification.clicked') }),
]);

export type NotificationEvent = z.infer<typeof notificationEvents>;
export type NotificationHold = z.infer<typeof by>;
