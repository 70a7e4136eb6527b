import { everything, isSameFilter, isSameSearch, onPage } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { searchMachine } from '#machines/search/searchMachine.ts';
import { adListOf } from '#machines/listing/adExamples.ts';
import type { Walk } from './chartPaths.ts';

type SearchWalk = Walk<typeof searchMachine>;

const bikes = { ...everything, query: 'velo', page: 3 };

const events: SearchWalk['events'] = (snapshot) => [
  { type: 'query.changed', query: ' velo &amp; anhänger ' },
  { type: 'sort.changed', sort: 'cheapest' },
  { type: 'category.changed', category: 4000, subcategory: 4020 },
  { type: 'filters.changed', changes: { region: 4, priceTo: 500 } },
  { type: 'filters.reset' },
  { type: 'prices.typed', from: '100', to: '500.-' },
  { type: 'prices.typed', from: 'abc', to: '' },
  { type: 'prices.typed', ...asTyped(snapshot.context.filter) },
  { type: 'page.changed', page: 2 },
  { type: 'size.changed', size: 60 },
  { type: 'view.changed', view: 'grid' },
  { type: 'token.given', token: 'a-token', filter: { ...everything, query: 'sofa' } },
  { type: 'search.retried' },
  { type: 'address.changed', filter: snapshot.context.filter },
  { type: 'address.changed', filter: snapshot.context.addressed },
  { type: 'address.changed', filter: { ...everything, query: 'tisch' }, result: adListOf(80) },
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
  isSameFilter(context.filter, context.addressed),
  context.result !== null,
];

/** The bounds that are looked for already, as their fields show them. */
function asTyped({ priceFrom, priceTo }: SearchFilter) {
  return { from: String(priceFrom ?? ''), to: String(priceTo ?? '') };
}

/** A search that begins in the browser, on page 3 of a text. */
export const searchWalk: SearchWalk = { input: { filter: bikes }, events, situation };

/** A search that the server has already made. */
export const searchWalkFromServer: SearchWalk = { input: { filter: bikes, result: adListOf(70) }, events, situation };

/** What a visitor of the list can do to it at a moment, and what can come back. */
const visitorsEvents: SearchWalk['events'] = (snapshot) => {
  const { filter, result } = snapshot.context;
  const isWaiting = 'searching' in snapshot.children;
  return [
    ...(filter.query ? [{ type: 'query.changed', query: '' } as const] : []),
    { type: 'sort.changed', sort: filter.sort === 'cheapest' ? 'oldest' : 'cheapest' },
    ...(filter.category === undefined && result ? [{ type: 'category.changed', category: 4000 } as const] : []),
    { type: 'filters.changed', changes: { freeOnly: !filter.freeOnly } },
    ...(filter.freeOnly ? [{ type: 'filters.reset' } as const] : []),
    { type: 'prices.typed', from: '', to: filter.priceTo === undefined ? '900.–' : '' },
    { type: 'prices.typed', from: '', to: 'as little as can be' },
    ...(result ? [{ type: 'size.changed', size: filter.pageSize === 60 ? 30 : 60 } as const] : []),
    { type: 'view.changed', view: filter.view === 'grid' ? 'list' : 'grid' },
    ...(result ? [{ type: 'page.changed', page: filter.page === 2 ? 1 : 2 } as const] : []),
    { type: 'address.changed', filter: { ...everything, query: filter.query === 'sofa' ? 'tisch' : 'sofa' } },
    { type: 'search.retried' },
    ...(isWaiting
      ? ([
          { type: 'xstate.done.actor.searching', output: adListOf(70) },
          { type: 'xstate.error.actor.searching', error: new Error('The line is dead') },
        ] as const)
      : []),
  ];
};

/** The list as a visitor walks it, from the server's answer. */
export const visitorsWalk: SearchWalk = {
  input: { filter: { ...bikes, page: 1 }, result: adListOf(70) },
  events: visitorsEvents,
  situation: ({ value, context }) => [value, context.filter.freeOnly],
};

/** The list as a visitor walks it who came by a link within the market. */
export const visitorsWalkByLink: SearchWalk = {
  input: { filter: { ...bikes, page: 1 } },
  // Coming there is what happens first, by itself.
  events: (snapshot) =>
    snapshot.matches('idle')
      ? [{ type: 'address.changed', filter: snapshot.context.filter }]
      : visitorsEvents(snapshot),
  situation: ({ value, context }) => [value, context.result !== null],
};
