import { flowCases } from '../paths/flowCases.ts';
import { ownEntryExample } from './messagesExamples.ts';
import { outgoingEvents } from './outgoingEvents.ts';
import { type OutgoingEntry, outgoingMachine } from './outgoingMachine.ts';

const given = (key: string) => ({ key, text: `The text of ${key}`, pictures: [], francs: null, at: 1_795_518_000_000 });

const waiting: OutgoingEntry = { ...given('key-1'), standing: 'queued', problem: null };

/** What is written in a conversation is walked with. */
export const outgoingCases = flowCases({
  machine: outgoingMachine,
  schema: outgoingEvents,
  inputs: {
    nothing: { conversation: 'conversationa', entries: [], isOnline: true },
    'something that was written before, and no line': {
      ...{ conversation: 'conversationa', entries: [waiting], isOnline: false },
    },
  },
  events: {
    'entry.given': {
      'a message': ({ context: { entries } }) =>
        entries.length < 2 && !entries.some(({ key }) => key === 'key-2') ? { entry: given('key-2') } : undefined,
    },
    'entry.retried': {
      'what failed': ({ context: { entries } }) => {
        const failed = entries.find(({ standing }) => standing === 'failed');
        return failed && { key: failed.key };
      },
    },
    'entry.discarded': {
      'what is not on its way': ({ context: { entries, sending } }) => {
        const entry = entries.find(({ key }) => key !== sending);
        return entry && { key: entry.key };
      },
      'what is on its way': ({ context: { sending } }) => (sending === null ? undefined : { key: sending }),
    },
  },
  actors: {
    sending: {
      resolves: {
        taken: ({ context: { sending } }) => ({
          kind: 'taken' as const,
          entry: ownEntryExample(5, { key: sending }),
        }),
        refused: { kind: 'refused', refusal: 'That was a lot in a short time.' },
      },
      rejects: { 'no line': new Error('No line') },
    },
    watchingLine: {},
  },
  keys: {
    'what waits': ({ context: { entries } }) => entries.map(({ key, standing, problem }) => [key, standing, problem]),
    'what is on its way': ({ context: { sending } }) => sending,
    'whether there is a line': ({ context: { isOnline } }) => isOnline,
  },
  invariants: {
    'something is on its way exactly while it is sent': (now) =>
      (now.context.sending !== null) === now.matches('sending'),
    'nothing that could go out rests': (now) =>
      !now.matches('resting') || now.context.entries.every(({ standing }) => standing === 'failed'),
    'each is there once': ({ context: { entries } }) => new Set(entries.map(({ key }) => key)).size === entries.length,
  },
});
