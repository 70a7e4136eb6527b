import { assign, setup } from 'xstate';
import type { Notification } from './notification.ts';
import { mostNotifications } from './limits.ts';
import type { NotificationsEvent } from './notificationsEvents.ts';

interface NotificationsContext {
  /** The visible notifications, newest first. */
  readonly notifications: readonly Notification[];
}

/** The notifications of a page, apart from its content. */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly 'notifications'[] },
  },
  actions: {
    add: assign(({ context, event }) =>
      event.type === 'notification.raised' ? { notifications: withNewest(context, event.notification) } : {},
    ),
    drop: assign(({ context, event }) => ({ notifications: leftBy(context, event) })),
  },
  guards: {
    isLast: ({ context, event }) => leftBy(context, event).length === 0,
  },
}).createMachine({
  id: 'notifications',
  description: `The notifications at the top of every page, at most ${mostNotifications} at a time (NOTIFICATIONS-7).`,
  context: { notifications: [] },
  initial: 'none',
  states: {
    none: {
      description: 'There are no notifications.',
      on: { 'notification.raised': { target: 'shown', actions: 'add' } },
    },
    shown: {
      description: 'A notification is visible until its time is over, it is clicked, or its cause has ended.',
      meta: { shows: ['notifications'] },
      on: {
        'notification.raised': { actions: 'add' },
        'notification.dismissed': [{ guard: 'isLast', target: 'none', actions: 'drop' }, { actions: 'drop' }],
        'cause.ended': [{ guard: 'isLast', target: 'none', actions: 'drop' }, { actions: 'drop' }],
      },
    },
  },
});

/**
 * A newer notification replaces one with the same tag. Of too many, the oldest is removed; persistent ones are the last
 * to go.
 */
function withNewest({ notifications }: NotificationsContext, newest: Notification): readonly Notification[] {
  const others = notifications.filter(({ id, tag }) => id !== newest.id && (tag === null || tag !== newest.tag));
  const all = [newest, ...others];
  if (all.length <= mostNotifications) return all;
  const oldest = others.findLast(({ timeout }) => timeout !== null) ?? others.at(-1);
  return all.filter((each) => each !== oldest);
}

function leftBy({ notifications }: NotificationsContext, event: NotificationsEvent): readonly Notification[] {
  switch (event.type) {
    case 'notification.dismissed':
      return notifications.filter(({ id }) => id !== event.id);
    case 'cause.ended':
      return notifications.filter(({ tag }) => tag !== event.tag);
    case 'notification.raised':
      return notifications;
  }
}
