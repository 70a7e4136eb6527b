import { flowCases } from '../paths/flowCases.ts';
import { conversationsEvents } from './conversationsEvents.ts';
import { conversationsMachine } from './conversationsMachine.ts';
import { listedExample } from './messagesExamples.ts';

const [one, two] = ['conversationa', 'conversationb'];

/** What the lists of conversations are walked with. */
export const conversationsCases = flowCases({
  machine: conversationsMachine,
  schema: conversationsEvents,
  inputs: { buying: { tab: 'buying' }, 'what was put away': { tab: 'archive' } },
  events: {},
  actors: {
    fetchingConversations: {
      resolves: {
        none: { conversations: [], endCursor: null },
        one: ({ context: { endCursor } }) => ({
          conversations: [listedExample(endCursor === null ? one : two)],
          endCursor: null,
        }),
        'one, and more behind it': ({ context: { endCursor } }) =>
          endCursor === null
            ? { conversations: [listedExample(one)], endCursor: '1' }
            : { conversations: [listedExample(two)], endCursor: '2' },
      },
      rejects: { 'no line': new Error('No line') },
    },
    listening: {},
  },
  keys: {
    'the conversations': ({ context: { conversations } }) => conversations.map(({ id }) => id),
    'whether there are more': ({ context: { endCursor, hasMoreFailed } }) => [endCursor, hasMoreFailed],
    'whether they are out of date': ({ context: { isStale } }) => isStale,
  },
  invariants: {
    'each is there once': ({ context: { conversations } }) =>
      new Set(conversations.map(({ id }) => id)).size === conversations.length,
  },
});
