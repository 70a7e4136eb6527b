import { setup } from 'xstate';
import { providedPromise } from '../statecharts/provided.ts';
import { tooltipAnimation, tooltipDelay } from './delays.ts';
import type { TooltipEvent } from './tooltipEvents.ts';

/** A hint for new users, shown next to its subject until it is closed once. */
export const tooltipMachine = setup({
  types: {
    context: {} as { readonly name: string },
    events: {} as TooltipEvent,
    /** The name under which the tooltip's dismissal is stored. */
    input: {} as { readonly name: string },
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('hint' | 'close')[] },
  },
  actors: {
    /** Resolves to whether the tooltip of this name was closed before. */
    remembering: providedPromise<boolean, { readonly name: string }>('remembering'),
  },
  delays: { tooltipDelay, tooltipAnimation },
  actions: {
    /** Provided by the web app: stores that the tooltip of this name was closed. */
    storeDismissal: (_, _params: { readonly name: string }) => {},
  },
  guards: {
    wasDismissed: (_, { dismissed }: { readonly dismissed: boolean }) => dismissed,
  },
}).createMachine({
  id: 'tooltip',
  description: 'Whether a tooltip is visible.',
  context: ({ input }) => ({ name: input.name }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The page has not been opened in a browser yet.',
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
        // If the dismissal cannot be read, no tooltip is shown: a missing one is better than one that returns for ever.
        onError: 'dismissed',
      },
    },
    waiting: {
      description: 'The visitor looks at the page first: the tooltip appears a second later (UI-13).',
      after: { tooltipDelay: 'shown' },
    },
    shown: {
      description: 'Visible until the visitor closes it, which is stored (UI-14).',
      meta: { shows: ['hint', 'close'] },
      on: {
        'tooltip.closed': {
          target: 'hiding',
          actions: { type: 'storeDismissal', params: ({ context }) => context },
        },
      },
    },
    hiding: {
      description: 'Disappearing: it is gone when the animation is over (UI-14).',
      meta: { shows: ['hint', 'close'] },
      after: { tooltipAnimation: 'dismissed' },
    },
    dismissed: {
      description: 'Closed, now or on another visit. It never returns.',
    },
  },
});
