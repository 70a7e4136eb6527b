import { assign, setup } from 'xstate';
import { withEvent, withOutput } from '../statecharts/parameters.ts';
import { providedPromise } from '../statecharts/provided.ts';
import { firstWait, mostDoublings, putOffWait } from './limits.ts';
import { nextOf, type OutboxCommand } from './outboxCommand.ts';
import type { OutboxEvent } from './outboxEvents.ts';

/** The outcome of sending the next command. */
export type OutboxOutcome =
  /** The market has accepted or refused the command, and the device has recorded that. */
  | { readonly kind: 'settled' }
  /** No command was left: another tab has sent it. */
  | { readonly kind: 'empty' }
  /** The market did not answer, or requested a later retry. */
  | { readonly kind: 'unreached' }
  /** A rate limit is reached: the market will accept the command later. */
  | { readonly kind: 'putOff' }
  /** The market no longer has a session of the command's account. */
  | { readonly kind: 'strangers' };

/** The stored commands of an account, and whether they outlive the page. */
export interface OutboxReading {
  readonly commands: readonly OutboxCommand[];
  readonly isDurable: boolean;
}

interface OutboxContext extends OutboxReading {
  /** The account whose commands are sent; null for a visitor. */
  readonly account: string | null;
  /** Whether the stored commands may have changed since they were last read. */
  readonly isStale: boolean;
  /** The number of failed attempts since the last success. */
  readonly failures: number;
}

/**
 * The report about an outbox: how many commands wait for a connection, otherwise how many were refused; null for
 * neither.
 */
export function outboxReportOf({
  commands,
  failures,
}: OutboxContext): { readonly waiting: number } | { readonly refused: number } | null {
  const refused = commands.filter((command) => command.refused !== null).length;
  if (failures > 0 && commands.length > refused) return { waiting: commands.length - refused };
  return refused > 0 ? { refused } : null;
}

const nobody: OutboxContext = { account: null, commands: [], isDurable: true, isStale: false, failures: 0 };

/**
 * The commands of the account that the market has not accepted yet. Each is sent until it is answered. Its id is an
 * idempotency key, so that repetitions have no effect.
 */
export const outboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    /** `sending`: a command is being sent. `behind`: the last call failed. `putOff`: a rate limit is reached. */
    tags: {} as 'sending' | 'behind' | 'putOff',
  },
  actors: {
    /**
     * Reads the commands of an account, in the order of their creation. Never rejects: without storage there are none.
     */
    reading: providedPromise<OutboxReading, { readonly account: string }>('reading'),
    /**
     * Sends the next command of an account, in one tab of the browser at a time, and records the outcome. Never
     * rejects.
     */
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
    takeCommands: assign((_, { commands, isDurable }: OutboxReading) => ({ commands, isDurable })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
    /** Provided by the web app: notifies the other tabs of a finished command. */
    notifyTabs: () => {},
  },
  guards: {
    isOtherAccount: ({ context }, { account }: { account: string | null }) =>
      account !== null && account !== context.account,
    isAnonymous: (_, { account }: { account: string | null }) => account === null,
    isStale: ({ context }) => context.isStale,
    hasNext: ({ context }) => nextOf(context.commands) !== undefined,
    hasRefused: ({ context }) => context.commands.some(({ refused }) => refused !== null),
    isUnreached: (_, { kind }: OutboxOutcome) => kind === 'unreached',
    isPutOff: (_, { kind }: OutboxOutcome) => kind === 'putOff',
    isStrangers: (_, { kind }: OutboxOutcome) => kind === 'strangers',
  },
}).createMachine({
  id: 'outbox',
  description: 'The commands of the account that the market has not accepted yet.',
  context: nobody,
  initial: 'closed',
  on: {
    'account.reported': [
      {
        guard: withEvent('isOtherAccount'),
        target: '.open',
        actions: withEvent('takeAccount'),
      },
      { guard: withEvent('isAnonymous'), target: '.closed', actions: 'forget' },
    ],
  },
  states: {
    closed: {
      description: 'No account is logged in. Stored commands stay, and only their account sends them.',
    },
    open: {
      description: 'An account is logged in: its stored commands are sent.',
      initial: 'reading',
      on: { 'queue.changed': { actions: 'noteStale' } },
      states: {
        reading: {
          description: 'The stored commands are being read.',
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
          description: 'Checks whether there is a command to send, and whether anything has changed meanwhile.',
          always: [
            { guard: 'isStale', target: 'reading' },
            { guard: 'hasNext', target: 'sending' },
            { guard: 'hasRefused', target: 'refused' },
            { target: 'atRest' },
          ],
        },
        atRest: {
          description: 'The market has accepted all commands.',
          always: { guard: 'isStale', target: 'reading' },
          on: { 'connection.restored': 'reading' },
        },
        refused: {
          description: 'The market has refused all remaining commands: the user retries or discards them.',
          always: { guard: 'isStale', target: 'reading' },
          on: { 'connection.restored': 'reading' },
        },
        sending: {
          description: 'The next command is being sent.',
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
              { target: 'reading', actions: ['forgetFailures', 'notifyTabs'] },
            ],
          },
        },
        waiting: {
          description:
            'The market could not be reached. Sending is retried with growing delays, and at once when the device ' +
            'is online.',
          tags: ['behind'],
          always: { guard: 'isStale', target: 'reading' },
          after: { retryWait: 'sending' },
          on: { 'connection.restored': 'sending' },
        },
        puttingOff: {
          description:
            'A rate limit delays the next command. The order is preserved, and the user need not do anything.',
          tags: ['putOff'],
          always: { guard: 'isStale', target: 'reading' },
          after: { putOffWait: 'sending' },
          on: { 'connection.restored': 'sending' },
        },
        locked: {
          description: 'The session has ended. Stored commands stay until their account has logged in again.',
          on: { 'queue.changed': {}, 'connection.restored': 'reading' },
        },
      },
    },
  },
});
