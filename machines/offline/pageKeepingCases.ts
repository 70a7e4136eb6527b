import { flowCases } from '../paths/flowCases.ts';
import { pageKeepingEvents } from './pageKeepingEvents.ts';
import { pageKeepingMachine } from './pageKeepingMachine.ts';

/** What the keeping of pages is walked with. */
export const pageKeepingCases = flowCases({
  machine: pageKeepingMachine,
  schema: pageKeepingEvents,
  events: {},
  actors: {
    registering: { resolves: { taken: undefined as void }, rejects: { 'no workers': new Error('No workers here') } },
  },
  keys: {},
});
