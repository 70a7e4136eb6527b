import { flowCases } from '../paths/flowCases.ts';
import { tooltipEvents } from './tooltipEvents.ts';
import { tooltipMachine } from './tooltipMachine.ts';

/** Path-test cases for a tooltip. */
export const tooltipCases = flowCases({
  machine: tooltipMachine,
  schema: tooltipEvents,
  inputs: { start: { name: 'language' } },
  events: {},
  actors: {
    remembering: {
      resolves: { 'never closed': false, 'closed before': true },
      rejects: { 'storage is closed': new Error('The storage is closed') },
    },
  },
  keys: {},
});
