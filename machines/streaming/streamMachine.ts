import { withEvent } from '../statecharts/parameters.ts';
import { nobody, streamSetup } from './streamSetup.ts';

/** Somebody is logged in: one tab of theirs holds the stream, and the others hear it. */
const somebody = streamSetup.createStateConfig({
  description: 'Somebody is logged in, and wants to hear what happens to them.',
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
    'page.left': '.aborted',
  },
  initial: 'sharing',
  states: {
    sharing: {
      description: 'One tab of the browser has the stream.',
      invoke: { id: 'tabs', src: 'tabs', input: ({ context }) => ({ account: context.account! }) },
      on: {
        'turn.lost': '.following',
        'stream.unsupported': {
          target: 'unsupported',
          actions: withEvent('noteError'),
        },
      },
      initial: 'electing',
      states: {
        electing: {
          description: 'Nobody knows yet which tab has it.',
          on: { 'turn.taken': 'leading', 'turn.awaited': 'following' },
        },
        following: {
          description: 'Another tab has it, and passes on what it hears.',
          entry: ['tellBegan', 'askTabs'],
          initial: 'listening',
          on: {
            'turn.taken': 'leading',
            'line.told': [
              {
                guard: withEvent('isNews'),
                target: '.listening',
                actions: [withEvent('takeLine'), withEvent('tell')],
              },
              { target: '.listening' },
            ],
            'sound.told': '.listening',
            'standing.told': [
              {
                guard: withEvent('isAnew'),
                target: '.listening',
                actions: [
                  { type: 'takeFirst', params: ({ event }) => ({ line: event.line! }) },
                  'tellBegan',
                  { type: 'tell', params: ({ event }) => ({ line: event.line! }) },
                ],
              },
              {
                guard: withEvent('hasLine'),
                target: '.listening',
                actions: [withEvent('takeStanding'), { type: 'tell', params: ({ event }) => ({ line: event.line! }) }],
              },
              { target: '.listening' },
            ],
          },
          states: {
            listening: {
              description: 'That tab was heard a moment ago.',
              after: { streamIdle: { target: 'doubting', actions: 'askTabs' } },
            },
            doubting: {
              description: 'It was silent for long: the browser may have put it to sleep. It is asked.',
              after: { tabPatience: { target: '#stream.somebody.sharing.seizing', actions: 'seizeTurn' } },
            },
          },
        },
        seizing: {
          description: 'It does not answer: this tab takes the stream from it.',
          on: { 'turn.taken': 'leading' },
        },
        leading: {
          description: 'This tab has it, and passes on what it hears.',
          on: { 'tab.asked': { actions: { type: 'tellStanding', params: { isAnew: false } } } },
          exit: 'startCounting',
          initial: 'requesting',
          states: {
            requesting: {
              description: 'The server is asked for a stream, behind what has been heard (NETWORK-3).',
              invoke: {
                id: 'requesting',
                src: 'requesting',
                input: ({ context }) => ({ position: context.position }),
              },
              on: {
                'stream.refused': [
                  {
                    guard: withEvent('isSessionOver'),
                    target: 'refused',
                    actions: 'refuseSession',
                  },
                  {
                    target: 'waitingAfterRefusal',
                    actions: { type: 'noteError', params: ({ event }) => ({ error: `Status ${event.status}` }) },
                  },
                ],
                'stream.failed': {
                  target: 'waitingAfterError',
                  actions: withEvent('noteError'),
                },
                'stream.displaced': 'displaced',
              },
              // However far it has come: silence closes it (NETWORK-10).
              initial: 'connecting',
              states: {
                connecting: {
                  description: 'Nothing has come yet.',
                  after: {
                    streamIdle: {
                      target: '#stream.somebody.sharing.leading.waitingAfterError',
                      actions: { type: 'noteError', params: { error: 'Stream closed unexpectedly' } },
                    },
                  },
                  on: {
                    'line.received': [
                      {
                        guard: withEvent('goesOn'),
                        target: 'open',
                        actions: [
                          withEvent('takeFirst'),
                          withEvent('tell'),
                          { type: 'tellStanding', params: { isAnew: false } },
                        ],
                      },
                      {
                        target: 'open',
                        actions: [
                          withEvent('takeFirst'),
                          'tellBegan',
                          withEvent('tell'),
                          { type: 'tellStanding', params: { isAnew: true } },
                        ],
                      },
                    ],
                    'sound.heard': { target: 'connecting', reenter: true },
                  },
                },
                open: {
                  description: 'The stream is open. Each sound of it starts the wait for the next anew.',
                  after: {
                    streamIdle: {
                      target: '#stream.somebody.sharing.leading.waitingAfterError',
                      actions: { type: 'noteError', params: { error: 'Stream closed unexpectedly' } },
                    },
                  },
                  on: {
                    'line.received': [
                      {
                        guard: withEvent('isNews'),
                        target: 'open',
                        reenter: true,
                        actions: [withEvent('takeLine'), withEvent('tell'), withEvent('passOn')],
                      },
                      { target: 'open', reenter: true },
                    ],
                    'sound.heard': { target: 'open', reenter: true, actions: 'passSoundOn' },
                  },
                },
              },
            },
            waitingAfterRefusal: {
              description: 'The server has answered without a stream. Each attempt doubles the wait (NETWORK-7).',
              after: { retryAfterRefusal: 'requesting' },
              on: { 'person.returned': 'requesting' },
              exit: 'countAttempt',
            },
            waitingAfterError: {
              description: 'The line is gone, or the stream was closed. Each attempt waits longer (NETWORK-8).',
              after: { retryAfterError: 'requesting' },
              on: { 'person.returned': 'requesting' },
              exit: 'countAttempt',
            },
            displaced: {
              description:
                'More browsers of the account want a stream than may have one. Whoever comes back to this one has it.',
              entry: 'startCounting',
              on: { 'person.returned': 'requesting' },
            },
            refused: {
              description: 'The session is over, and the stream with it.',
            },
          },
        },
      },
    },
    unsupported: {
      description: 'This browser reads no streams (NETWORK-11). Who wants to know something asks once.',
      entry: 'tellUnsupported',
    },
    aborted: {
      description: 'The page was left: nothing of it goes on, so that the browser may keep it (NETWORK-6).',
      on: { 'page.restored': 'sharing' },
    },
  },
});

/**
 * The stream of a document: what happens to whoever is logged in, as it happens. One tab of a browser has it, and tells the others.
 */
export const streamMachine = streamSetup.createMachine({
  id: 'stream',
  description:
    'What happens to whoever is logged in, as it happens: the one stream of a browser, and what its tabs hear of it.',
  context: nobody,
  initial: 'nobody',
  states: {
    nobody: {
      description: 'Nobody is logged in, as far as is known: there is nothing to hear.',
      on: {
        'account.told': {
          guard: withEvent('isSomebody'),
          target: 'somebody',
          actions: withEvent('takeAccount'),
        },
      },
    },
    somebody,
  },
});
