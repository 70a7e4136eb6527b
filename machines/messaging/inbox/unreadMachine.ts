import { assign, setup } from 'xstate';
import { withEvent } from '../../statecharts/parameters.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import type { UnreadEvent } from './unreadEvents.ts';

export interface UnreadContext {
  readonly account: string | null;
  /** The number of unread conversations, as far as is known. */
  readonly unread: number;
}

const nobody: UnreadContext = { account: null, unread: 0 };

/** How long the stream has to report the count before it is requested, in milliseconds. */
export const streamPatience = 5_000;

/** The number of unread conversations of the account, as the header shows it (MESSAGING-4). */
export const unreadMachine = setup({
  types: { context: {} as UnreadContext, events: {} as UnreadEvent },
  actors: {
    /** Fetches the number of unread conversations. Rejects if the call failed. */
    fetchingUnread: providedPromise<number>('fetchingUnread'),
  },
  delays: { streamPatience },
  actions: {
    takeAccount: assign((_, { publicAccountId }: { publicAccountId: string | null }) => ({
      ...nobody,
      account: publicAccountId,
    })),
    forget: assign(nobody),
    take: assign((_, { unread }: { readonly unread: number }) => ({ unread })),
  },
  guards: {
    hasAccount: (_, { publicAccountId }: { publicAccountId: string | null }) => publicAccountId !== null,
    isOtherAccount: ({ context }, { publicAccountId }: { publicAccountId: string | null }) =>
      publicAccountId !== null && publicAccountId !== context.account,
    isAnonymous: (_, { publicAccountId }: { publicAccountId: string | null }) => publicAccountId === null,
  },
}).createMachine({
  id: 'unread',
  description: 'The number of unread conversations of the account.',
  context: nobody,
  initial: 'nobody',
  states: {
    nobody: {
      description: 'No account is logged in, as far as is known: nothing is unread (MESSAGING-6).',
      on: {
        'account.reported': {
          guard: withEvent('hasAccount'),
          target: 'somebody',
          actions: withEvent('takeAccount'),
        },
      },
    },
    somebody: {
      description: 'An account is logged in. The stream reports the count when it opens, and on every change.',
      on: {
        'account.reported': [
          {
            guard: withEvent('isOtherAccount'),
            target: 'somebody',
            reenter: true,
            actions: withEvent('takeAccount'),
          },
          { guard: withEvent('isAnonymous'), target: 'nobody', actions: 'forget' },
        ],
        'count.reported': { target: '.known', actions: withEvent('take') },
      },
      initial: 'awaiting',
      states: {
        awaiting: {
          description: 'The stream has not reported anything yet.',
          after: { streamPatience: 'fetching' },
          on: { 'stream.unsupported': 'fetching' },
        },
        fetching: {
          description: 'There is no stream, or none yet: the count is requested, once.',
          invoke: {
            id: 'fetchingUnread',
            src: 'fetchingUnread',
            onDone: { target: 'known', actions: { type: 'take', params: ({ event }) => ({ unread: event.output }) } },
            onError: 'failed',
          },
        },
        failed: { description: 'The request failed. Nothing shows as unread until the stream reports it.' },
        known: { description: 'The count is known.' },
      },
    },
  },
});
