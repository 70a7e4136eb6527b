import { flowCases } from '../paths/flowCases.ts';
import { realEstateSearchEvents } from './realEstateSearchEvents.ts';
import { realEstateSearchMachine } from './realEstateSearchMachine.ts';

/** Path-test cases for the search at the home of real estate. */
export const realEstateSearchCases = flowCases({
  machine: realEstateSearchMachine.provide({ actions: { openList: () => {} } }),
  schema: realEstateSearchEvents,
  events: {
    'transaction.chosen': {
      // An option that is already chosen cannot be chosen again.
      both: ({ value }) => (value === 'all' ? undefined : { transaction: 'all' as const }),
      'to rent': ({ value }) => (value === 'rent' ? undefined : { transaction: 'rent' as const }),
      'to buy': ({ value }) => (value === 'buy' ? undefined : { transaction: 'buy' as const }),
    },
    'region.chosen': {
      Liechtenstein: ({ context }) => (context.region === 24 ? undefined : { region: 24 }),
      everywhere: ({ context }) => (context.region === null ? undefined : { region: null }),
    },
  },
  keys: { 'where one looks': ({ context }) => context.region },
});
