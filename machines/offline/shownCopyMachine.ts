import { assign, setup } from 'xstate';
import { withEvent } from '../statecharts/parameters.ts';
import type { ShownCopyEvent } from './shownCopyEvents.ts';

/** Whether the visible page is current, or a cached copy of this device. */
export const shownCopyMachine = setup({
  types: {
    /** When the copy was cached, in epoch milliseconds; null for a current page. */
    context: {} as { readonly at: number | null },
    events: {} as ShownCopyEvent,
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('copyNotice' | 'loadAgain')[] },
  },
  actions: {
    take: assign((_, { at }: { at: number }) => ({ at })),
    forget: assign({ at: null }),
  },
  guards: {
    isRefetched: (_, { isRefetched }: { isRefetched: boolean }) => isRefetched,
  },
}).createMachine({
  id: 'shownCopy',
  description: 'Whether the visible page is current, or a cached copy of this device.',
  context: { at: null },
  initial: 'current',
  states: {
    current: {
      description: 'The page came from the market.',
      on: {
        'copy.shown': { target: 'copied', actions: withEvent('take') },
      },
    },
    copied: {
      description: 'The page is a copy, and shows its time.',
      initial: 'cutOff',
      on: {
        'copy.shown': { target: '.cutOff', actions: withEvent('take') },
        'connection.lost': '.cutOff',
      },
      states: {
        cutOff: {
          description: 'The market is unreachable. The next page will be a copy, too.',
          meta: { shows: ['copyNotice'] },
          on: {
            'connection.restored': 'reachable',
            'market.answered': [
              {
                guard: withEvent('isRefetched'),
                target: '#shownCopy.current',
                actions: 'forget',
              },
              { target: 'reachable' },
            ],
          },
        },
        reachable: {
          description: 'The device is online again: the user can load the current page.',
          meta: { shows: ['copyNotice', 'loadAgain'] },
          on: {
            'page.turned': { target: '#shownCopy.current', actions: 'forget' },
            // The page has requested all its content again, so it is current. A later copy would be reported again.
            'market.answered': {
              guard: withEvent('isRefetched'),
              target: '#shownCopy.current',
              actions: 'forget',
            },
          },
        },
      },
    },
  },
});
