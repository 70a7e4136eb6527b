import { createActor } from 'xstate';

import type { Notification } from '#machines/notifications/notification.ts';
import { notificationTimeout } from '#machines/notifications/limits.ts';
import { notificationsMachine } from '#machines/notifications/notificationsMachine.ts';

import { inspect } from '../flows/inspection.ts';
import { randomUuid } from '../browser/randomUuid.ts';

/** The notifications of this document. On the server it stays idle. */
export const notifications = createActor(notificationsMachine, { inspect });

/** Shows a notification: for 6 s by default (NOTIFICATIONS-8). */
export function notify({
  tag = null,
  timeout = notificationTimeout,
  messageIsTranslationKey = true,
  ...shown
}: Pick<Notification, 'level' | 'message'> & Partial<Notification>): void {
  const notification = { id: randomUuid(), tag, timeout, messageIsTranslationKey, date: Date.now(), ...shown };
  notifications.send({ type: 'notification.raised', notification });
}
