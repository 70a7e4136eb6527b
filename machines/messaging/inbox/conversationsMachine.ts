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

/** The requested conversations: of a list, from its start (null) or after the cursor of the last page. */
export interface ConversationsRequest {
  readonly tab: MessagesTab;
  readonly after: string | null;
}

interface ConversationsContext extends ConversationsPage {
  readonly tab: MessagesTab;
  readonly hasMoreFailed: boolean;
  /** Whether a conversation has changed since the last request. */
  readonly isStale: boolean;
}

/** Nothing is counted until the counts are known. */
const noCounts: ConversationCounts = {
  buying: { unread: 0, archived: 0 },
  selling: { unread: 0, archived: 0 },
};

/** The user's conversations as a buyer, as a seller, or in the archive. */
export const conversationsMachine = setup({
  types: {
    input: {} as { readonly tab: MessagesTab },
    context: {} as ConversationsContext,
    events: {} as ConversationsEvent,
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly 'loadAgain'[] },
  },
  actors: {
    fetchingConversations: providedPromise<ConversationsPage, ConversationsRequest>('fetchingConversations'),
    /** Reports changes of conversations made elsewhere, and the return of the user to the page. */
    listening: providedCallback('listening'),
  },
  delays: { refreshEvery },
  actions: {
    takePage: assign((_, page: ConversationsPage) => page),
    takeMore: assign(({ context }, { conversations, ...page }: ConversationsPage) => ({
      conversations: each([...context.conversations, ...conversations]),
      ...page,
    })),
    /**
     * A refreshed first page replaces the top of the list. Conversations further down stay, unless they have moved up.
     */
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
  description: "The user's conversations on their page.",
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
      description: 'The first page is being requested.',
      entry: 'noteFresh',
      // A change during the request makes its response stale, as the response may be older than the change.
      on: { 'change.received': { actions: 'noteStale' } },
      invoke: {
        id: 'fetchingConversations',
        src: 'fetchingConversations',
        input: ({ context: { tab } }) => ({ tab, after: null }),
        onDone: { target: 'shown', actions: withOutput('takePage') },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The request failed.',
      meta: { shows: ['loadAgain'] },
      on: { 'loading.retried': 'loading' },
    },
    shown: {
      description: 'The conversations are visible, the latest first.',
      initial: 'resting',
      on: { 'change.received': { actions: 'noteStale' } },
      states: {
        resting: {
          description: 'The user reads the list. Without a stream it is requested again after a while.',
          always: { guard: 'isStale', target: 'refreshing' },
          after: { refreshEvery: 'refreshing' },
          on: {
            'more.requested': { guard: 'hasMore', target: 'loadingMore' },
            'page.shown': 'refreshing',
          },
        },
        refreshing: {
          description: 'The first page is being requested again; the list stays usable.',
          entry: 'noteFresh',
          invoke: {
            id: 'fetchingFresh',
            src: 'fetchingConversations',
            input: ({ context: { tab } }) => ({ tab, after: null }),
            onDone: { target: 'resting', actions: withOutput('takeFresh') },
            // The list stays useful if its refresh fails: it is requested again after a while.
            onError: { target: 'resting', actions: 'noteFresh' },
          },
        },
        loadingMore: {
          description: 'The next page is being requested.',
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

/** Removes duplicates; the first occurrence of each conversation stays. */
function each(conversations: readonly ConversationInList[]): readonly ConversationInList[] {
  const seen = new Set<string>();
  return conversations.filter(({ id }) => !seen.has(id) && seen.add(id));
}
