import * as z from 'zod/mini';

/** How the user holds a notification: with the pointer on it, or with the focus in it. */
const by = z.enum(['pointer', 'focus']);

/** The time of the event, in milliseconds on a clock that never goes back. */
const at = z.number();

/** The events of a notification. */
export const notificationEvents = z.discriminatedUnion('type', [
  /** The notification has become visible. */
  z.object({ type: z.literal('notification.shown'), at }),
  z.object({ type: z.literal('notification.held'), by, at }),
  z.object({ type: z.literal('notification.released'), by, at }),
  z.object({ type: z.literal('notification.clicked') }),
]);

export type NotificationEvent = z.infer<typeof notificationEvents>;
export type NotificationHold = z.infer<typeof by>;
