import { withEvent } from '../statecharts/parameters.ts';
import { nobody, streamSetup } from './streamSetup.ts';

/** An account is logged in: one tab of the browser is the leader with the stream, and the others follow it. */
const somebody = streamSetup.createStateConfig({
  description: 'An account is logged in, and its tabs need the stream.',
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
          description: 'The leader is not known yet.',
          on: { 'turn.acquired': 'leading', 'turn.awaited': 'following' },
        },
        following: {
          description: 'Another tab is the leader, and passes on its events.',
          entry: ['emitBegan', 'askTabs'],
          initial: 'listening',
          on: {
            'turn.acquired': 'leading',
            'line.reported': [
              {
                guard: withEvent('isNews'),
                target: '.listening',
                actions: [withEvent('takeLine'), withEvent('tell')],
              },
              { target: '.listening' },
            ],
            'sound.reported': '.listening',
            'state.received': [
              {
                guard: withEvent('isAnew'),
                target: '.listening',
                actions: [
                  { type: 'takeFirst', params: ({ event }) => ({ line: event.line! }) },
                  'emitBegan',
                  { type: 'tell', params: ({ event }) => ({ line: event.line! }) },
                ],
              },
              {
                guard: withEvent('hasLine'),
                target: '.listening',
                actions: [withEvent('takeState'), { type: 'tell', params: ({ event }) => ({ line: event.line! }) }],
              },
              { target: '.listening' },
            ],
          },
          states: {
            listening: {
              description: 'The leader has sent a message recently.',
              after: { streamIdle: { target: 'doubting', actions: 'askTabs' } },
            },
            doubting: {
              description: 'The leader was silent for long: the browser may have frozen it. It is queried.',
              after: { tabPatience: { target: '#stream.somebody.sharing.seizing', actions: 'seizeTurn' } },
            },
          },
        },
        seizing: {
          description: 'The leader does not answer: this tab takes over.',
          on: { 'turn.acquired': 'leading' },
        },
        leading: {
          description: 'This tab is the leader, and passes on its events.',
          on: { 'tab.requested': { actions: { type: 'reportState', params: { isAnew: false } } } },
          exit: 'startCounting',
          initial: 'requesting',
          states: {
            requesting: {
              description: 'A stream is being requested, after the last known position (NETWORK-3).',
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
              // In each of these states, silence closes the stream (NETWORK-10).
              initial: 'connecting',
              states: {
                connecting: {
                  description: 'Nothing has arrived yet.',
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
                          { type: 'reportState', params: { isAnew: false } },
                        ],
                      },
                      {
                        target: 'open',
                        actions: [
                          withEvent('takeFirst'),
                          'emitBegan',
                          withEvent('tell'),
                          { type: 'reportState', params: { isAnew: true } },
                        ],
                      },
                    ],
                    'sound.received': { target: 'connecting', reenter: true },
                  },
                },
                open: {
                  description: 'The stream is open. Each line restarts the timeout.',
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
                    'sound.received': { target: 'open', reenter: true, actions: 'passSoundOn' },
                  },
                },
              },
            },
            waitingAfterRefusal: {
              description: 'The server has answered without a stream. Each attempt doubles the delay (NETWORK-7).',
              after: { retryAfterRefusal: 'requesting' },
              on: { 'person.returned': 'requesting' },
              exit: 'countAttempt',
            },
            waitingAfterError: {
              description: 'The connection is lost, or the stream was closed. Each attempt waits longer (NETWORK-8).',
              after: { retryAfterError: 'requesting' },
              on: { 'person.returned': 'requesting' },
              exit: 'countAttempt',
            },
            displaced: {
              description:
                'The account has reached its limit of streams. The user’s return to this browser requests one again.',
              entry: 'startCounting',
              on: { 'person.returned': 'requesting' },
            },
            refused: {
              description: 'The session has ended, and the stream with it.',
            },
          },
        },
      },
    },
    unsupported: {
      description: 'The browser does not support streams (NETWORK-11). Views request their data once.',
      entry: 'emitUnsupported',
    },
    aborted: {
      description: 'The page was left: everything is stopped, so that the browser may cache it (NETWORK-6).',
      on: { 'page.restored': 'sharing' },
    },
  },
});

/**
 * The stream of a document: live events of the account. One tab of a browser leads, and passes them on to the others.
 */
export const streamMachine = streamSetup.createMachine({
  id: 'stream',
  description: 'Live events of the account: the one stream of a browser, shared by its tabs.',
  context: nobody,
  initial: 'nobody',
  states: {
    nobody: {
      description: 'No account is logged in, as far as is known: there is no stream.',
      on: {
        'account.reported': {
          guard: withEvent('hasAccount'),
          target: 'somebody',
          actions: withEvent('takeAccount'),
        },
      },
    },
    somebody,
  },
});
