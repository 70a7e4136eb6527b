import { assign, setup } from 'xstate';
import { withOutput } from '../../statecharts/parameters.ts';
import { providedCallback, providedPromise } from '../../statecharts/provided.ts';
import type { ConversationsEvent } from './conversationsEvents.ts';
import { refreshEvery } from '../delays.ts';
import type {
  ConversationCounts,
  ConversationInList,
  ConversationsPage,
  MessagesTab,
} from '../openConversation/shownConversation.ts';

/** Which conversations are asked for: of a list, from the beginning (null) or where a page has ended. */
export interface AskedConversations {
  readonly tab: MessagesTab;
  readonly after: string | null;
}

interface ConversationsContext extends ConversationsPage {
  readonly tab: MessagesTab;
  readonly hasMoreFailed: boolean;
  /** Whether something has happened since they were asked for. */
  readonly isStale: boolean;
}

/** As long as nothing is known nothing is counted. */
const noCounts: ConversationCounts = {
  buying: { unread: 0, archived: 0 },
  selling: { unread: 0, archived: 0 },
};

/** One's conversations about ads of others or of one's own, or those that were put away. */
export const conversationsMachine = setup({
  types: {
    input: {} as { readonly tab: MessagesTab },
    context: {} as ConversationsContext,
    events: {} as ConversationsEvent,
    /** What is to be seen in a state, by the names under which drivers find it. */
    meta: {} as { readonly shows: readonly 'loadAgain'[] },
  },
  actors: {
    fetchingConversations: providedPromise<ConversationsPage, AskedConversations>('fetchingConversations'),
    /** Tells of what happens elsewhere, and of one's coming back. */
    listening: providedCallback('listening'),
  },
  delays: { refreshEvery },
  actions: {
    takePage: assign((_, page: ConversationsPage) => page),
    takeMore: assign(({ context }, { conversations, ...page }: ConversationsPage) => ({
      conversations: each([...context.conversations, ...conversations]),
      ...page,
    })),
    /** What was further down stays, unless it has come up. */
    takeFresh: assign(({ context }, { conversations, endCursor, counts }: ConversationsPage) => {
      const last = conversations.at(-1)?.last?.at ?? 0;
      const further = endCursor === null ? [] : context.conversations.filter((one) => (one.last?.at ?? 0) < last);
      return {
        conversations: each([...conversations, ...further]),
        endCursor: further.length === 0 ? endCursor : context.endCursor,
        counts,
      };
    }),
    noteMoreFailed: assign({ hasMoreFailed: true }),
    forgetMoreFailed: assign({ hasMoreFailed: false }),
    noteStale: assign({ isStale: true }),
    noteFresh: assign({ isStale: false }),
  },
  guards: {
    hasMore: ({ context }) => context.endCursor !== null,
    isStale: ({ context }) => context.isStale,
  },
}).createMachine({
  id: 'conversations',
  description: 'One’s conversations on their page.',
  context: ({ input: { tab } }) => ({
    tab,
    conversations: [],
    endCursor: null,
    counts: noCounts,
    hasMoreFailed: false,
    isStale: false,
  }),
  invoke: { id: 'listening', src: 'listening' },
  initial: 'loading',
  states: {
    loading: {
      description: 'They are asked for.',
      entry: 'noteFresh',
      // What is on its way may have been told before.
      on: { 'change.heard': { actions: 'noteStale' } },
      invoke: {
        id: 'fetchingConversations',
        src: 'fetchingConversations',
        input: ({ context: { tab } }) => ({ tab, after: null }),
        onDone: { target: 'shown', actions: withOutput('takePage') },
        onError: 'failed',
      },
    },
    failed: {
      description: 'They could not be had.',
      meta: { shows: ['loadAgain'] },
      on: { 'loading.retried': 'loading' },
    },
    shown: {
      description: 'They are there, the one that was written in last first.',
      initial: 'resting',
      on: { 'change.heard': { actions: 'noteStale' } },
      states: {
        resting: {
          description: 'One looks at them. Where no stream tells of changes they are asked for anew after a while.',
          always: { guard: 'isStale', target: 'refreshing' },
          after: { refreshEvery: 'refreshing' },
          on: {
            'more.asked': { guard: 'hasMore', target: 'loadingMore' },
            'page.shown': 'refreshing',
          },
        },
        refreshing: {
          description: 'The first of them are asked for anew; one goes on with those that are there.',
          entry: 'noteFresh',
          invoke: {
            id: 'fetchingFresh',
            src: 'fetchingConversations',
            input: ({ context: { tab } }) => ({ tab, after: null }),
            onDone: { target: 'resting', actions: withOutput('takeFresh') },
            // A page is of use without: it is asked again after a while.
            onError: { target: 'resting', actions: 'noteFresh' },
          },
        },
        loadingMore: {
          description: 'Further ones are asked for.',
          entry: 'forgetMoreFailed',
          invoke: {
            id: 'fetchingMore',
            src: 'fetchingConversations',
            input: ({ context: { tab, endCursor } }) => ({ tab, after: endCursor }),
            onDone: { target: 'resting', actions: withOutput('takeMore') },
            onError: { target: 'resting', actions: 'noteMoreFailed' },
          },
        },
      },
    },
  },
});

/** Each conversation once, where it stands first. */
function each(conversations: readonly ConversationInList[]): readonly ConversationInList[] {
  const seen = new Set<string>();
  return conversations.filter(({ id }) => !seen.has(id) && seen.add(id));
}
