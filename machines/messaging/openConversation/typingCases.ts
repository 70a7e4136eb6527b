import { flowCases } from '../../paths/flowCases.ts';
import { typingEvents } from './typingEvents.ts';
import { typingMachine } from './typingMachine.ts';

/** What the sign that the other types is walked with. */
export const typingCases = flowCases({
  machine: typingMachine,
  schema: typingEvents,
  inputs: { 'in a conversation': { id: 'conversationa' } },
  events: {},
  actors: { listening: {} },
  keys: {},
});
