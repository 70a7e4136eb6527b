import { withEvent } from '../../statecharts/parameters.ts';
import { contactBoxSetup } from './contactBoxSetup.ts';

/** Writing and sending the first message to the seller. `contactBoxMachine.ts` runs it beside the standing between the two. */
export const message = contactBoxSetup.createStateConfig({
  description: 'The first message.',
  initial: 'closed',
  on: {
    'outbox.told': { actions: [withEvent('takeWaiting'), 'keepText'] },
    'text.dropped': { target: '.closed', actions: 'dropText' },
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
});
