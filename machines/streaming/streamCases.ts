import type { SnapshotFrom } from 'xstate';
import { flowCases } from '../paths/flowCases.ts';
import { lastAttempt } from './delays.ts';
import { streamEvents } from './streamEvents.ts';
import type { StreamLine } from './streamLine.ts';
import { streamMachine } from './streamMachine.ts';

type Now = SnapshotFrom<typeof streamMachine>;

const begins: StreamLine = { event: 'merge', position: 6, data: {} };
const saved: StreamLine = { event: 'favourites', position: 6, data: {} };
const count: StreamLine = { event: 'merge', data: {} };

const isConnecting = (now: Now) => now.matches({ somebody: { sharing: { leading: { requesting: 'connecting' } } } });

/** Lines after the first of a stream: the line that starts the stream comes before all others. */
const further = {
  'something saved': (now: Now) => (isConnecting(now) ? undefined : { line: saved }),
  'another count': (now: Now) => (isConnecting(now) ? undefined : { line: count }),
};

/** Path-test cases for the stream of a document. */
export const streamCases = flowCases({
  machine: streamMachine,
  schema: streamEvents,
  events: {
    'account.reported': {
      'who it is': ({ context: { account } }) => (account === null ? undefined : { publicAccountId: account }),
      'somebody else': ({ context: { account } }) => ({ publicAccountId: account === 'vreni' ? 'beat' : 'vreni' }),
      nobody: { publicAccountId: null },
    },
    'line.received': {
      'where it begins': (now) => (isConnecting(now) ? { line: begins } : undefined),
      ...further,
    },
    'line.reported': further,
    'state.received': {
      'how things stand': { line: begins, position: 6, isAnew: false },
      'that it begins anew': { line: begins, position: 6, isAnew: true },
      'nothing yet': { line: null, position: null, isAnew: false },
    },
    'stream.refused': {
      'logged out': { status: 401 },
      'the session has ended': { status: 403 },
      'too many streams': { status: 503 },
    },
    'stream.failed': { 'no line': { error: 'Failed to fetch' } },
    'stream.unsupported': { 'no bodies': { error: 'This browser reads no streams' } },
  },
  actors: { tabs: {}, requesting: {} },
  keys: {
    'what has been heard': ({ context: { position } }) => position,
    'which attempt it is': ({ context: { attempt } }) => attempt,
  },
  invariants: {
    'nothing is known of whom nobody hears': (now) =>
      !now.matches('nobody') || (now.context.account === null && now.context.position === null),
    'attempts are counted from one on, as long as waits grow': ({ context: { attempt } }) =>
      attempt >= 1 && attempt <= lastAttempt,
    'an open stream has nothing that it failed with, and the next attempt is the first': (now) =>
      !now.matches({ somebody: { sharing: { leading: { requesting: 'open' } } } }) ||
      (now.context.error === null && now.context.attempt === 1),
  },
});
