import { withEvent } from '../../statecharts/parameters.ts';
import { contactBoxSetup } from './contactBoxSetup.ts';

/**
 * Writing and sending the first message to the seller. `contactBoxMachine.ts` runs this in parallel with the state of
 * the box.
 */
export const message = contactBoxSetup.createStateConfig({
  description: 'The first message.',
  initial: 'closed',
  on: {
    'outbox.reported': { actions: [withEvent('takeWaiting'), 'storeText'] },
    'text.dropped': { target: '.closed', actions: 'dropText' },
    'message.accepted': [
      {
        guard: withEvent('isOurs'),
        actions: [withEvent('takeConversation'), 'storeText', 'lookAgain'],
      },
      { actions: 'lookAgain' },
    ],
  },
  states: {
    closed: {
      description: 'The page is visible. A typed text waits, or goes out by itself.',
      // The dialog reopens once the author has logged in, in this tab or another one.
      always: { guard: 'isResumed', target: 'open' },
      on: {
        'writing.opened': { guard: 'mayOpen', target: 'open' },
        'account.reported': [
          // A message that waits while no account was known belongs to the account that is reported now.
          { guard: 'isFirst' },
          { guard: withEvent('isAnother'), actions: 'forgetWaiting' },
        ],
      },
    },
    open: {
      description: 'The message dialog covers the page.',
      entry: 'enterWriting',
      exit: 'leaveWriting',
      initial: 'beginning',
      on: {
        'message.accepted': {
          guard: withEvent('isOurs'),
          target: '.sent',
          actions: [withEvent('takeConversation'), 'storeText'],
        },
      },
      states: {
        beginning: {
          description: 'Checks whether the outbox has an earlier message.',
          always: [
            { guard: 'isRefused', target: 'writing.refused', actions: 'takeBack' },
            { guard: 'isBehind', target: 'behind', actions: 'adopt' },
            { guard: 'isOnItsWay', target: 'sending', actions: 'adopt' },
            { target: 'writing' },
          ],
        },
        writing: {
          description: 'The user writes, with or without a login.',
          meta: { shows: ['field'] },
          on: {
            'text.changed': {
              target: '.plain',
              actions: [withEvent('takeText'), 'storeText'],
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
              actions: ['awaitNoLogin', 'storeText'],
            },
          },
          initial: 'plain',
          states: {
            plain: { description: 'Nothing is wrong.' },
            refused: {
              description: 'The server refused the message. The dialog shows the reason, and the text stays.',
              meta: { shows: ['refusal'] },
              on: {
                'outbox.reported': [
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
              description: 'No account is logged in that could send it, as another tab has reported. The text stays.',
              meta: { shows: ['failure'] },
            },
          },
        },
        deciding: {
          description: 'Checks whether an account is logged in.',
          always: [
            { guard: 'isAnonymous', target: 'login', actions: ['awaitLogin', 'storeText'] },
            { target: 'sending', actions: ['awaitNoLogin', 'putIn'] },
          ],
        },
        login: {
          description: 'No account is logged in: the login replaces the message, which goes out after the login.',
          meta: { shows: ['login'] },
          invoke: { id: 'offeringLogin', src: 'offeringLogin', onDone: 'writing' },
          on: {
            'account.reported': [
              {
                guard: withEvent('isAuthor'),
                target: 'sending',
                actions: [withEvent('takeAuthor'), 'awaitNoLogin', 'putIn'],
              },
              // Another account has logged in: the message stays in the outbox for the account that sent it earlier.
              { guard: withEvent('hasAccount'), target: 'writing' },
            ],
          },
        },
        sending: {
          description: 'The message is being sent. It cannot change, and is not sent twice.',
          tags: ['busy'],
          meta: { shows: ['field'] },
          on: {
            'outbox.reported': [
              {
                guard: withEvent('hasFailed'),
                target: 'behind',
                actions: [withEvent('takeWaiting'), 'storeText'],
              },
              {
                guard: withEvent('wasRefused'),
                target: 'writing.refused',
                actions: [withEvent('takeWaiting'), ...(['takeBack', 'storeText', 'lookAgain'] as const)],
              },
              {
                guard: withEvent('isGone'),
                target: 'writing',
                actions: [withEvent('takeWaiting'), 'storeText'],
              },
            ],
            'message.unkept': {
              guard: withEvent('isOurs'),
              target: 'writing.failed',
            },
            'account.reported': [
              { guard: withEvent('isNowAnonymous'), target: 'login' },
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
          description:
            'The device is offline. The message is sent once the connection is back, even if the page is closed.',
          meta: { shows: ['queued'] },
          on: {
            'outbox.reported': [
              {
                guard: withEvent('wasRefused'),
                target: 'writing.refused',
                actions: [withEvent('takeWaiting'), ...(['takeBack', 'storeText', 'lookAgain'] as const)],
              },
              {
                guard: withEvent('isGone'),
                target: 'writing',
                actions: [withEvent('takeWaiting'), 'storeText'],
              },
            ],
            'message.retried': { target: 'sending', actions: 'sendAgain' },
            'message.withdrawn': { target: 'writing', actions: 'giveUp' },
            'account.reported': {
              guard: withEvent('isAnother'),
              target: '#contactBox.message.closed',
              actions: 'forgetWaiting',
            },
            'writing.closed': '#contactBox.message.closed',
          },
        },
        sent: {
          description: 'The server has accepted the message.',
          meta: { shows: ['sent'] },
          entry: 'lookAgain',
          on: { 'writing.closed': '#contactBox.message.closed' },
        },
      },
    },
  },
});
