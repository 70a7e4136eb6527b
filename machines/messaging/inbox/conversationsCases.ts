import { flowCases } from '../../paths/flowCases.ts';
import { conversationsEvents } from './conversationsEvents.ts';
import { conversationsMachine } from './conversationsMachine.ts';
import { countsExample, listedExample } from '../messagesExamples.ts';

const [one, two] = ['conversationa', 'conversationb'];
const counts = countsExample();
const unread = countsExample({ selling: { unread: 2, archived: 0 } });
const allArchived = countsExample({ buying: { unread: 0, archived: 1 } });

/** Path-test cases for the lists of conversations. */
export const conversationsCases = flowCases({
  machine: conversationsMachine,
  schema: conversationsEvents,
  inputs: { buying: { tab: 'buying' }, 'what was put away': { tab: 'archive' } },
  events: {},
  actors: {
    fetchingConversations: {
      resolves: {
        none: { conversations: [], endCursor: null, counts },
        'none that is not put away': { conversations: [], endCursor: null, counts: allArchived },
        one: ({ context: { endCursor } }) => ({
          conversations: [listedExample(endCursor === null ? one : two)],
          endCursor: null,
          counts: unread,
        }),
        'one, and more behind it': ({ context: { endCursor } }) =>
          endCursor === null
            ? { conversations: [listedExample(one)], endCursor: '1', counts }
            : { conversations: [listedExample(two)], endCursor: '2', counts },
      },
      rejects: { 'no line': new Error('No line') },
    },
    listening: {},
  },
  keys: {
    'the conversations': ({ context: { conversations } }) => conversations.map(({ id }) => id),
    'whether there are more': ({ context: { endCursor, hasMoreFailed } }) => [endCursor, hasMoreFailed],
    'what is counted': ({ context: { counts: counted } }) => counted,
    'whether they are out of date': ({ context: { isStale } }) => isStale,
  },
  invariants: {
    'each is there once': ({ context: { conversations } }) =>
      new Set(conversations.map(({ id }) => id)).size === conversations.length,
  },
});
