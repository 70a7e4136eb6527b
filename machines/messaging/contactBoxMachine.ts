import { assign, fromPromise, raise, setup } from 'xstate';
import type { ContactBox } from './contactBox.ts';
import type { ContactBoxEvent } from './contactBoxEvents.ts';

export interface ContactBoxContext {
  /** The id of the ad. */
  readonly listing: string;
  /** Who is logged in, as far as is known. */
  readonly account: string | null;
  /** How things stand; null where that is not known. */
  readonly box: ContactBox | null;
  /** What was typed and is not sent. */
  readonly text: string;
  /** What the device calls the message that it has tried to send; null once another text stands there. */
  readonly key: string | null;
  /** Why the message was not taken, in words for people. */
  readonly refusal: string | null;
}

/** A message that is sent. */
export interface FirstMessage {
  readonly listing: string;
  readonly key: string;
  readonly text: string;
}

/** What came of sending it. */
export type FirstMessageOutcome =
  | { readonly kind: 'taken'; readonly conversation: string }
  | { readonly kind: 'refused'; readonly refusal: string }
  /** Whoever was logged in is so no longer. */
  | { readonly kind: 'loginNeeded' };

/** Whether one can begin to write: as long as nobody knows better, one can. A conversation that is there is gone on with in its place. */
export function mayBegin({ box }: Pick<ContactBoxContext, 'box'>): boolean {
  return box === null || (box.mayWrite && box.conversation === null);
}

/**
 * The contact box of an ad. The ad's page is one for all, so how things stand for whoever looks is asked once they are known. What is
 * typed stays through the login and until it is sent.
 */
