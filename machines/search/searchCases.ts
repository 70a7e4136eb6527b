import { flowCases } from '../paths/flowCases.ts';
import type { AdList } from '../listing/adItem.ts';
import { everything, isSameFilter, isSameSearch, onPage } from './filterChanges.ts';
import { searchEvents } from './searchEvents.ts';
import { searchMachine } from './searchMachine.ts';

/** An answer to a search: only that there is one, and how many there are, matters to the flow. */
const found: AdList = { items: [], galleryItems: [], counts: {}, search_total: 70 } as never;

const bikes = { ...everything, query: 'velo', page: 3 };

/** What a search is walked with. */
export const searchCases = flowCases({
  machine: searchMachine,
  schema: searchEvents,
  inputs: { 'by a link': { filter: bikes }, 'from the server': { filter: bikes, result: found } },
  events: {
    'query.changed': { typed: { query: ' velo &amp; anhänger ' } },
    'sort.changed': { cheapest: { sort: 'cheapest' } },
    'category.changed': { bicycles: { category: 4000, subcategory: 4020 } },
    'filters.changed': { 'region and price': { changes: { region: 4, priceTo: 500 } } },
    'prices.typed': {
      readable: { from: '100', to: '500.-' },
      unreadable: { from: 'abc', to: '' },
      'as looked for': ({ context: { filter } }) => ({
        from: String(filter.priceFrom ?? ''),
        to: String(filter.priceTo ?? ''),
      }),
    },
    'page.changed': { second: { page: 2 } },
    'size.changed': { 'sixty ads': { size: 60 } },
    'view.changed': { grid: { view: 'grid' } },
    'token.given': { sofa: { token: 'a-token', filter: { ...everything, query: 'sofa' } } },
    'address.changed': {
      'to what is looked for': ({ context }) => ({ filter: context.filter }),
      'to what was written': ({ context }) => ({ filter: context.addressed }),
      'to what is remembered': { filter: { ...everything, query: 'tisch' }, result: found },
      'to another page': ({ context: { filter } }) => ({ filter: onPage(filter, filter.page === 5 ? 6 : 5) }),
    },
  },
  actors: {
    searching: { resolves: { found }, rejects: { 'no line': new Error('The line is dead') } },
  },
  keys: {
    'asks as addressed': ({ context }) => isSameSearch(context.filter, context.addressed),
    'shown as addressed': ({ context }) => isSameFilter(context.filter, context.addressed),
    answered: ({ context }) => context.result !== null,
  },
});
