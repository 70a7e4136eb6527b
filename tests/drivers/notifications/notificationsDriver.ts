import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { notificationsCases } from '#machines/notifications/notificationsCases.ts';
import type { notificationsMachine } from '#machines/notifications/notificationsMachine.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

const list: Sight = { role: 'list', within: { role: 'region', name: 'Notifications' } };

/** The driver for walks on all notifications at the top of a page. */
export const notificationsDriver = declareDriver(notificationsCases, {
  sights: { notifications: list },
  does: {
    'notification.raised': (_, event, { happens }) => happens!(event),
    'notification.dismissed': (surface, event, { happens }, { before }) => {
      const { message } = before.context.notifications.find(({ id }) => id === event.id) ?? {};
      if (message === undefined || message === null) return happens!(event);
      return surface.press({ role: 'button', name: 'Close', within: { role: 'listitem', says: message } });
    },
    'cause.ended': (_, event, { happens }) => happens!(event),
  },
  async opensView() {
    const { openNotifications } = await import('./notificationsView.tsx');
    return openNotifications();
  },
  expectDetails,
});

const words: Readonly<Record<string, string>> = {
  offline: "Attention - you're currently offline. Please check your internet connection.",
};

async function expectDetails(
  { surface }: Stage,
  { context }: SnapshotFrom<typeof notificationsMachine>,
): Promise<void> {
  const { notifications } = context;
  expect(await surface.count({ role: 'listitem' })).toBe(notifications.length);
  for (const { message, messageIsTranslationKey } of notifications) {
    const says = message === null ? /^Something went wrong\./ : messageIsTranslationKey ? words[message]! : message;
    expect(await surface.count({ role: 'listitem', says }), String(says)).toBe(1);
  }
}
