import { flowCases } from '../../paths/flowCases.ts';
import { fingerprintEvents } from './fingerprintEvents.ts';
import { fingerprintMachine } from './fingerprintMachine.ts';

/** Path-test cases for the fingerprint of a browser. */
export const fingerprintCases = flowCases({
  machine: fingerprintMachine,
  schema: fingerprintEvents,
  events: {},
  actors: {
    loading: { resolves: { 'the script': undefined }, rejects: { 'no script': new Error('The line is dead') } },
    configuring: { resolves: { done: undefined }, rejects: { 'not so': new Error('No such key') } },
    reading: { resolves: { 'a fingerprint': 'ZmluZ2VycHJpbnQ=', 'none yet': null } },
  },
  keys: {
    'whether there is one': ({ context }) => context.fingerprint !== null,
    'whether its script is there': ({ context }) => context.isLoaded,
  },
  invariants: {
    'it is known exactly where it is available': (now) =>
      (now.context.fingerprint !== null) === now.matches('available'),
    'nobody waits for what is settled': (now) => !(now.hasTag('settled') && now.matches('trying')),
    'nothing is asked of a script that is not there': (now) =>
      now.context.isLoaded || !('configuring' in now.children || 'reading' in now.children),
  },
});
