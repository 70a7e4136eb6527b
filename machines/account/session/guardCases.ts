import { flowCases } from '../../paths/flowCases.ts';
import { guardEvents } from './guardEvents.ts';
import { guardMachine } from './guardMachine.ts';

const vreni = 'vren1mejer23';
const reto = 'ret0keller45';

/** Path-test cases for a page that needs a login. */
export const guardCases = flowCases({
  machine: guardMachine,
  schema: guardEvents,
  events: {
    'session.found': { 'of Vreni': { publicAccountId: vreni }, 'of Reto': { publicAccountId: reto } },
    // The page can be opened during a logout, when the account is not known yet.
    'logout.begun': { 'by who is logged in': ({ context }) => ({ publicAccountId: context.publicAccountId ?? vreni }) },
  },
  actors: { offeringLogin: { resolves: { 'not wanted': undefined } } },
  keys: { who: ({ context }) => context.publicAccountId },
  invariants: {
    'a page that is shown is somebody’s': (now) => !now.hasTag('open') || now.context.publicAccountId !== null,
    'a login is offered exactly where the session has ended below the page': (now) =>
      'offeringLogin' in now.children === now.matches('interrupted'),
  },
});
