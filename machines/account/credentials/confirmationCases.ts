import { flowCases } from '../../paths/flowCases.ts';
import { confirmationEvents } from './confirmationEvents.ts';
import { confirmationMachine } from './confirmationMachine.ts';

const owner = { publicAccountId: 'vren1mejer23', name: 'Vreni' };

/** Path-test cases for the page that the link in a mail opens. */
export const confirmationCases = flowCases({
  machine: confirmationMachine,
  schema: confirmationEvents,
  events: {},
  actors: {
    reading: {
      resolves: {
        'nothing has happened': { outcome: 'open', owner },
        'done before': { outcome: 'whole', nextPath: null, owner },
        'half of it done before': { outcome: 'half', owner },
        'not valid': { refusal: 'This link is too old.' },
      },
      rejects: { 'no line': new Error('The line is dead') },
    },
    confirming: {
      resolves: {
        whole: { outcome: 'whole', nextPath: null, email: null },
        'the half of it': { outcome: 'half' },
        refused: { refusal: 'This link has been used already.' },
      },
      rejects: { 'no line': new Error('The line is dead') },
    },
  },
  keys: {},
  invariants: {
    'why it was refused is known exactly where it was': (now) =>
      (now.context.refusal !== null) === now.matches('refused'),
    'the account is known wherever the link holds': (now) =>
      now.context.owner !== null ||
      now.matches('idle') ||
      now.matches('reading') ||
      now.matches('unread') ||
      now.matches('refused'),
    'a way on is known only once all is done': (now) => now.context.nextPath === null || now.matches('whole'),
    'it waits only for the server or its own script': (now) =>
      now.hasTag('busy') === (now.matches('idle') || 'reading' in now.children || 'confirming' in now.children),
  },
});
