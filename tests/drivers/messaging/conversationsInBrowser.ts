import type { SnapshotFrom } from 'xstate';
import { conversationsCases } from '#machines/messaging/inbox/conversationsCases.ts';
import type { conversationsMachine } from '#machines/messaging/inbox/conversationsMachine.ts';
import { countsExample, entryExample, listedExample } from '#machines/messaging/messagesExamples.ts';
import type { ConversationInList, ConversationsPage } from '#machines/messaging/openConversation/shownConversation.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import type { Visitor } from '../browser/browser.ts';
import { conversationsDriver, expectConversations, conversationsControls } from './conversationsDriver.ts';
import { asksElsewhere, looksAgain } from '../browser/elsewhere.ts';
import { declareDriver } from '../walking/flowDriver.ts';
import { opensMessages } from './messagesInBrowser.ts';
import { listingTitle, shownAtOnce, type WrittenConversations } from './writtenConversations.ts';

// A list of conversations in a browser with a real server; another tab archives them.

type Now = SnapshotFrom<typeof conversationsMachine>;

const all: readonly ConversationInList[] = Array.from({ length: shownAtOnce + 1 }, (_, place) => {
  const { listing } = listedExample('');
  return listedExample(`conversation${place}`, {
    listing: { ...listing, title: listingTitle(place) },
    other: { name: 'Vreni', picture: null, isGone: false, awayUntil: null },
    last: entryExample(shownAtOnce - place),
  });
});

/** The numbers of unread and archived conversations, if this many are not archived. */
const countsOf = (left: number) => countsExample({ buying: { unread: 0, archived: all.length - left } });

const isLoadingMore = (now: Now) => now.matches({ shown: 'loadingMore' });

/** The first page of the list, if this many conversations are not archived. */
const firstOf =
  (number: number) =>
  (now: Now): ConversationsPage | undefined =>
    isLoadingMore(now)
      ? undefined
      : {
          conversations: all.slice(0, Math.min(number, shownAtOnce)),
          endCursor: number > shownAtOnce ? 'more' : null,
          counts: countsOf(number),
        };

const cases: FlowCases<typeof conversationsMachine> = {
  ...conversationsDriver.cases,
  actors: {
    ...conversationsCases.actors,
    fetchingConversations: {
      resolves: {
        none: firstOf(0),
        one: firstOf(1),
        'more than are shown at once': firstOf(all.length),
        'the last one': (now: Now) =>
          isLoadingMore(now)
            ? { conversations: all.slice(shownAtOnce), endCursor: null, counts: countsOf(all.length) }
            : undefined,
      },
      rejects: { 'no line': new Error('No line') },
    },
  },
};

/** Archives conversations in another tab, and restores them. */
function archiveOf(visitor: Visitor, conversations: readonly string[]) {
  let saved = conversations.length;
  return {
    /** Archives or restores conversations so that this many are in the list. */
    async leaves(wanted: number): Promise<void> {
      const [command, changed] =
        wanted < saved
          ? ['archiveConversation', conversations.slice(wanted, saved)]
          : ['unarchiveConversation', conversations.slice(saved, wanted)];
      saved = wanted;
      // The commands are split, because a GraphQL document may repeat a field only this often by aliases.
      for (const some of [changed.slice(0, shownAtOnce), changed.slice(shownAtOnce)].filter(
        ({ length }) => length > 0,
      )) {
        const commands = some.map((id, place) => `c${place}: ${command}(id: "${id}") { __typename }`);
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await asksElsewhere(visitor, `mutation { ${commands.join(' ')} }`);
      }
    },
  };
}

/** The list of a buyer who has written about more ads than a page shows; a different one for each path. */
export function conversationsInBrowser(next: () => WrittenConversations) {
  return declareDriver(cases, {
    ...conversationsControls,
    async opensPage(visitor, { tab }) {
      const { buyer, conversations } = next();
      const archive = archiveOf(visitor, conversations);
      const stage = await opensMessages(visitor, {
        email: buyer,
        to: `/en/messages/${tab}`,
        held: 'MyConversations',
      });
      return {
        ...stage,
        happens: ({ type }) =>
          type === 'change.received'
            ? stage.stream.tells({ event: 'conversation', data: { what: 'everything' } })
            : looksAgain(visitor),
        async answers(_actor, answer) {
          if (!('output' in answer)) return stage.cutOff();
          const { conversations: first, endCursor } = answer.output as ConversationsPage;
          // A further page of the list needs no change: the entries there are the same.
          if (first[0] !== all[shownAtOnce]) await archive.leaves(endCursor === null ? first.length : all.length);
          return stage.letThrough();
        },
      };
    },
    expectDetails: expectConversations,
  });
}
