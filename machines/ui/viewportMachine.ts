import { assign, setup } from 'xstate';
import { resizeDebounce } from './delays.ts';
import type { ViewportEvent } from './viewportEvents.ts';

interface ViewportContext {
  /** The width that counts, in CSS pixels; null as long as nobody has looked: the server never does. */
  readonly width: number | null;
  /** The width that the window was last seen at. */
  readonly seen: number | null;
}

/** How wide the window is, for what styles cannot decide. What they can, they do, at once and without this. */
export const viewportMachine = setup({
  types: { context: {} as ViewportContext, events: {} as ViewportEvent },
  delays: { resizeDebounce },
  actions: {
    see: assign(({ event }) => ({ seen: event.width })),
    take: assign(({ context }) => ({ width: context.seen })),
  },
}).createMachine({
  id: 'viewport',
  description: 'How wide the window is, once it stands still (UI-15).',
  context: { width: null, seen: null },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'On the server, and until the page has come alive: whoever needs a width does without.',
      on: { 'window.resized': { target: 'still', actions: ['see', 'take'] } },
    },
    still: {
      description: 'The window stands still, at the width that counts.',
      on: { 'window.resized': { target: 'moving', actions: 'see' } },
    },
    moving: {
      description: 'Somebody pulls at the window, or turns the phone: the width before still counts.',
      after: { resizeDebounce: { target: 'still', actions: 'take' } },
      on: { 'window.resized': { target: 'moving', reenter: true, actions: 'see' } },
    },
  },
});
