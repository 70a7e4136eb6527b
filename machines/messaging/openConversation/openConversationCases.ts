import { flowCases } from '../../paths/flowCases.ts';
import { conversationExample, entryExample, ownEntryExample } from '../messagesExamples.ts';
import { openConversationEvents } from './openConversationEvents.ts';
import { isAllowed } from './openConversationSetup.ts';
import { openConversationMachine } from './openConversationMachine.ts';

const noLine = { 'no line': new Error('No line') };

/** The number of the last entry. The first fetch returns two entries, and each further fetch one more. */
const lastOf = (entries: readonly { readonly number: number }[]) => entries.at(-1)?.number ?? 0;

/** Path-test cases for an open conversation. */
export const openConversationCases = flowCases({
  machine: openConversationMachine,
  schema: openConversationEvents,
  inputs: { 'one of theirs': { id: 'conversationa' } },
  events: {
    'mark.received': { 'the other has seen all': { upTo: 99, deliveryState: 'read' } },
    'entry.accepted': {
      'a message': ({ context: { entries } }) => (lastOf(entries) === 4 ? { entry: ownEntryExample(5) } : undefined),
    },
    'action.chosen': {
      archive: { action: 'archive' },
      block: { action: 'block' },
      accept: ({ context: { conversation } }) =>
        conversation && isAllowed(conversation, 'accept') ? { action: 'accept' as const } : undefined,
      'what is not open': { action: 'withdraw' },
    },
  },
  actors: {
    fetchingConversation: {
      resolves: {
        'its last entries': ({ context: { conversation, entries } }) =>
          conversation === null
            ? { conversation: conversationExample(), entries: [ownEntryExample(3), entryExample(4)], hasOlder: true }
            : { conversation, entries: entries.slice(-2), hasOlder: true },
        'that an offer stands': ({ context: { entries } }) => ({
          conversation: conversationExample({
            offer: { number: 4, francs: 420, isOwn: false, isAgreed: false },
            may: ['write', 'offer', 'accept', 'decline'],
          }),
          entries: [
            ownEntryExample(3),
            entryExample(4, { kind: 'offer', text: null, francs: 420, offer: 4 }),
            ...entries.slice(2).filter(({ number }) => number > 4),
          ],
          hasOlder: false,
        }),
        'that nothing can be written': ({ context: { entries } }) => ({
          conversation: conversationExample({ closed: 'This person cannot be written to.', may: [] }),
          entries: entries.length === 0 ? [ownEntryExample(3), entryExample(4)] : entries.slice(-2),
          hasOlder: true,
        }),
        'that there is none': null,
      },
      rejects: noLine,
    },
    fetchingOlder: {
      resolves: { 'the first': { entries: [ownEntryExample(2, { deliveryState: 'read' })], hasOlder: false } },
      rejects: noLine,
    },
    commanding: {
      resolves: { done: { kind: 'done' }, refused: { kind: 'refused', refusal: 'That cannot be done now.' } },
      rejects: noLine,
    },
    listening: {},
  },
  keys: {
    'the entries': ({ context: { entries } }) => entries.map(({ number }) => number),
    'up to where they are whole': ({ context: { fetchedUpTo } }) => fetchedUpTo,
    'how it stands': ({ context: { conversation } }) => [conversation?.offer?.number, conversation?.may.length],
    'whether there are older ones': ({ context: { hasOlder, hasOlderFailed } }) => [hasOlder, hasOlderFailed],
    'how far the other has come': ({ context: { receipts } }) => receipts,
    'whether it is out of date': ({ context: { isStale } }) => isStale,
  },
  invariants: {
    'each entry is there once, in order': ({ context: { entries } }) =>
      entries.every(({ number }, place) => place === 0 || number > entries[place - 1]!.number),
    'something is given exactly while it is asked about or done': (now) =>
      (now.context.submitted !== null) ===
      (now.matches({ shown: { action: 'commanding' } }) || now.matches({ shown: { action: 'blocking' } })),
  },
});
