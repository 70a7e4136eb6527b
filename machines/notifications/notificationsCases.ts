import { flowCases } from '../paths/flowCases.ts';
import type { Notification } from './notification.ts';
import { mostNotifications, notificationTimeout } from './limits.ts';
import { notificationsEvents } from './notificationsEvents.ts';
import { notificationsMachine } from './notificationsMachine.ts';

const reported = (id: string, more: Partial<Notification> = {}): { readonly notification: Notification } => ({
  notification: {
    id,
    level: 'info',
    message: `Notice ${id}`,
    messageIsTranslationKey: false,
    tag: null,
    date: 1_795_305_600_000,
    timeout: notificationTimeout,
    ...more,
  },
});

/** Path-test cases for the notifications of a page. */
export const notificationsCases = flowCases({
  machine: notificationsMachine,
  schema: notificationsEvents,
  events: {
    'notification.raised': {
      'a text': reported('1'),
      another: reported('2'),
      'a third': reported('3'),
      'that there is no line': reported('4', {
        level: 'error',
        message: 'offline',
        messageIsTranslationKey: true,
        tag: 'network',
        timeout: null,
      }),
      'the same again': reported('5', {
        level: 'error',
        message: 'offline',
        messageIsTranslationKey: true,
        tag: 'network',
        timeout: null,
      }),
      'an error of which nobody knows more': reported('6', { level: 'error', message: null }),
    },
    'notification.dismissed': { 'the text': { id: '1' }, 'one that is not there': { id: '0' } },
    'cause.ended': { 'the line is there': { tag: 'network' }, 'of none': { tag: 'nothing' } },
  },
  keys: { 'what is told': ({ context }) => context.notifications.map(({ id }) => id) },
  invariants: {
    'no more than three are in sight': ({ context }) => context.notifications.length <= mostNotifications,
    'of a tag there is one': ({ context: { notifications } }) => {
      const tags = notifications.flatMap(({ tag }) => tag ?? []);
      return new Set(tags).size === tags.length;
    },
    'none stands there twice': ({ context: { notifications } }) =>
      new Set(notifications.map(({ id }) => id)).size === notifications.length,
  },
});
