import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { type Notification, notification } from '#machines/notifications/notification.ts';
import { mostNotifications, notificationTimeout } from '#machines/notifications/limits.ts';
import { notificationsCases } from '#machines/notifications/notificationsCases.ts';
import { notificationsMachine } from '#machines/notifications/notificationsMachine.ts';
import { everyStep } from '#tests/drivers/walking/everyStep.ts';

const notice = (id: string, more: Partial<Notification> = {}): Notification => ({
  id,
  level: 'info',
  message: 'Guten Tag',
  messageIsTranslationKey: false,
  tag: null,
  date: 0,
  timeout: notificationTimeout,
  ...more,
});

/** The ids of the visible notifications after these were raised in sequence, the newest first. */
function reported(...raised: readonly Notification[]) {
  const actor = createActor(notificationsMachine).start();
  for (const notification of raised) actor.send({ type: 'notification.raised', notification });
  return { actor, ids: () => actor.getSnapshot().context.notifications.map(({ id }) => id) };
}

describe('a notification', () => {
  const { id: _, ...nameless } = notice('1');

  it.each([
    ['all of it', notice('1'), true],
    ['an error without a message', notice('1', { level: 'error', message: null }), true],
    ['no id', nameless, false],
    ['a level that is none', { ...notice('1'), level: 'fatal' }, false],
    ['no word on whether it is a key', { ...notice('1'), messageIsTranslationKey: undefined }, false],
    ['no tag', { ...notice('1'), tag: undefined }, false],
    ['a date that is none', { ...notice('1'), date: '2026-11-22' }, false],
  ])(
    'has an id, a level, a message, whether that is a key, a tag and a date [NOTIFICATIONS-1]: %s',
    (_what, reported, isOne) => {
      expect(notification.safeParse(reported).success).toBe(isOne);
    },
  );
});

describe('the notifications of a page', () => {
  it('are shown exactly when there are some', () => {
    for (const { way, after } of everyStep(notificationsCases)) {
      expect(after.matches('shown'), way).toBe(after.context.notifications.length > 0);
    }
  });

  it('are limited to three, and a newer one replaces the oldest [NOTIFICATIONS-7]', () => {
    expect(mostNotifications).toBe(3);
    expect(reported(notice('1'), notice('2'), notice('3'), notice('4')).ids()).toEqual(['4', '3', '2']);
  });

  it('are replaced before a persistent one', () => {
    const staying = notice('offline', { timeout: null });
    expect(reported(staying, notice('1'), notice('2'), notice('3')).ids()).toEqual(['3', '2', 'offline']);
    const { ids } = reported(...['1', '2', '3', '4'].map((id) => notice(id, { timeout: null })));
    expect(ids(), 'where all of them stay, the oldest').toEqual(['4', '3', '2']);
  });

  it('with the same tag replace each other', () => {
    expect(reported(notice('1', { tag: 'network' }), notice('2'), notice('3', { tag: 'network' })).ids()).toEqual([
      '3',
      '2',
    ]);
  });

  it('end with their cause, and no others with them', () => {
    const { actor, ids } = reported(notice('1', { tag: 'network' }), notice('2'), notice('3', { tag: 'login' }));
    actor.send({ type: 'cause.ended', tag: 'network' });
    expect(ids()).toEqual(['3', '2']);
  });
});
