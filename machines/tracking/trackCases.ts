import { flowCases } from '../paths/flowCases.ts';
import { trackEvents } from './trackEvents.ts';
import { trackMachine } from './trackMachine.ts';

/** Path-test cases for tracking. */
export const trackCases = flowCases({
  machine: trackMachine,
  schema: trackEvents,
  events: {
    'search.made': { velo: { query: 'velo', count: 1206 } },
    'suggestion.picked': { velo: { query: 'velo damen' } },
    'listing.saved': { bike: { listing: 'bikebikebike' } },
    'suggestion.deleted': { velo: { query: 'velo' } },
  },
  keys: {},
});
