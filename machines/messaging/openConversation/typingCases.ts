import { flowCases } from '../../paths/flowCases.ts';
import { typingEvents } from './typingEvents.ts';
import { typingMachine } from './typingMachine.ts';

/** Path-test cases for the typing indicator. */
export const typingCases = flowCases({
  machine: typingMachine,
  schema: typingEvents,
  inputs: { 'in a conversation': { id: 'conversationa' } },
  events: {},
  actors: { listening: {} },
  keys: {},
});
