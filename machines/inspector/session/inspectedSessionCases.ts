import { flowCases } from '../../paths/flowCases.ts';
import { inspectedSessionEvents } from './inspectedSessionEvents.ts';
import { inspectedSessionMachine } from './inspectedSessionMachine.ts';

/** Path-test cases for the session that is visible. */
export const inspectedSessionCases = flowCases({
  machine: inspectedSessionMachine,
  schema: inspectedSessionEvents,
  events: {
    'session.requested': {
      'a simulation': { source: { kind: 'simulation', machine: 'search', input: null } },
      'a stream': { source: { kind: 'stream', id: 'listing-4f2a', reason: null } },
    },
  },
  actors: {
    openSession: {
      resolves: {
        'a simulation': ({ context }) => (context.source?.kind === 'simulation' ? { name: 'search' } : undefined),
        'a stream': ({ context }) => (context.source?.kind === 'stream' ? { name: 'listing-4f2a' } : undefined),
      },
      rejects: { 'no such stream': new Error('There is no stream listing-4f2a') },
    },
  },
  keys: {
    'what is open and requested': ({ context }) => [context.open?.name ?? null, context.source, context.fault !== null],
  },
  invariants: {
    'a fault is visible only after a failure': (now) => now.context.fault === null || now.matches('failed'),
    'an opened session exists': (now) => !now.matches('opened') || now.context.open !== null,
  },
});
