import { flowCases } from '../../paths/flowCases.ts';
import { phoneEvents } from './phoneEvents.ts';
import { phoneMachine } from './phoneMachine.ts';

/** Path-test cases for the phone number of a seller. */
export const phoneCases = flowCases({
  machine: phoneMachine,
  schema: phoneEvents,
  events: {},
  actors: {
    askingPhone: {
      resolves: { shown: { number: '079 555 01 02' }, refused: { refusal: 'You have looked at many numbers.' } },
      rejects: { 'no line': new Error('No line') },
    },
  },
  invariants: {
    'a number shows exactly where it was told': (now) =>
      now.matches('shown') === (now.context.shown !== null && 'number' in now.context.shown),
  },
});
