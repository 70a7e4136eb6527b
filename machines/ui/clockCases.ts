import { flowCases } from '../paths/flowCases.ts';
import { clockEvents } from './clockEvents.ts';
import { clockMachine } from './clockMachine.ts';

/** Path-test cases for the clock of a page. */
export const clockCases = flowCases({
  machine: clockMachine,
  schema: clockEvents,
  events: { 'minute.passed': { 'the next': ({ context }) => ({ elapsed: context.elapsed + 60_000 }) } },
  // The actor of the clock never ends; the events that it sends have their own cases.
  actors: { ticking: {} },
  keys: {},
  invariants: {
    'it ticks exactly as long as somebody is there': (now) => 'ticking' in now.children === now.matches('awake'),
  },
});
