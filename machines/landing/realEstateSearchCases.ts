import { flowCases } from '../paths/flowCases.ts';
import { realEstateSearchEvents } from './realEstateSearchEvents.ts';
import { realEstateSearchMachine } from './realEstateSearchMachine.ts';

/** What the search at the home of real estate is walked with. */
export const realEstateSearchCases = flowCases({
  machine: realEstateSearchMachine.provide({ actions: { openList: () => {} } }),
  schema: realEstateSearchEvents,
  events: {
    'transaction.chosen': {
      both: { transaction: 'all' },
      'to rent': { transaction: 'rent' },
      'to buy': { transaction: 'buy' },
    },
    'region.chosen': { Liechtenstein: { region: 24 }, everywhere: { region: null } },
  },
  keys: { 'where one looks': ({ context }) => context.region },
});
