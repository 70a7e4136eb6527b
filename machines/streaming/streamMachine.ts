import { assign, emit, sendTo, setup } from 'xstate';
import { withEvent } from '../statecharts/parameters.ts';
import { providedCallback } from '../statecharts/provided.ts';
import { lastAttempt, retryAfterError, retryAfterRefusal, streamIdle, tabPatience } from './delays.ts';
import type { StreamEvent, TabMessage } from './streamEvents.ts';
import type { StreamLine } from './streamLine.ts';

export interface StreamContext {
  readonly account: string | null;
  /** The last position that any tab is known to have heard of; behind it the stream goes on. */
  readonly position: number | null;
  /** Which attempt in turn this is to have a stream, from 1 on. */
  readonly attempt: number;
  /** What the stream began with, as it is now: what a tab is told that comes later. */
  readonly standing: StreamLine | null;
  /** Why there is no stream. */
  readonly error: string | null;
}

/** What listeners in the document hear. */
export type StreamTold =
  | { readonly type: 'told'; readonly line: StreamLine }
  /** From now on nothing is missed; what was asked for before may be out of date. */
  | { readonly type: 'began' }
  /** There will be no stream here: who wants to know something asks once. */
  | { readonly type: 'unsupported' };

/** What the tabs of a browser are to do. */
export type TabsCommand =
  | { readonly type: 'tabs.tell'; readonly message: TabMessage }
  /** Takes the stream from a tab that does not answer. */
  | { readonly type: 'turn.seize' };

const nobody: StreamContext = { account: null, position: null, attempt: 1, standing: null, error: null };

type Line = { readonly line: StreamLine };

/**
 * The stream of a document: what happens to whoever is logged in, as it happens. One tab of a browser has it, and tells the others.
 */
export const streamMachine = setup({
  types: {
    context: {} as StreamContext,
    events: {} as StreamEvent,
    emitted: {} as StreamTold,
  },
  actors: {
    /** The turn of the tabs, which lasts as long as this does, and what they tell each other. */
    tabs: providedCallback<TabsCommand, { readonly account: string }>('tabs'),
    /** One stream, behind a position. Aborted when it is stopped (NETWORK-6). */
    requesting: providedCallback<StreamEvent, { readonly position: number | null }>('requesting'),
  },
  delays: {
    streamIdle,
    tabPatience,
    retryAfterRefusal: ({ context }) => retryAfterRefusal(context.attempt),
    retryAfterError: ({ context }) => retryAfterError(context.attempt),
  },
  actions: {
    takeAccount: assign((_, { publicAccountId }: { publicAccountId: string | null }) => ({
      ...nobody,
      account: publicAccountId,
    })),
    forget: assign(nobody),
    /** Where a stream begins is where it goes on from, also behind what was heard: the journal may be another. */
    takeFirst: assign((_, { line }: Line) => ({
      position: line.position ?? null,
      standing: line,
      attempt: 1,
      error: null,
    })),
    takeLine: assign(({ context }, { line }: Line) => ({
      position: line.position ?? context.position,
      standing: line.event === context.standing?.event ? line : context.standing,
    })),
    takeStanding: assign(
      ({ context }, told: { readonly line: StreamLine | null; readonly position: number | null }) => ({
        standing: told.line ?? context.standing,
        position: furthest(context.position, told.position),
      }),
    ),
    noteError: assign((_, { error }: { readonly error: string }) => ({ error })),
    countAttempt: assign({ attempt: ({ context }) => Math.min(context.attempt + 1, lastAttempt) }),
    startCounting: assign({ attempt: 1 }),
    tell: emit((_, { line }: Line): StreamTold => ({ type: 'told', line })),
    tellBegan: emit((): StreamTold => ({ type: 'began' })),
    tellUnsupported: emit((): StreamTold => ({ type: 'unsupported' })),
    passOn: sendTo('tabs', (_, { line }: Line): TabsCommand => tabs({ type: 'line.told', line })),
    passSoundOn: sendTo('tabs', tabs({ type: 'sound.told' })),
    tellStanding: sendTo('tabs', ({ context: { standing, position } }, { isAnew }: { readonly isAnew: boolean }) =>
      tabs({ type: 'standing.told', line: standing, position, isAnew }),
    ),
    askTabs: sendTo('tabs', tabs({ type: 'tab.asked' })),
    seizeTurn: sendTo('tabs', { type: 'turn.seize' } satisfies TabsCommand),
    /** The edge says to the session that it is over. */
    refuseSession: () => {},
  },
  guards: {
    isSomebody: (_, { publicAccountId }: { publicAccountId: string | null }) => publicAccountId !== null,
    isSomebodyElse: ({ context }, { publicAccountId }: { publicAccountId: string | null }) =>
      publicAccountId !== null && publicAccountId !== context.account,
    isNobody: (_, { publicAccountId }: { publicAccountId: string | null }) => publicAccountId === null,
    isSessionOver: (_, { status }: { readonly status: number }) => status === 401 || status === 403,
    /** Another tab may have passed it on already, or the one before. */
    isNews: ({ context: { position } }, { line }: Line) =>
      line.position === undefined || position === null || line.position > position,
    goesOn: ({ context: { position } }, { line }: Line) => position !== null && line.position === position,
    isAnew: (_, told: { readonly line: StreamLine | null; readonly isAnew: boolean }) =>
      told.line !== null && told.isAnew,
    hasLine: (_, { line }: { readonly line: StreamLine | null }) => line !== null,
  },
}).createMachine({
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
    somebody: {
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
                    actions: [
                      withEvent('takeStanding'),
                      { type: 'tell', params: ({ event }) => ({ line: event.line! }) },
                    ],
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
    },
  },
});

function tabs(message: TabMessage): TabsCommand {
  return { type: 'tabs.tell', message };
}

function furthest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}
