import { flowCases } from '../paths/flowCases.ts';
import { pageKeepingEvents } from './pageKeepingEvents.ts';
import { pageKeepingMachine } from './pageKeepingMachine.ts';

/** Path-test cases for the keeping of pages. */
export const pageKeepingCases = flowCases({
  machine: pageKeepingMachine,
  schema: pageKeepingEvents,
  events: {
    // With each page one more would begin another part of the same wait for what has changed.
    'page.turned': {
      'another page': (now) => (now.matches({ keeping: { page: 'kept', own: 'outdated' } }) ? undefined : {}),
    },
  },
  actors: {
    registering: { resolves: { taken: undefined as void }, rejects: { 'no workers': new Error('No workers here') } },
    keepingOwn: { resolves: { kept: undefined as void }, rejects: { 'no line': new Error('The line is dead') } },
  },
  keys: {},
  invariants: {
    'what is one’s own is asked for in its state alone': (now) =>
      'keepingOwn' in now.children === now.matches({ keeping: { own: 'coming' } }),
  },
});
