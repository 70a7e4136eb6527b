import type { SnapshotFrom } from 'xstate';
import { entryExample, listedExample } from '#machines/messaging/messagesExamples.ts';
import { messageSearchCases } from '#machines/messaging/inbox/messageSearchCases.ts';
import type { messageSearchMachine } from '#machines/messaging/inbox/messageSearchMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver } from '../walking/flowDriver.ts';
import { messageSearchControls } from './messageSearchDriver.ts';
import { opensMessages } from './messagesInBrowser.ts';
import type { WrittenConversations } from './writtenConversations.ts';

// The search for messages in a browser with a real server.

type Now = SnapshotFrom<typeof messageSearchMachine>;

const [writtenOnce, neverWritten, letter] = ['Message 4', 'basket', 'b'];

const typed = (text: string) => (now: Now) => (now.context.text === text ? undefined : { text });
const isSearched = (text: string, { context }: Now) => context.text === text;

const cases: FlowCases<typeof messageSearchMachine> = {
  ...messageSearchCases,
  events: {
    'search.typed': {
      'what was written once': typed(writtenOnce),
      'what nobody has written': typed(neverWritten),
      'a single letter': typed(letter),
    },
  },
  actors: {
    searching: {
      resolves: {
        one: (now: Now) =>
          isSearched(writtenOnce, now)
            ? {
                found: [{ entry: entryExample(4), conversation: listedExample('conversationa') }],
                hasMore: false,
                since: null,
              }
            : undefined,
        nothing: (now: Now) => (isSearched(neverWritten, now) ? { found: [], hasMore: false, since: null } : undefined),
      },
      rejects: { 'no line': new Error('No line') },
    },
  },
};

/** The driver for searching the messages of a recipient; each path has a different one. */
export function messageSearchInBrowser(next: () => WrittenConversations) {
  return declareDriver(cases, {
    ...messageSearchControls,
    async opensPage(visitor) {
      const stage = await opensMessages(visitor, {
        email: next().buyer,
        to: '/en/messages/buying',
        held: 'SearchMessages',
      });
      return { ...stage, answers: (_, answer) => ('output' in answer ? stage.letThrough() : stage.cutOff()) };
    },
  });
}
