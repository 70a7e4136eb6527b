import { flowCases } from '../../paths/flowCases.ts';
import { mediatorEvents } from './mediatorEvents.ts';
import { mediatorMachine } from './mediatorMachine.ts';

const shown = (version: number) => ({ id: 'bikebikebike', version, edits: null, fields: { title: `Bike ${version}` } });
const seen = { account: null, isUnopened: false, isSettled: true, isEditing: true };

/** Path-test cases for the mediator between session, guard, draft and form. */
export const mediatorCases = flowCases({
  machine: mediatorMachine,
  schema: mediatorEvents,
  events: {
    'session.seen': {
      'not looked up yet': { account: null, isKnown: false },
      'nobody is logged in': { account: null, isKnown: true },
      'Vreni is logged in': { account: 'vreni', isKnown: true },
    },
    'guard.interrupted': { 'the session has ended': {} },
    'guard.satisfied': {
      'all is well again': (now) => (now.matches({ account: 'interrupted' }) ? {} : undefined),
    },
    'draft.seen': {
      'being looked for': { ...seen, isSettled: false, isEditing: false, shown: null },
      'nothing is written': { ...seen, shown: null },
      'one is offered': { ...seen, isEditing: false, shown: null },
      'a bike': { ...seen, shown: shown(2) },
      'a bike, one more fact': { ...seen, shown: shown(3) },
      'a bike of Vreni': { ...seen, account: 'vreni', shown: shown(3) },
    },
  },
  keys: {
    draft: ({ context }) => context.draft,
    reported: ({ context }) => context.reported,
  },
});
