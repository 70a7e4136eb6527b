import { unreadCases } from '#machines/messaging/inbox/unreadCases.ts';
import type { DocumentedChart } from '#tests/drivers/walking/documented.ts';

export const documentedUnreadChart: DocumentedChart = {
  document: 'the shell’s specification, §4 (unread count)',
  cases: unreadCases,
  states: {
    'nobody is logged in: 0': (now) => now.matches('nobody') && now.context.unread === 0,
    'waits for the stream': (now) => now.matches({ somebody: 'awaiting' }),
    'is fetched': (now) => now.matches({ somebody: 'fetching' }),
    'two are unread': (now) => now.context.unread === 2,
    'five are unread': (now) => now.context.unread === 5,
  },
  events: {
    'Vreni logs in': { type: 'account.reported', publicAccountId: 'vreni' },
    'she logs out': { type: 'account.reported', publicAccountId: null },
    'event streams are not supported': { type: 'stream.unsupported' },
    'a merge event has 2': { type: 'count.reported', unread: 2 },
    'a merge event has 5': { type: 'count.reported', unread: 5 },
    'the answer is 2': { done: 'fetchingUnread', output: 2 },
  },
  ways: {
    'nobody is logged in: 0': [undefined],
    'waits for the stream': [undefined, 'Vreni logs in'],
    'is fetched': [undefined, 'Vreni logs in', 'event streams are not supported'],
    'two are unread': [undefined, 'Vreni logs in', 'a merge event has 2'],
  },
  rows: [
    ['nobody is logged in: 0', 'Vreni logs in', 'waits for the stream'],
    ['waits for the stream', 'a merge event has 2', 'two are unread'],
    ['waits for the stream', 'event streams are not supported', 'is fetched'],
    ['is fetched', 'the answer is 2', 'two are unread'],
    ['two are unread', 'a merge event has 5', 'five are unread'],
    ['two are unread', 'she logs out', 'nobody is logged in: 0'],
  ],
};
