import { notificationCases } from '#machines/notifications/notificationCases.ts';
import type { DocumentedChart } from '#tests/drivers/walking/documented.ts';

const [forAWhile, forGood] = [{ timeout: 6000 }, { timeout: null }];

export const documentedNotificationChart: DocumentedChart = {
  document: 'the shell’s specification, §4 (notification), and that of search and accounts, §9 and §8 (offline)',
  cases: notificationCases,
  states: {
    'shown, its timer runs': (now) => now.matches('leaving'),
    'shown, held': (now) => now.matches('held'),
    'shown again, with 4000 ms left': (now) => now.matches('leaving') && now.context.rest === 4000,
    'shown without a timer': (now) => now.matches('staying'),
    gone: (now) => now.status === 'done',
  },
  events: {
    'it is shown': { type: 'notification.shown', at: 0 },
    '6000 ms pass': { after: 6000 },
    'the pointer comes after 2000 ms': { type: 'notification.held', by: 'pointer', at: 2000 },
    'the pointer leaves long after': { type: 'notification.released', by: 'pointer', at: 90_000 },
    '4000 ms pass': { after: 4000 },
    'it is clicked': { type: 'notification.clicked' },
  },
  ways: {
    'shown, its timer runs': [forAWhile, 'it is shown'],
    'shown, held': [forAWhile, 'it is shown', 'the pointer comes after 2000 ms'],
    'shown again, with 4000 ms left': [
      forAWhile,
      'it is shown',
      'the pointer comes after 2000 ms',
      'the pointer leaves long after',
    ],
    'shown without a timer': [forGood, 'it is shown'],
  },
  rows: [
    ['shown, its timer runs', '6000 ms pass', 'gone'],
    ['shown, its timer runs', 'it is clicked', 'gone'],
    ['shown, its timer runs', 'the pointer comes after 2000 ms', 'shown, held'],
    ['shown, held', 'the pointer leaves long after', 'shown again, with 4000 ms left'],
    ['shown, held', 'it is clicked', 'gone'],
    ['shown again, with 4000 ms left', '4000 ms pass', 'gone'],
    // The offline message is persistent: neither time nor a click removes it, only the end of its cause.
    ['shown without a timer', 'the pointer leaves long after', 'shown without a timer'],
    ['shown without a timer', 'it is clicked', 'shown without a timer'],
  ],
};
