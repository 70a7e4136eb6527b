import { flowCases } from '../paths/flowCases.ts';
import { pageCachingEvents } from './pageCachingEvents.ts';
import { pageCachingMachine } from './pageCachingMachine.ts';

/** Path-test cases for caching pages. */
export const pageCachingCases = flowCases({
  machine: pageCachingMachine,
  schema: pageCachingEvents,
  events: {
    // Another page at each step would only repeat the same wait for outdated data.
    'page.turned': {
      'another page': (now) => (now.matches({ keeping: { page: 'cached', own: 'outdated' } }) ? undefined : {}),
    },
  },
  actors: {
    registering: { resolves: { accepted: undefined as void }, rejects: { 'no workers': new Error('No workers here') } },
    cachingOwnPages: { resolves: { cached: undefined as void }, rejects: { 'no line': new Error('The line is dead') } },
  },
  keys: {},
  invariants: {
    'what is one’s own is asked for in its state alone': (now) =>
      'cachingOwnPages' in now.children === now.matches({ keeping: { own: 'coming' } }),
  },
});