export const contactBoxMachine = setup({
  types: {
    context: {} as ContactBoxContext,
    events: {} as ContactBoxEvent,
    input: {} as { readonly listing: string; readonly text: string },
    tags: {} as 'busy',
    /** What is to be seen in a state, by the names under which drivers find it. */
    meta: {} as { readonly shows: readonly ('field' | 'login' | 'refusal' | 'failure' | 'sent')[] },
  },
  actors: {
    /** Rejects where the call did not come through. */
    askingBox: fromPromise<ContactBox, { readonly listing: string }>(() =>
      Promise.reject(new Error('askingBox is for the edge to give')),
    ),
    /** Rejects where the call did not come through. */
    sending: fromPromise<FirstMessageOutcome, FirstMessage>(() =>
      Promise.reject(new Error('sending is for the edge to give')),
    ),
    /** Offers the login, and resolves once that is closed. */
    offeringLogin: fromPromise<void>(() => Promise.reject(new Error('offeringLogin is for the edge to give'))),
  },
  actions: {
    takeAccount: assign((_, { publicAccountId }: { readonly publicAccountId: string | null }) => ({
      account: publicAccountId,
    })),
    takeBox: assign((_, { box }: { readonly box: ContactBox }) => ({ box })),
    takeText: assign((_, { text }: { readonly text: string }) => ({ text, key: null, refusal: null })),
    takeKey: assign(({ context }, { key }: { readonly key: string }) => ({ key: context.key ?? key, refusal: null })),
    /** The same text sent again later is another message. */
    takeRefusal: assign((_, { refusal }: { readonly refusal: string }) => ({ refusal, key: null })),
    takeConversation: assign(({ context: { box } }, { conversation }: { readonly conversation: string }) => ({
      ...{ text: '', key: null },
      box: box && { ...box, conversation },
    })),
    lookAgain: raise({ type: 'box.outdated' }),
    /** The edge keeps what was typed as long as the tab is there. */
    keepText: () => {},
    /** The edge gives what lies above the page an entry in the history, so that Back closes it. */
    enterWriting: () => {},
    /** The edge goes back from that entry, unless Back has. */
    leaveWriting: () => {},
  },
  guards: {
    isAnother: ({ context }, { publicAccountId }: { readonly publicAccountId: string | null }) =>
      publicAccountId !== context.account,
    isSomebody: (_, { publicAccountId }: { readonly publicAccountId: string | null }) => publicAccountId !== null,
    mayBegin: ({ context }) => mayBegin(context),
    hasText: ({ context: { text } }) => text.trim() !== '',
    isNobody: ({ context: { account } }) => account === null,
    isTaken: (_, { kind }: FirstMessageOutcome) => kind === 'taken',
    isRefused: (_, { kind }: FirstMessageOutcome) => kind === 'refused',
  },
}).createMachine({
  id: 'contactBox',
  description: 'How one reaches the seller of an ad, and the first message to them.',
  context: ({ input: { listing, text } }) => ({ listing, account: null, box: null, text, key: null, refusal: null }),
  type: 'parallel',
  states: {
    standing: {
      description: 'How things stand between whoever looks at the ad and its seller.',
      initial: 'unknown',
      on: {
        'account.told': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: '.asking',
          actions: { type: 'takeAccount', params: ({ event }) => event },
        },
        'box.outdated': '.asking',
      },
      states: {
        unknown: {
          description: 'Nobody has said yet who is logged in.',
          on: {
            'account.told': {
              target: 'asking',
              actions: { type: 'takeAccount', params: ({ event }) => event },
            },
            'box.outdated': {},
          },
        },
        asking: {
          description: 'The server is asked. What it has told before stays in sight.',
          invoke: {
            id: 'askingBox',
            src: 'askingBox',
            input: ({ context: { listing } }) => ({ listing }),
            onDone: { target: 'told', actions: { type: 'takeBox', params: ({ event }) => ({ box: event.output }) } },
            onError: 'untold',
          },
        },
        told: {
          description: 'It is known.',
        },
        untold: {
          description: 'The server could not be asked. One can write nevertheless: it says then what is not so.',
        },
      },
    },
    message: {
      description: 'The first message.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The page is in sight. What was typed waits.',
          on: { 'writing.opened': { guard: 'mayBegin', target: 'open' } },
        },
        open: {
          description: 'The message lies above the page.',
          entry: 'enterWriting',
          exit: 'leaveWriting',
          initial: 'writing',
          states: {
            writing: {
              description: 'Somebody writes, whether they are logged in or not.',
              meta: { shows: ['field'] },
              on: {
                'text.changed': {
                  target: '.plain',
                  actions: [{ type: 'takeText', params: ({ event }) => event }, 'keepText'],
                },
                'message.submitted': [
                  {
                    guard: 'hasText',
                    target: 'deciding',
                    actions: { type: 'takeKey', params: ({ event }) => event },
                  },
                ],
                'writing.closed': '#contactBox.message.closed',
              },
              initial: 'plain',
              states: {
                plain: { description: 'Nothing has come between.' },
                refused: {
                  description: 'It was not taken. Why is told, and the text stays.',
                  meta: { shows: ['refusal'] },
                },
                failed: {
                  description: 'It did not come through, as far as is known. Sent again it is the same message.',
                  meta: { shows: ['failure'] },
                },
              },
            },
            deciding: {
              description: 'Whether somebody is logged in.',
              always: [{ guard: 'isNobody', target: 'login' }, { target: 'sending' }],
            },
            login: {
              description:
                'Nobody is logged in: the login is offered in place of the message, which goes out once somebody is.',
              meta: { shows: ['login'] },
              invoke: { id: 'offeringLogin', src: 'offeringLogin', onDone: 'writing' },
              on: {
                'account.told': { guard: { type: 'isSomebody', params: ({ event }) => event }, target: 'sending' },
              },
            },
            sending: {
              description: 'It is on its way. Nothing in it changes, and it is not sent twice.',
              tags: ['busy'],
              meta: { shows: ['field'] },
              invoke: {
                id: 'sending',
                src: 'sending',
                input: ({ context: { listing, key, text } }) => ({ listing, key: key!, text }),
                onDone: [
                  {
                    guard: { type: 'isTaken', params: ({ event }) => event.output },
                    target: 'sent',
                    actions: [
                      {
                        type: 'takeConversation',
                        params: ({ event }) => event.output as Extract<FirstMessageOutcome, { kind: 'taken' }>,
                      },
                      'keepText',
                    ],
                  },
                  {
                    guard: { type: 'isRefused', params: ({ event }) => event.output },
                    target: 'writing.refused',
                    actions: [
                      {
                        type: 'takeRefusal',
                        params: ({ event }) => event.output as Extract<FirstMessageOutcome, { kind: 'refused' }>,
                      },
                      'lookAgain',
                    ],
                  },
                  { target: 'login' },
                ],
                onError: 'writing.failed',
              },
            },
            sent: {
              description: 'The market has it.',
              meta: { shows: ['sent'] },
              entry: 'lookAgain',
              on: { 'writing.closed': '#contactBox.message.closed' },
            },
          },
        },
      },
    },
  },
});
