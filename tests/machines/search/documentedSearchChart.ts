import { everything } from '#machines/search/filterChanges.ts';
import { searchCases } from '#machines/search/searchCases.ts';
import { listingListOf } from '#machines/listing/listingItemExamples.ts';
import type { DocumentedChart } from '#tests/drivers/walking/documented.ts';

const filter = { ...everything, query: 'velo', page: 3 };
const [unasked, requested] = [{ filter }, { filter, result: listingListOf(200) }];
const isOn = (page: number, now: { readonly context: unknown }) =>
  (now.context as { readonly filter: { readonly page: number } }).filter.page === page;

export const documentedSearchChart: DocumentedChart = {
  document: 'the specification of search and accounts, §4 (search status), and the decisions (search status)',
  cases: searchCases,
  states: {
    'idle, before the first search': (now) => now.matches('idle'),
    'updated, on page 3': (now) => now.matches('updated') && isOn(3, now),
    'updated, on page 1': (now) => now.matches('updated') && isOn(1, now),
    'pending without a token, on page 1': (now) => now.matches('pendingUpdateWithoutToken') && isOn(1, now),
    'pending without a token, on page 2': (now) => now.matches('pendingUpdateWithoutToken') && isOn(2, now),
    'pending with a token': (now) => now.matches('pendingUpdateWithToken'),
  },
  events: {
    'a new query': { type: 'query.changed', query: 'sofa' },
    'another order': { type: 'sort.changed', sort: 'cheapest' },
    'another category': { type: 'category.changed', category: 4000 },
    'a filter is chosen': { type: 'filters.changed', changes: { region: 4 } },
    'the filters are reset': { type: 'filters.reset' },
    'another page': { type: 'page.changed', page: 2 },
    'a suggestion’s token': { type: 'token.supplied', token: 'a-token', filter: { ...everything, query: 'sofa' } },
    'an address with a token': { type: 'address.changed', token: 'b-token', filter: { ...everything, query: 'tisch' } },
    'the answer is shown': { done: 'searching', output: listingListOf(200) },
  },
  ways: {
    'idle, before the first search': [unasked],
    'updated, on page 3': [requested],
    'pending without a token, on page 1': [requested, 'a new query'],
    'pending with a token': [requested, 'a suggestion’s token'],
  },
  rows: [
    ['idle, before the first search', 'an address with a token', 'pending with a token'],
    ['updated, on page 3', 'a new query', 'pending without a token, on page 1'],
    ['updated, on page 3', 'another order', 'pending without a token, on page 1'],
    ['updated, on page 3', 'another category', 'pending without a token, on page 1'],
    ['updated, on page 3', 'a filter is chosen', 'pending without a token, on page 1'],
    ['updated, on page 3', 'the filters are reset', 'pending without a token, on page 1'],
    ['updated, on page 3', 'another page', 'pending without a token, on page 2'],
    ['updated, on page 3', 'a suggestion’s token', 'pending with a token'],
    ['updated, on page 3', 'an address with a token', 'pending with a token'],
    ['pending without a token, on page 1', 'the answer is shown', 'updated, on page 1'],
    ['pending with a token', 'the answer is shown', 'updated, on page 1'],
    ['pending with a token', 'another page', 'pending without a token, on page 2'],
  ],
};
