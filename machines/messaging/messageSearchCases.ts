import { flowCases } from '../paths/flowCases.ts';
import { entryExample, listedExample } from './messagesExamples.ts';
import { messageSearchEvents } from './messageSearchEvents.ts';
import { messageSearchMachine } from './messageSearchMachine.ts';

/** What looking for messages is walked with. */
export const messageSearchCases = flowCases({
  machine: messageSearchMachine,
  schema: messageSearchEvents,
  events: {
    'search.typed': { something: { text: 'basket' }, 'a single letter': { text: 'b' } },
  },
  actors: {
    searching: {
      resolves: { nothing: [], one: [{ entry: entryExample(1), conversation: listedExample('conversationb') }] },
      rejects: { 'no line': new Error('No line') },
    },
  },
  keys: { 'what is looked for, and found': ({ context: { text, found } }) => [text, found.length] },
  invariants: {
    'nothing is found where nothing is looked for': (now) => !now.matches('off') || now.context.found.length === 0,
  },
});
