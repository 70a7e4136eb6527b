import { notificationsCases } from '#machines/notifications/notificationsCases.ts';
import type { DocumentedChart } from '#tests/drivers/walking/documented.ts';

const raised = (id: string) => ({
  type: 'notification.raised',
  notification: { id, level: 'info', message: id, messageIsTranslationKey: false, tag: null, date: 0, timeout: 6000 },
});
const ids = (now: { readonly context: unknown }) =>
  (now.context as { readonly notifications: readonly { readonly id: string }[] }).notifications
    .map(({ id }) => id)
    .toSorted()
    .join();

export const documentedNotificationsChart: DocumentedChart = {
  document: 'the specification of search and accounts, §9 (at most 3 kept), and the shell’s, §4 (dismissed)',
  cases: notificationsCases,
  states: {
    none: (now) => now.matches('none'),
    'a first one': (now) => ids(now) === 'a',
    three: (now) => ids(now) === 'a,b,c',
    'three, without the oldest': (now) => ids(now) === 'b,c,d',
  },
  events: {
    'a first is raised': raised('a'),
    'a second is raised': raised('b'),
    'a third is raised': raised('c'),
    'a fourth is raised': raised('d'),
    'the first is dismissed': { type: 'notification.dismissed', id: 'a' },
  },
  ways: {
    none: [undefined],
    'a first one': [undefined, 'a first is raised'],
    three: [undefined, 'a first is raised', 'a second is raised', 'a third is raised'],
  },
  rows: [
    ['none', 'a first is raised', 'a first one'],
    ['a first one', 'the first is dismissed', 'none'],
    ['three', 'a fourth is raised', 'three, without the oldest'],
  ],
};
