import { flowCases } from '../paths/flowCases.ts';
import { renewalEvents } from './renewalEvents.ts';
import { renewalMachine } from './renewalMachine.ts';

/** Path-test cases for renewing a listing by the link of a mail. */
export const renewalCases = flowCases({
  machine: renewalMachine,
  schema: renewalEvents,
  events: {},
  actors: {
    renewing: {
      resolves: {
        'an ad that is seen': {
          renewed: { title: 'Citybike', path: '/en/vi/citybike/bikebikebike', expiresAt: '2027-07-02T10:00:00.000Z' },
        },
        'a paused one': { renewed: { title: 'Citybike', path: null, expiresAt: '2027-07-02T10:00:00.000Z' } },
        refused: { refusal: 'This link renews nothing any more.' },
      },
      rejects: { 'no line': new Error('The line is dead') },
    },
  },
  keys: { 'the ad is seen': ({ context: { renewed } }) => renewed?.path !== null },
  invariants: {
    'the ad is known exactly where it was renewed': (now) => (now.context.renewed !== null) === now.matches('renewed'),
    'why it was refused is known exactly where it was': (now) =>
      (now.context.refusal !== null) === now.matches('refused'),
    'the server is asked by a press alone': (now) => now.hasTag('busy') === 'renewing' in now.children,
  },
});
