import { setup } from 'xstate';
import { providedPromise } from '../statecharts/provided.ts';
import { tooltipAnimation, tooltipDelay } from './delays.ts';
import type { TooltipEvent } from './tooltipEvents.ts';

/** A word to newcomers that stands beside what it is about until one has closed it: once for all. */
export const tooltipMachine = setup({
  types: {
    context: {} as { readonly name: string },
    events: {} as TooltipEvent,
    /** What the tooltip is remembered by. */
    input: {} as { readonly name: string },
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('hint' | 'close')[] },
  },
  actors: {
    /** Whether the tooltip of this name was closed before. */
    remembering: providedPromise<boolean, { readonly name: string }>('remembering'),
  },
  delays: { tooltipDelay, tooltipAnimation },
  actions: {
    /** The edge remembers that the tooltip of this name was closed. */
    storeDismissal: (_, _params: { readonly name: string }) => {},
  },
  guards: {
    wasDismissed: (_, { dismissed }: { readonly dismissed: boolean }) => dismissed,
  },
}).createMachine({
  id: 'tooltip',
  description: 'Whether a tooltip is in sight.',
  context: ({ input }) => ({ name: input.name }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody has opened the page in a browser yet.',
      on: { 'page.opened': 'remembering' },
    },
    remembering: {
      description: 'Looks up whether its name is stored as dismissed.',
      invoke: {
        id: 'remembering',
        src: 'remembering',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'wasDismissed', params: ({ event }) => ({ dismissed: event.output }) },
            target: 'dismissed',
          },
          { target: 'waiting' },
        ],
        // Better none than one that comes back for ever.
        onError: 'dismissed',
      },
    },
    waiting: {
      description: 'The visitor looks at the page first: a second later it appears (UI-13).',
      after: { tooltipDelay: 'shown' },
    },
    shown: {
      description: 'In sight until the visitor closes it, which is remembered (UI-14).',
      meta: { shows: ['hint', 'close'] },
      on: {
        'tooltip.closed': {
          target: 'hiding',
          actions: { type: 'storeDismissal', params: ({ context }) => context },
        },
      },
    },
    hiding: {
      description: 'On its way out: it is gone when the animation is over (UI-14).',
      meta: { shows: ['hint', 'close'] },
      after: { tooltipAnimation: 'dismissed' },
    },
    dismissed: {
      description: 'Closed, now or on another visit. It does not come back.',
    },
  },
});
