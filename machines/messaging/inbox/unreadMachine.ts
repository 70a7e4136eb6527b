import { assign, setup } from 'xstate';
import { withEvent } from '../../statecharts/parameters.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import type { UnreadEvent } from './unreadEvents.ts';

export interface UnreadContext {
  readonly account: string | null;
  /** In how many conversations something is unread, as far as is known. */
  readonly unread: number;
}

const nobody: UnreadContext = { account: null, unread: 0 };

/** How long the stream has to say how much is unread, before that is asked for, in milliseconds. */
export const streamPatience = 5_000;

/** In how many conversations of whoever is logged in something is unread, as the header says it (MESSAGING-4). */
export const unreadMachine = setup({
  types: { context: {} as UnreadContext, events: {} as UnreadEvent },
  actors: {
    /** How much is unread. Rejects where the call did not come through. */
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
    isSomebody: (_, { publicAccountId }: { publicAccountId: string | null }) => publicAccountId !== null,
    isSomebodyElse: ({ context }, { publicAccountId }: { publicAccountId: string | null }) =>
      publicAccountId !== null && publicAccountId !== context.account,
    isNobody: (_, { publicAccountId }: { publicAccountId: string | null }) => publicAccountId === null,
  },
}).createMachine({
  id: 'unread',
  description: 'In how many conversations of whoever is logged in something is unread.',
  context: nobody,
  initial: 'nobody',
  states: {
    nobody: {
      description: 'Nobody is logged in, as far as is known: nothing is unread (MESSAGING-6).',
      on: {
        'account.told': {
          guard: withEvent('isSomebody'),
          target: 'somebody',
          actions: withEvent('takeAccount'),
        },
      },
    },
    somebody: {
      description: 'Somebody is logged in. The stream says how much is unread as it opens, and whenever that changes.',
      on: {
        'account.told': [
          {
            guard: withEvent('isSomebodyElse'),
            target: 'somebody',
            reenter: true,
            actions: withEvent('takeAccount'),
          },
          { guard: withEvent('isNobody'), target: 'nobody', actions: 'forget' },
        ],
        'count.told': { target: '.told', actions: withEvent('take') },
      },
      initial: 'awaiting',
      states: {
        awaiting: {
          description: 'The stream has not said anything yet.',
          after: { streamPatience: 'fetching' },
          on: { 'stream.unsupported': 'fetching' },
        },
        fetching: {
          description: 'There is no stream, or none yet: the server is asked, once.',
          invoke: {
            id: 'fetchingUnread',
            src: 'fetchingUnread',
            onDone: { target: 'told', actions: { type: 'take', params: ({ event }) => ({ unread: event.output }) } },
            onError: 'untold',
          },
        },
        untold: { description: 'The server could not be asked. Nothing shows as unread, until the stream says so.' },
        told: { description: 'It is known.' },
      },
    },
  },
});
