import { assign, setup } from 'xstate';
import { withEvent, withOutput } from '../statecharts/parameters.ts';
import { providedPromise } from '../statecharts/provided.ts';
import { firstWait, mostDoublings, putOffWait } from './limits.ts';
import { nextOf, type OutboxCommand } from './outboxCommand.ts';
import type { OutboxEvent } from './outboxEvents.ts';

/** What came of sending the next command. */
export type OutboxOutcome =
  /** The market has taken it, or refuses it, and the device has noted that. */
  | { readonly kind: 'settled' }
  /** There was none any more: another tab has sent it. */
  | { readonly kind: 'empty' }
  /** No answer came, or one that says to come again. */
  | { readonly kind: 'unreached' }
  /** The market takes it a while later: there was too much of the kind in too short a time. */
  | { readonly kind: 'putOff' }
  /** The market knows nobody any more who might send it. */
  | { readonly kind: 'strangers' };

/** What the device keeps of an account's commands, and whether they outlast the page there. */
export interface OutboxReading {
  readonly commands: readonly OutboxCommand[];
  readonly isKept: boolean;
}

interface OutboxContext extends OutboxReading {
  /** Whose commands are sent; null where nobody is logged in. */
  readonly account: string | null;
  /** Whether the device may keep others by now. */
  readonly isStale: boolean;
  /** Failures since something came through. */
  readonly failures: number;
}

/** What one is told of an outbox: how many wait for a line that is not there, else how many were refused; null where neither. */
export function toldOf({
  commands,
  failures,
}: OutboxContext): { readonly waiting: number } | { readonly refused: number } | null {
  const refused = commands.filter((command) => command.refused !== null).length;
  if (failures > 0 && commands.length > refused) return { waiting: commands.length - refused };
  return refused > 0 ? { refused } : null;
}

const nobody: OutboxContext = { account: null, commands: [], isKept: true, isStale: false, failures: 0 };

/**
 * The commands of whoever is logged in that the market has not taken yet. Each is sent until it has answered, under an id by
 * which it takes it once, however often it comes.
 */
export const outboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    /** `sending`: one is on its way. `behind`: the last did not come through. `putOff`: it was too early for it. */
    tags: {} as 'sending' | 'behind' | 'putOff',
  },
  actors: {
    /** The commands of an account, in the order in which they were wished. Never rejects: where none are kept there are none. */
    reading: providedPromise<OutboxReading, { readonly account: string }>('reading'),
    /** Sends the next command of an account, in one tab of the browser at a time, and notes what came of it. Never rejects. */
    sending: providedPromise<OutboxOutcome, { readonly account: string }>('sending'),
  },
  delays: {
    putOffWait,
    retryWait: ({ context: { failures } }) => firstWait * 2 ** Math.min(failures - 1, mostDoublings),
  },
  actions: {
    takeAccount: assign((_, { account }: { account: string | null }) => ({ ...nobody, account })),
    forget: assign(nobody),
    startReading: assign({ isStale: false }),
    noteStale: assign({ isStale: true }),
    takeCommands: assign((_, { commands, isKept }: OutboxReading) => ({ commands, isKept })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
    /** The edge tells the other tabs that one is done. */
    tellTabs: () => {},
  },
  guards: {
    isSomebodyElse: ({ context }, { account }: { account: string | null }) =>
      account !== null && account !== context.account,
    isNobody: (_, { account }: { account: string | null }) => account === null,
    isStale: ({ context }) => context.isStale,
    hasNext: ({ context }) => nextOf(context.commands) !== undefined,
    hasRefused: ({ context }) => context.commands.some(({ refused }) => refused !== null),
    isUnreached: (_, { kind }: OutboxOutcome) => kind === 'unreached',
    isPutOff: (_, { kind }: OutboxOutcome) => kind === 'putOff',
    isStrangers: (_, { kind }: OutboxOutcome) => kind === 'strangers',
  },
}).createMachine({
  id: 'outbox',
  description: 'The commands of whoever is logged in that the market has not taken yet.',
  context: nobody,
  initial: 'closed',
  on: {
    'account.told': [
      {
        guard: withEvent('isSomebodyElse'),
        target: '.open',
        actions: withEvent('takeAccount'),
      },
      { guard: withEvent('isNobody'), target: '.closed', actions: 'forget' },
    ],
  },
  states: {
    closed: {
      description: 'Nobody is logged in. What somebody has left here stays, and only they send it.',
    },
    open: {
      description: 'Somebody is logged in: what they have left here is sent.',
      initial: 'reading',
      on: { 'queue.changed': { actions: 'noteStale' } },
      states: {
        reading: {
          description: 'The device is asked what waits.',
          entry: 'startReading',
          invoke: {
            id: 'reading',
            src: 'reading',
            input: ({ context }) => ({ account: context.account! }),
            onDone: {
              target: 'deciding',
              actions: withOutput('takeCommands'),
            },
          },
        },
        deciding: {
          description: 'Is anything to be sent, and has anything changed meanwhile?',
          always: [
            { guard: 'isStale', target: 'reading' },
            { guard: 'hasNext', target: 'sending' },
            { guard: 'hasRefused', target: 'refused' },
            { target: 'atRest' },
          ],
        },
        atRest: {
          description: 'The market has taken all.',
          always: { guard: 'isStale', target: 'reading' },
          on: { 'connection.restored': 'reading' },
        },
        refused: {
          description: 'The market does not take what is left: one sends it again, or gives it up.',
          always: { guard: 'isStale', target: 'reading' },
          on: { 'connection.restored': 'reading' },
        },
        sending: {
          description: 'The next command is on its way.',
          tags: ['sending'],
          invoke: {
            id: 'sending',
            src: 'sending',
            input: ({ context }) => ({ account: context.account! }),
            onDone: [
              {
                guard: withOutput('isUnreached'),
                target: 'waiting',
                actions: 'countFailure',
              },
              {
                guard: withOutput('isPutOff'),
                target: 'puttingOff',
                actions: 'forgetFailures',
              },
              { guard: withOutput('isStrangers'), target: 'locked' },
              { target: 'reading', actions: ['forgetFailures', 'tellTabs'] },
            ],
          },
        },
        waiting: {
          description:
            'The market could not be reached. It is tried again by and by, and at once when there is a line.',
          tags: ['behind'],
          always: { guard: 'isStale', target: 'reading' },
          after: { retryWait: 'sending' },
          on: { 'connection.restored': 'sending' },
        },
        puttingOff: {
          description:
            'The market takes the next command a while later. What waits stays in its order, and nobody need do anything.',
          tags: ['putOff'],
          always: { guard: 'isStale', target: 'reading' },
          after: { putOffWait: 'sending' },
          on: { 'connection.restored': 'sending' },
        },
        locked: {
          description: 'The session is over. What waits stays until its owner has logged in again.',
          on: { 'queue.changed': {}, 'connection.restored': 'reading' },
        },
      },
    },
  },
});
