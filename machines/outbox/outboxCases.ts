import { flowCases } from '../paths/flowCases.ts';
import { mostDoublings } from './limits.ts';
import type { OutboxCommand } from './outboxCommand.ts';
import { outboxEvents } from './outboxEvents.ts';
import { outboxMachine } from './outboxMachine.ts';

/** A command of an account that waits in the outbox, about a bike. */
export const waiting = (account: string, id = 'firstfirstfi'): OutboxCommand => ({
  id,
  account,
  subject: 'bike',
  kind: 'favourites.add',
  payload: '{}',
  about: null,
  at: 1,
  refused: null,
  problem: null,
});

const saved: Readonly<Record<string, (account: string) => readonly OutboxCommand[]>> = {
  nothing: () => [],
  'one that waits': (account) => [waiting(account)],
  'one that is refused': (account) => [{ ...waiting(account), refused: 'limit-exceeded' }],
  'one behind a refused one': (account) => [
    { ...waiting(account), refused: 'limit-exceeded' },
    waiting(account, 'secondsecond'),
  ],
};

/** Path-test cases for the outbox. */
export const outboxCases = flowCases({
  machine: outboxMachine,
  schema: outboxEvents,
  events: { 'account.reported': { Vreni: { account: 'vreni' }, Beat: { account: 'beat' }, nobody: { account: null } } },
  actors: {
    reading: {
      resolves: Object.fromEntries(
        Object.entries(saved).map(([name, of]) => [
          name,
          ({ context }: { readonly context: { readonly account: string | null } }) => ({
            commands: of(context.account!),
            isDurable: true,
          }),
        ]),
      ),
    },
    sending: {
      resolves: {
        settled: { kind: 'settled' },
        'already sent': { kind: 'empty' },
        'no line': { kind: 'unreached' },
        'too early': { kind: 'putOff' },
        'nobody is logged in': { kind: 'strangers' },
      },
    },
  },
  keys: {
    'whose they are': ({ context: { account } }) => account,
    'what waits': ({ context: { commands, isStale } }) => [commands.map(({ id, refused }) => [id, refused]), isStale],
    'how often it failed': ({ context: { failures } }) => Math.min(failures, mostDoublings + 1),
  },
  invariants: {
    'nobody’s commands are in a closed outbox': (now) => now.matches('open') || now.context.commands.length === 0,
    'all are of whoever is logged in': ({ context: { account, commands } }) =>
      commands.every((command) => command.account === account),
    'it waits after a failure alone': (now) => !now.hasTag('behind') || now.context.failures > 0,
    'what is put off has not failed': (now) => !now.hasTag('putOff') || now.context.failures === 0,
    'nothing is sent that was refused': (now) =>
      !now.hasTag('sending') || now.context.commands.some(({ refused }) => refused === null),
  },
});
