import { assign, setup } from 'xstate';
import { resizeDebounce } from './delays.ts';
import type { ViewportEvent } from './viewportEvents.ts';

interface ViewportContext {
  /** The settled width, in CSS pixels; null until it is measured, and always on the server. */
  readonly width: number | null;
  /** The last measured width, in CSS pixels, which may not have settled yet. */
  readonly seen: number | null;
}

/** The width of the window, for the rare decisions that styles cannot make themselves. */
export const viewportMachine = setup({
  types: { context: {} as ViewportContext, events: {} as ViewportEvent },
  delays: { resizeDebounce },
  actions: {
    see: assign(({ event }) => ({ seen: event.width })),
    take: assign(({ context }) => ({ width: context.seen })),
  },
}).createMachine({
  id: 'viewport',
  description: 'The width of the window, after a debounce (UI-15).',
  context: { width: null, seen: null },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'On the server, and until hydration: views work without a width.',
      on: { 'window.resized': { target: 'still', actions: ['see', 'take'] } },
    },
    still: {
      description: 'The window has settled at this width.',
      on: { 'window.resized': { target: 'moving', actions: 'see' } },
    },
    moving: {
      description: 'The window is being resized, or the phone turned: the former width still counts.',
      after: { resizeDebounce: { target: 'still', actions: 'take' } },
      on: { 'window.resized': { target: 'moving', reenter: true, actions: 'see' } },
    },
  },
});
