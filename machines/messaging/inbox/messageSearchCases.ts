import { flowCases } from '../../paths/flowCases.ts';
import { entryExample, listedExample } from '../messagesExamples.ts';
import { messageSearchEvents } from './messageSearchEvents.ts';
import { messageSearchMachine } from './messageSearchMachine.ts';

const found = [{ entry: entryExample(1), conversation: listedExample('conversationb') }];

/** Path-test cases for the message search. */
export const messageSearchCases = flowCases({
  machine: messageSearchMachine,
  schema: messageSearchEvents,
  events: {
    'search.typed': { something: { text: 'basket' }, 'a single letter': { text: 'b' } },
  },
  actors: {
    searching: {
      resolves: {
        nothing: { found: [], hasMore: false, since: null },
        one: { found, hasMore: false, since: null },
        'one of many': { found, hasMore: true, since: null },
        'one, and older messages were not looked through': { found, hasMore: false, since: 1_772_928_000_000 },
      },
      rejects: { 'no line': new Error('No line') },
    },
  },
  keys: {
    'what is looked for, and found': ({ context: { text, found, hasMore, since } }) => [
      text,
      found.length,
      hasMore,
      since,
    ],
  },
  invariants: {
    'nothing is found where nothing is looked for': (now) => !now.matches('off') || now.context.found.length === 0,
  },
});
