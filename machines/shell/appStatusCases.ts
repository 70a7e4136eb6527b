import { flowCases } from '../paths/flowCases.ts';
import { appStatusEvents } from './appStatusEvents.ts';
import { appStatusMachine } from './appStatusMachine.ts';

/** Path-test cases for the app as a whole. */
export const appStatusCases = flowCases({
  machine: appStatusMachine,
  schema: appStatusEvents,
  events: { 'call.failed': { 'with a code': { code: 'api.fault' }, 'without a code': {} } },
  keys: {},
  invariants: {
    'an app that works tells no code (API-26)': (now) => now.hasTag('failed') || now.context.code === null,
  },
});
