import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Notification } from '#machines/notifications/notification.ts';
import type { NotificationEvent } from '#machines/notifications/notificationEvents.ts';
import { viewStage } from '../web/viewStage.tsx';
import type { NotificationsEvent } from '#machines/notifications/notificationsEvents.ts';
import { Notifications } from '#web/notifications/Notifications.tsx';
import { notifications } from '#web/notifications/notifications.ts';

/** Opens the top of a page with only these notifications, on a stopped clock. */
export function openNotifications(...reported: readonly Notification[]) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  notifications.start();
  for (const { id } of notifications.getSnapshot().context.notifications) {
    notifications.send({ type: 'notification.dismissed', id });
  }
  for (const notification of reported) notifications.send({ type: 'notification.raised', notification });
  return viewStage(
    <Notifications />,
    {},
    {
      happens: async (event) => act(async () => happens(event as NotificationEvent | NotificationsEvent)),
      passes: (milliseconds) => act(async () => void vi.advanceTimersByTime(milliseconds)),
      ends: () => void vi.useRealTimers(),
    },
  );
}

/** Simulates events of one notification or of all, which the drivers' gestures do not cause. */
function happens(event: NotificationEvent | NotificationsEvent): void {
  switch (event.type) {
    case 'notification.held':
      return event.by === 'focus' ? fireEventIn('focus') : fireEventIn('pointerEnter');
    case 'notification.released':
      return event.by === 'focus' ? fireEventIn('blur') : fireEventIn('pointerLeave');
    case 'notification.raised':
    case 'notification.dismissed':
    case 'cause.ended':
      return notifications.send(event);
    case 'notification.shown':
    case 'notification.clicked':
      throw new Error(`${event.type} comes from the page`);
  }
}

function fireEventIn(type: 'focus' | 'blur' | 'pointerEnter' | 'pointerLeave'): void {
  const close = screen.getByRole('button', { name: 'Close' });
  if (type === 'focus') return close.focus();
  if (type === 'blur') return close.blur();
  fireEvent[type](close.parentElement!);
}
