import { everything, isSameSearch, onPage } from '#machines/search/filterChanges.ts';
import type { searchMachine } from '#machines/search/searchMachine.ts';
import { adListOf } from '#tests/machines/search/adList.ts';
import type { Walk } from './chartPaths.ts';

type SearchWalk = Walk<typeof searchMachine>;

const bikes = { ...everything, query: 'velo', page: 3 };

const events: SearchWalk['events'] = (snapshot) => [
  { type: 'query.changed', query: ' velo &amp; anhänger ' },
  { type: 'sort.changed', sort: 'cheapest' },
  { type: 'category.changed', category: 4000, subcategory: 4020 },
  { type: 'filters.changed', changes: { region: 4, priceTo: 500 } },
  { type: 'filters.reset' },
  { type: 'page.changed', page: 2 },
  { type: 'token.given', token: 'a-token', filter: { ...everything, query: 'sofa' } },
  { type: 'search.retried' },
  { type: 'address.changed', filter: snapshot.context.filter },
  { type: 'address.changed', filter: onPage(snapshot.context.filter, snapshot.context.filter.page === 5 ? 6 : 5) },
  ...('searching' in snapshot.children
    ? ([
        { type: 'xstate.done.actor.searching', output: adListOf(70) },
        { type: 'xstate.error.actor.searching', error: new Error('The line is dead') },
      ] as const)
    : []),
];

const situation: SearchWalk['situation'] = ({ value, context }) => [
  value,
  isSameSearch(context.filter, context.addressed),
  context.result !== null,
];

/** A search that begins in the browser, on page 3 of a text. */
export const searchWalk: SearchWalk = { input: { filter: bikes }, events, situation };

/** A search that the server has already made. */
export const searchWalkFromServer: SearchWalk = { input: { filter: bikes, result: adListOf(70) }, events, situation };
