import { flowCases } from '../../paths/flowCases.ts';
import { unreadEvents } from './unreadEvents.ts';
import { unreadMachine } from './unreadMachine.ts';

/** Path-test cases for the count of unread conversations. */
export const unreadCases = flowCases({
  machine: unreadMachine,
  schema: unreadEvents,
  events: {
    'account.reported': {
      Vreni: { publicAccountId: 'vreni' },
      Beat: { publicAccountId: 'beat' },
      nobody: { publicAccountId: null },
    },
    'count.reported': { none: { unread: 0 }, two: { unread: 2 } },
  },
  actors: { fetchingUnread: { resolves: { three: 3 }, rejects: { 'no line': new Error('No line') } } },
  invariants: {
    'nothing is unread of nobody': (now) => now.matches('somebody') || now.context.unread === 0,
    'nothing shows before it is known': (now) =>
      !['awaiting', 'fetching', 'failed'].some((state) => now.matches({ somebody: state as 'awaiting' })) ||
      now.context.unread === 0,
  },
});
