import { and, assign, raise, setup, stateIn } from 'xstate';
import { withEvent } from '../../statecharts/parameters.ts';
import { providedCallback, providedPromise } from '../../statecharts/provided.ts';
import type { ContactBox } from './contactBox.ts';
import { type ContactBoxContext, isHere, mayBegin, typedOf } from './contactBoxContext.ts';
import type { ContactBoxEvent } from './contactBoxEvents.ts';
import { type Told, waitingOf } from './waitingMessage.ts';

/**
 * The contact box of an ad. The ad's page is one for all, so how things stand for whoever looks is asked once they are known. What is
 * typed stays through the login and until it is sent. It goes out by the outbox of the browser, also once the page is closed.
 */
export const contactBoxMachine = setup({
  types: {
    context: {} as ContactBoxContext,
    events: {} as ContactBoxEvent,
    input: {} as { readonly listing: string; readonly text: string; readonly awaitsLogin: boolean },
    tags: {} as 'busy',
    /** What is to be seen in a state, by the names under which drivers find it. */
    meta: {} as { readonly shows: readonly ('field' | 'login' | 'refusal' | 'failure' | 'queued' | 'sent')[] },
  },
  actors: {
    /** Rejects where the call did not come through. */
    askingBox: providedPromise<ContactBox, { readonly listing: string }>('askingBox'),
    /** Tells what the outbox has of an ad, and what the market has taken of it. */
    followingOutbox: providedCallback<ContactBoxEvent, { readonly listing: string }>('followingOutbox'),
    /** Offers the login, and resolves once that is closed. */
    offeringLogin: providedPromise<void>('offeringLogin'),
  },
  actions: {
    takeAccount: assign((_, { publicAccountId }: { readonly publicAccountId: string | null }) => ({
      account: publicAccountId,
    })),
    takeBox: assign((_, { box }: { readonly box: ContactBox }) => ({ box })),
    takeText: assign((_, { text }: { readonly text: string }) => ({ text, key: null, author: null })),
    /** Sent again by the same person it is the same message. */
    takeKey: assign(({ context }, { key }: { readonly key: string }) => ({
      key: context.author === context.account ? (context.key ?? key) : key,
      author: context.account,
    })),
    takeWaiting: assign(({ context: { key } }, told: Told) => ({ waiting: waitingOf(key, told) })),
    /** It is the message of this page from here on. */
    adopt: assign(({ context: { waiting, account } }) => ({
      key: waiting!.key,
      text: waiting!.text,
      author: account,
    })),
    /** The text is there to be changed; sent again it is another message. */
    takeBack: assign(({ context: { text, waiting } }) => ({
      text: text === '' ? waiting!.text : text,
      key: null,
      author: null,
    })),
    takeAuthor: assign((_, { publicAccountId }: { readonly publicAccountId: string | null }) => ({
      author: publicAccountId,
    })),
    /** Who has logged in instead does not see it; the outbox keeps it for whoever has written it. */
    forgetWaiting: assign(({ context }) => ({
      text: typedOf(context),
      key: null,
      author: null,
      waiting: null,
      awaitsLogin: false,
    })),
    awaitLogin: assign({ awaitsLogin: true }),
    awaitNoLogin: assign({ awaitsLogin: false }),
    takeConversation: assign(({ context: { box } }, { conversation }: { readonly conversation: string | null }) => ({
      text: '',
      key: null,
      author: null,
      waiting: null,
      awaitsLogin: false,
      box: box && { ...box, conversation: conversation ?? box.conversation },
    })),
    lookAgain: raise({ type: 'box.outdated' }),
    /** The edge puts it into the outbox, where it outlasts the page, in place of what was refused. */
    putIn: () => {},
    /** The edge has the outbox send it now. */
    sendAgain: () => {},
    /** The edge takes it out of the outbox. The market may have taken it nevertheless, which is told then. */
    giveUp: () => {},
    /** The edge stores what was typed as long as the tab is there, or for every tab while it awaits a login. */
    keepText: () => {},
    /** The edge gives what lies above the page an entry in the history, so that Back closes it. */
    enterWriting: () => {},
    /** The edge goes back from that entry, unless Back has. */
    leaveWriting: () => {},
  },
  guards: {
    isAnother: ({ context }, { publicAccountId }: { readonly publicAccountId: string | null }) =>
      publicAccountId !== context.account,
    isFirst: ({ context }) => context.account === null,
    isSomebody: (_, { publicAccountId }: { readonly publicAccountId: string | null }) => publicAccountId !== null,
    isNobodyNow: (_, { publicAccountId }: { readonly publicAccountId: string | null }) => publicAccountId === null,
    isAuthor: ({ context: { author } }, { publicAccountId }: { readonly publicAccountId: string | null }) =>
      publicAccountId !== null && (author === null || author === publicAccountId),
    mayOpen: ({ context }) => context.waiting !== null || mayBegin(context),
    /** The author is back with a login, and the server has answered how this account may write. */
    isResumed: and([
      stateIn({ standing: 'told' }),
      ({ context: { awaitsLogin, account, box } }: { readonly context: ContactBoxContext }) =>
        awaitsLogin && account !== null && box?.mayWrite === true,
    ]),
    hasText: ({ context: { text } }) => text.trim() !== '',
    isNobody: ({ context: { account } }) => account === null,
    isRefused: ({ context: { waiting } }) => waiting?.standing === 'refused',
    isBehind: ({ context }) => isHere(context) && context.waiting?.standing === 'failed',
    isOnItsWay: ({ context }) => isHere(context),
    isOurs: ({ context }, { key }: { readonly key: string }) => key === context.key,
    isGone: ({ context: { key, waiting } }, told: Told) =>
      waiting !== null && (key === null || waiting.key === key) && waitingOf(key, told) === null,
    hasFailed: ({ context: { key } }, told: Told) => waitingOf(key, told)?.standing === 'failed',
    wasRefused: ({ context: { key } }, told: Told) => waitingOf(key, told)?.standing === 'refused',
    /** Somebody has it sent again elsewhere, as it still stands here. */
    isSentAgain: ({ context: { key, text } }, told: Told) => {
      const waiting = waitingOf(key, told);
      return waiting !== null && waiting.standing !== 'refused' && waiting.text === text;
    },
  },
}).createMachine({
  id: 'contactBox',
  description: 'How one reaches the seller of an ad, and the first message to them.',
  context: ({ input: { listing, text, awaitsLogin } }) => ({
    listing,
    account: null,
    box: null,
    text,
    key: null,
    author: null,
    waiting: null,
    awaitsLogin,
  }),
  invoke: {
    id: 'followingOutbox',
    src: 'followingOutbox',
    input: ({ context: { listing } }) => ({ listing }),
  },
  type: 'parallel',
  states: {
    standing: {
      description: 'How things stand between whoever looks at the ad and its seller.',
      initial: 'unknown',
      on: {
        'account.told': {
          guard: withEvent('isAnother'),
          target: '.asking',
          actions: withEvent('takeAccount'),
        },
        'box.outdated': '.asking',
      },
      states: {
        unknown: {
          description: 'Nobody has said yet who is logged in.',
          on: {
            'account.told': {
              target: 'asking',
              actions: withEvent('takeAccount'),
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
      on: {
        'outbox.told': { actions: [withEvent('takeWaiting'), 'keepText'] },
        'message.taken': [
          {
            guard: withEvent('isOurs'),
            actions: [withEvent('takeConversation'), 'keepText', 'lookAgain'],
          },
          { actions: 'lookAgain' },
        ],
      },
      states: {
        closed: {
          description: 'The page is in sight. What was typed waits, or goes out by itself.',
          // The author has come back with a login, to this tab or another one.
          always: { guard: 'isResumed', target: 'open' },
          on: {
            'writing.opened': { guard: 'mayOpen', target: 'open' },
            'account.told': [
              // Where nobody was known what waits is of whoever is told of now.
              { guard: 'isFirst' },
              { guard: withEvent('isAnother'), actions: 'forgetWaiting' },
            ],
          },
        },
        open: {
          description: 'The message lies above the page.',
          entry: 'enterWriting',
          exit: 'leaveWriting',
          initial: 'beginning',
          on: {
            'message.taken': {
              guard: withEvent('isOurs'),
              target: '.sent',
              actions: [withEvent('takeConversation'), 'keepText'],
            },
          },
          states: {
            beginning: {
              description: 'Has somebody written before?',
              always: [
                { guard: 'isRefused', target: 'writing.refused', actions: 'takeBack' },
                { guard: 'isBehind', target: 'behind', actions: 'adopt' },
                { guard: 'isOnItsWay', target: 'sending', actions: 'adopt' },
                { target: 'writing' },
              ],
            },
            writing: {
              description: 'Somebody writes, whether they are logged in or not.',
              meta: { shows: ['field'] },
              on: {
                'text.changed': {
                  target: '.plain',
                  actions: [withEvent('takeText'), 'keepText'],
                },
                'message.submitted': [
                  {
                    guard: 'hasText',
                    target: 'deciding',
                    actions: withEvent('takeKey'),
                  },
                ],
                'writing.closed': {
                  target: '#contactBox.message.closed',
                  actions: ['awaitNoLogin', 'keepText'],
                },
              },
              initial: 'plain',
              states: {
                plain: { description: 'Nothing has come between.' },
                refused: {
                  description: 'The market does not take it. Why is told, and the text stays.',
                  meta: { shows: ['refusal'] },
                  on: {
                    'outbox.told': [
                      {
                        guard: withEvent('isSentAgain'),
                        target: '#contactBox.message.open.sending',
                        actions: [withEvent('takeWaiting'), 'adopt'],
                      },
                      {
                        guard: withEvent('wasRefused'),
                        actions: withEvent('takeWaiting'),
                      },
                      { target: 'plain', actions: withEvent('takeWaiting') },
                    ],
                  },
                },
                failed: {
                  description: 'Nobody is logged in who could send it, as another tab knows. The text stays.',
                  meta: { shows: ['failure'] },
                },
              },
            },
            deciding: {
              description: 'Whether somebody is logged in.',
              always: [
                { guard: 'isNobody', target: 'login', actions: ['awaitLogin', 'keepText'] },
                { target: 'sending', actions: ['awaitNoLogin', 'putIn'] },
              ],
            },
            login: {
              description:
                'Nobody is logged in: the login is offered in place of the message, which goes out once somebody is.',
              meta: { shows: ['login'] },
              invoke: { id: 'offeringLogin', src: 'offeringLogin', onDone: 'writing' },
              on: {
                'account.told': [
                  {
                    guard: withEvent('isAuthor'),
                    target: 'sending',
                    actions: [withEvent('takeAuthor'), 'awaitNoLogin', 'putIn'],
                  },
                  // The outbox keeps it for whoever has sent it before.
                  { guard: withEvent('isSomebody'), target: 'writing' },
                ],
              },
            },
            sending: {
              description: 'It is on its way. Nothing in it changes, and it is not sent twice.',
              tags: ['busy'],
              meta: { shows: ['field'] },
              on: {
                'outbox.told': [
                  {
                    guard: withEvent('hasFailed'),
                    target: 'behind',
                    actions: [withEvent('takeWaiting'), 'keepText'],
                  },
                  {
                    guard: withEvent('wasRefused'),
                    target: 'writing.refused',
                    actions: [withEvent('takeWaiting'), ...(['takeBack', 'keepText', 'lookAgain'] as const)],
                  },
                  {
                    guard: withEvent('isGone'),
                    target: 'writing',
                    actions: [withEvent('takeWaiting'), 'keepText'],
                  },
                ],
                'message.unkept': {
                  guard: withEvent('isOurs'),
                  target: 'writing.failed',
                },
                'account.told': [
                  { guard: withEvent('isNobodyNow'), target: 'login' },
                  {
                    guard: withEvent('isAnother'),
                    target: '#contactBox.message.closed',
                    actions: 'forgetWaiting',
                  },
                ],
                'writing.closed': '#contactBox.message.closed',
              },
            },
            behind: {
              description: 'There is no line. It goes out by itself once there is one, also when the page is closed.',
              meta: { shows: ['queued'] },
              on: {
                'outbox.told': [
                  {
                    guard: withEvent('wasRefused'),
                    target: 'writing.refused',
                    actions: [withEvent('takeWaiting'), ...(['takeBack', 'keepText', 'lookAgain'] as const)],
                  },
                  {
                    guard: withEvent('isGone'),
                    target: 'writing',
                    actions: [withEvent('takeWaiting'), 'keepText'],
                  },
                ],
                'message.retried': { target: 'sending', actions: 'sendAgain' },
                'message.withdrawn': { target: 'writing', actions: 'giveUp' },
                'account.told': {
                  guard: withEvent('isAnother'),
                  target: '#contactBox.message.closed',
                  actions: 'forgetWaiting',
                },
                'writing.closed': '#contactBox.message.closed',
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
