import { vi } from 'vitest';
import { notificationCases } from '#machines/notifications/notificationCases.ts';
import { declareDriver } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

const card: Sight = { role: 'listitem', says: 'Your ad is online.' };

/** The driver for walks on one notification at the top of a page. */
export const notificationDriver = declareDriver(notificationCases, {
  sights: { notification: card },
  byItself: ['notification.shown'],
  does: {
    async 'notification.held'(_, event, { happens }) {
      vi.spyOn(performance, 'now').mockReturnValue(event.at);
      await happens!(event);
    },
    async 'notification.released'(_, event, { happens }) {
      vi.spyOn(performance, 'now').mockReturnValue(event.at);
      await happens!(event);
    },
    'notification.clicked': (surface) => surface.press({ role: 'button', name: 'Close', within: card }),
  },
  async opensView({ timeout }) {
    const { openNotifications } = await import('./notificationsView.tsx');
    return openNotifications({
      id: '1',
      level: 'success',
      message: 'Your ad is online.',
      messageIsTranslationKey: false,
      tag: null,
      date: 0,
      timeout,
    });
  },
});
