import { flowCases } from '../../paths/flowCases.ts';
import { ownEntryExample } from '../messagesExamples.ts';
import { outgoingEvents, type OutgoingEntry } from './outgoingEvents.ts';
import { outgoingMachine, outgoingOf } from './outgoingMachine.ts';

/** The text of the example entry with this key. */
export const textOf = (key: string) => `The text of ${key}`;

const added = (key: string) => ({ key, text: textOf(key), pictures: [], francs: null, at: 1_795_518_000_000 });

const left: OutgoingEntry = { ...added('key-1'), state: 'queued', problem: null };

function underwayIn(context: Parameters<typeof outgoingOf>[0]) {
  const entry = outgoingOf(context).find(({ state }) => state === 'sending');
  return entry && { key: entry.key };
}

/** The outbox reports the entries; the first one is in this state. */
const reported =
  (first: Pick<OutgoingEntry, 'state' | 'problem'>) =>
  ({ context }: { readonly context: Parameters<typeof outgoingOf>[0] }) => {
    const entries = outgoingOf(context).map((entry, place) => ({
      ...entry,
      ...(place === 0 ? first : { state: 'queued' as const, problem: null }),
      pictures: [...entry.pictures],
    }));
    return entries.length > 0 ? { entries } : undefined;
  };

/** Path-test cases for the entries that are sent from a conversation. */
export const outgoingCases = flowCases({
  machine: outgoingMachine,
  schema: outgoingEvents,
  inputs: {
    start: { conversation: 'conversationa', isOnline: true },
    'no line': { conversation: 'conversationa', isOnline: false },
  },
  events: {
    'entry.added': {
      'a message': ({ context }) => {
        const used = new Set([...context.gone, ...outgoingOf(context).map(({ key }) => key)]);
        const key = ['key-2', 'key-3'].find((each) => !used.has(each));
        return key === undefined ? undefined : { entry: added(key) };
      },
    },
    'entry.retried': {
      'what was not taken': ({ context }) => {
        const failed = outgoingOf(context).find(({ state }) => state === 'failed' || state === 'refused');
        return failed && { key: failed.key };
      },
      'what is on its way': ({ context }) => underwayIn(context),
    },
    'entry.discarded': {
      'what is not on its way': ({ context }) => {
        const entry = outgoingOf(context).find(({ state }) => state !== 'sending');
        return entry && { key: entry.key };
      },
      'what is on its way': ({ context }) => underwayIn(context),
    },
    'outbox.reported': {
      'something that was written before': ({ context }) =>
        outgoingOf(context).length === 0 && context.gone.length === 0 ? { entries: [left] } : undefined,
      'the first is on its way': reported({ state: 'sending', problem: null }),
      'the first is put off': reported({ state: 'putOff', problem: null }),
      'the first did not come through': reported({ state: 'failed', problem: null }),
      'the first is refused': reported({ state: 'refused', problem: 'That was a lot in a short time.' }),
      'once more of what has gone': ({ context: { gone, waiting } }) =>
        gone.length > 0 ? { entries: [{ ...left, ...added(gone[0]!) }, ...waiting] } : undefined,
    },
    'entry.unkept': {
      'nobody is logged in': ({ context: { added: fresh } }) => (fresh.length > 0 ? { key: fresh[0]!.key } : undefined),
    },
    'entry.sent': {
      'from here': ({ context }) => {
        const [first] = outgoingOf(context);
        return first && { key: first.key, entry: ownEntryExample(5, { key: first.key }) };
      },
      'from another tab': ({ context }) => {
        const [first] = outgoingOf(context);
        return first && { key: first.key, entry: null };
      },
    },
  },
  actors: { followingOutbox: {}, watchingLine: {} },
  keys: {
    'what waits': ({ context: { waiting } }) => waiting.map(({ key, state, problem }) => [key, state, problem]),
    'what is on its way into the outbox': ({ context: { added: fresh } }) =>
      fresh.map(({ key, state }) => [key, state]),
    'what has gone': ({ context: { gone } }) => gone,
    'whether there is a line': ({ context: { isOnline } }) => isOnline,
  },
  invariants: {
    'it rests exactly where nothing waits': (now) => now.matches('resting') === (outgoingOf(now.context).length === 0),
    'what is refused is told': (now) =>
      now.matches('refused') === outgoingOf(now.context).some(({ state }) => state === 'refused'),
    'each is there once': ({ context }) =>
      new Set(outgoingOf(context).map(({ key }) => key)).size === outgoingOf(context).length,
    'what has gone does not come back': ({ context }) =>
      !outgoingOf(context).some(({ key }) => context.gone.includes(key)),
  },
});
