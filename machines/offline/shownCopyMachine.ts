import { assign, setup } from 'xstate';
import { withEvent } from '../statecharts/parameters.ts';
import type { ShownCopyEvent } from './shownCopyEvents.ts';

/** Whether what one looks at is the market as it is, or a copy that this device has kept of it. */
export const shownCopyMachine = setup({
  types: {
    /** When the copy was kept, in epoch milliseconds; null where what is shown is none. */
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
    isAskedAnew: (_, { isAskedAnew }: { isAskedAnew: boolean }) => isAskedAnew,
  },
}).createMachine({
  id: 'shownCopy',
  description: 'Whether what one looks at is the market as it is, or a copy that this device has kept of it.',
  context: { at: null },
  initial: 'current',
  states: {
    current: {
      description: 'What is shown came from the market.',
      on: {
        'copy.shown': { target: 'copied', actions: withEvent('take') },
      },
    },
    copied: {
      description: 'What is shown is a copy, and says of when.',
      initial: 'cutOff',
      on: {
        'copy.shown': { target: '.cutOff', actions: withEvent('take') },
        'connection.lost': '.cutOff',
      },
      states: {
        cutOff: {
          description: 'The market cannot be reached. What one goes to from here is a copy too.',
          meta: { shows: ['copyNotice'] },
          on: {
            'connection.restored': 'reachable',
            'market.answered': [
              {
                guard: withEvent('isAskedAnew'),
                target: '#shownCopy.current',
                actions: 'forget',
              },
              { target: 'reachable' },
            ],
          },
        },
        reachable: {
          description: 'There is a line again: one can have the page as it is now.',
          meta: { shows: ['copyNotice', 'loadAgain'] },
          on: {
            'page.turned': { target: '#shownCopy.current', actions: 'forget' },
            // It has what it shows as it is now. Should it get a copy again, that is told.
            'market.answered': {
              guard: withEvent('isAskedAnew'),
              target: '#shownCopy.current',
              actions: 'forget',
            },
          },
        },
      },
    },
  },
});
