import { flowCases } from '../../paths/flowCases.ts';
import { streamsEvents } from './streamsEvents.ts';
import { streamsMachine } from './streamsMachine.ts';

const stream = { id: 'listing-4f2a', machine: 'listing', state: 'published', facts: 3, latest: 0 };
const everything = { text: '', machine: '', state: '', fact: '', days: null };

/** Path-test cases for the list of streams. */
export const streamsCases = flowCases({
  machine: streamsMachine,
  schema: streamsEvents,
  events: {
    'search.changed': {
      'by machine': ({ context }) =>
        context.search.machine === '' ? { ...everything, machine: 'listing' } : undefined,
      everything: ({ context }) => (context.search.machine === '' ? undefined : everything),
    },
  },
  actors: {
    listStreams: {
      resolves: {
        'a full page': ({ context }) => (context.streams.length < 2 ? { streams: [stream], next: 'after' } : undefined),
        'the last page': { streams: [stream], next: null },
      },
      rejects: { 'no line': new Error('The host does not answer') },
    },
  },
  keys: {
    'the list': ({ context: { search, streams, next, fault } }) => [
      search.machine,
      Math.min(streams.length, 2),
      next,
      fault !== null,
    ],
  },
  invariants: { 'a fault has a message': (now) => !now.matches('failed') || now.context.fault !== null },
});
