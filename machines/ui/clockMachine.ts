import { assign, setup } from 'xstate';
import { providedCallback } from '../statecharts/provided.ts';
import type { ClockEvent } from './clockEvents.ts';
import { idleDebounce } from './delays.ts';

/** The clock of a page: ages grow while the user is active. */
export const clockMachine = setup({
  types: {
    /** The time since the page was opened, in milliseconds, rounded to whole minutes. */
    context: {} as { readonly elapsed: number },
    events: {} as ClockEvent,
  },
  actors: {
    /** Reports the time at once, and then every minute. */
    ticking: providedCallback<ClockEvent>('ticking'),
  },
  delays: { idleDebounce },
  actions: {
    takeTime: assign(({ context, event }) => (event.type === 'minute.passed' ? { elapsed: event.elapsed } : context)),
  },
}).createMachine({
  id: 'clock',
  description: 'The time that has passed for the users of a page.',
  context: { elapsed: 0 },
  initial: 'unopened',
  states: {
    unopened: {
      description: 'On the server, and until hydration: the time is that of the rendering.',
      on: { 'page.opened': 'awake' },
    },
    awake: {
      description: 'The user is active. Ages grow by the minute.',
      invoke: { id: 'ticking', src: 'ticking' },
      on: { 'minute.passed': { actions: 'takeTime' } },
      initial: 'attended',
      states: {
        attended: {
          description: 'The visitor has moved, pressed or scrolled within the last half minute (UI-17).',
          after: { idleDebounce: '#clock.idle' },
          on: { 'visitor.acted': { target: 'attended', reenter: true } },
        },
      },
    },
    idle: {
      description:
        'The user is away, so the clock stops, and a phone may sleep. On return the right time is visible at once.',
      on: { 'visitor.acted': 'awake' },
    },
  },
});
