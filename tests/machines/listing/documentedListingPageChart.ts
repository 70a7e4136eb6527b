import { listingPageCases } from '#machines/listing/listingPageCases.ts';
import type { DocumentedChart } from '#tests/drivers/walking/documented.ts';

const answer = { kind: 'shown', item: {}, similar: null };

export const documentedListingPageChart: DocumentedChart = {
  document: 'the specification of search and accounts, §4 (ad details)',
  cases: listingPageCases,
  states: {
    idle: (now) => now.matches('idle'),
    loading: (now) => now.hasTag('busy'),
    fulfilled: (now) => now.matches('fulfilled'),
    rejected: (now) => now.matches('rejected'),
  },
  events: {
    'the page opens': { type: 'page.opened' },
    'the ad comes': { done: 'loading', output: answer },
    'there is no such ad': { done: 'loading', output: { kind: 'unknown' } },
    'the call fails': { error: 'loading' },
  },
  ways: { idle: [{ id: 'bikebikebike' }], loading: [{ id: 'bikebikebike' }, 'the page opens'] },
  rows: [
    ['idle', 'the page opens', 'loading'],
    ['loading', 'the ad comes', 'fulfilled'],
    ['loading', 'there is no such ad', 'rejected'],
    ['loading', 'the call fails', 'rejected'],
  ],
};
