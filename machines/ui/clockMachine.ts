import { assign, setup } from 'xstate';
import { providedCallback } from '../statecharts/provided.ts';
import type { ClockEvent } from './clockEvents.ts';
import { idleDebounce } from './delays.ts';

/** The clock of a page: it lets ages grow while somebody is there to see it. */
export const clockMachine = setup({
  types: {
    /** Whole minutes since the page was opened, in milliseconds. */
    context: {} as { readonly elapsed: number },
    events: {} as ClockEvent,
  },
  actors: {
    /** Tells the time at once, and every minute from then on. */
    ticking: providedCallback<ClockEvent>('ticking'),
  },
  delays: { idleDebounce },
  actions: {
    takeTime: assign(({ context, event }) => (event.type === 'minute.passed' ? { elapsed: event.elapsed } : context)),
  },
}).createMachine({
  id: 'clock',
  description: 'How much time has passed for those who look at a page.',
  context: { elapsed: 0 },
  initial: 'unopened',
  states: {
    unopened: {
      description: 'On the server, and until the page has come alive: it is the time at which it was made.',
      on: { 'page.opened': 'awake' },
    },
    awake: {
      description: 'Somebody is there. Ages grow by the minute.',
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
        'Nobody is there, so nothing ticks, and a phone may sleep. Who comes back sees the right time at once.',
      on: { 'visitor.acted': 'awake' },
    },
  },
});
