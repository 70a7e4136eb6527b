import { listingListOf } from '../listing/listingItemExamples.ts';
import { pageSizes } from '../market/limits.ts';
import { flowCases } from '../paths/flowCases.ts';
import {
  everything,
  isSameFilter,
  isSameSearch,
  onPage,
  withChanges,
  withoutFilters,
  withPageSize,
} from './filterChanges.ts';
import { searchEvents } from './searchEvents.ts';
import type { SearchFilter } from './searchFilter.ts';
import { searchMachine } from './searchMachine.ts';
import { toSearchText } from './searchText.ts';

/** The snapshot of a walk, as far as the cases need it. */
interface Now {
  readonly context: { readonly filter: SearchFilter; readonly addressed: SearchFilter };
}

const bikes = { ...everything, query: 'velo', page: 3 };

const regions = [4, 1, 24];
const queries = [' velo &amp; anhänger ', 'tandem', 'dreirad'];
const meant = ['sofa', 'tisch', 'lampe'];
const sorts = ['cheapest', 'oldest', 'relevant'] as const;
const prices = [500, 90, 1500];
const categories = [{ category: 4000, subcategory: 4020 }, { category: 2000 }, {}];
/**
 * Path-test cases for a search. Each change sets a value that neither the flow nor the address has: only then equal
 * changes have equal effects in situations with equal keys.
 */
export const searchCases = flowCases({
  machine: searchMachine,
  schema: searchEvents,
  inputs: { 'by a link': { filter: bikes }, 'from the server': { filter: bikes, result: listingListOf(70) } },
  events: {
    'query.changed': {
      'another text': (now) => ({
        query: other(now, queries, (query) => (filter) => filter.query === toSearchText(query)),
      }),
    },
    'sort.changed': {
      'another order': (now) => ({ sort: other(now, sorts, (sort) => (filter) => filter.sort === sort) }),
    },
    'category.changed': {
      'another category': (now) =>
        other(
          now,
          categories,
          ({ category }) =>
            (filter) =>
              filter.category === category,
        ),
    },
    'filters.changed': {
      'another canton': (now) => ({
        changes: { region: other(now, regions, (region) => (filter) => filter.region === region) },
      }),
    },
    'filter.replaced': {
      'other filters': (now) => ({
        filter: withChanges(now.context.filter, {
          priceTo: other(now, prices, (priceTo) => (filter) => filter.priceTo === priceTo),
        }),
      }),
    },
    'page.changed': { 'another page': (now) => ({ page: otherPage(now) }) },
    'size.changed': {
      'more or fewer': (now) => ({
        size: other(now, pageSizes, (size) => (filter) => filter.pageSize === withPageSize(filter, size).pageSize),
      }),
    },
    'view.changed': { 'the other view': (now) => ({ view: otherView(now) }) },
    'token.supplied': { 'another search': (now) => ({ token: 'a-token', filter: otherSearch(now) }) },
    'address.changed': {
      'to what is looked for': ({ context }) => ({ filter: context.filter }),
      'to what was written': ({ context }) => ({ filter: context.addressed }),
      'to what is remembered': (now) => ({ filter: otherSearch(now), result: listingListOf(80) }),
      'to a token': (now) => ({ filter: otherSearch(now), token: 'a-token' }),
      'to another page': (now) => ({ filter: onPage(now.context.filter, otherPage(now)) }),
    },
  },
  actors: {
    searching: {
      resolves: {
        found: listingListOf(70),
        'nothing found': listingListOf(0),
        interpreted: { ...listingListOf(3), interpreted: { ...everything, query: 'velo', priceTo: 480 } },
      },
      rejects: { 'no line': new Error('The line is dead') },
    },
  },
  stubAnswers: {
    searching: (_, next) => {
      const asOf = next.map(addressedAsOf).find((each) => each !== undefined);
      return asOf === undefined ? undefined : { ...listingListOf(70), as_of: asOf };
    },
  },
  keys: {
    'asks as addressed': ({ context: { filter, addressed } }) => isSameSearch(filter, addressed),
    'shows as addressed': ({ context: { filter, addressed } }) => filter.view === addressed.view,
    'would ask as addressed without filters': ({ context: { filter, addressed } }) =>
      isSameSearch(withoutFilters(filter), addressed),
    filters: ({ context: { filter } }) => !isSameSearch(withoutFilters(filter), { ...filter, page: 1 }),
    'is on page 1': ({ context: { filter } }) => filter.page === 1,
  },
  invariants: {
    'it is updated only with an answer': (now) => !now.matches('updated') || now.context.result !== null,
    'the address tells what is shown': ({ context, ...now }) =>
      now.value !== 'updated' || isSameFilter(context.filter, context.addressed),
    'it is busy as long as it searches': (now) => now.hasTag('busy') === 'searching' in now.children,
    'a token stands for the search exactly while one is looked for by it': (now) =>
      (!now.matches('pendingUpdateWithToken') || now.context.token !== null) &&
      (!now.matches('pendingUpdateWithoutToken') || now.context.token === null),
  },
});

/** The `asOf` moment of the search in a changed URL; undefined for any other event. */
function addressedAsOf(event: { readonly type: string; readonly filter?: SearchFilter }): number | undefined {
  return event.type === 'address.changed' ? event.filter?.asOf : undefined;
}

/** The first example value that neither the flow's search nor the URL has. */
function other<T>(
  { context: { filter, addressed } }: Now,
  examples: readonly T[],
  isIn: (example: T) => (filter: SearchFilter) => boolean,
): T {
  return examples.find((example) => !isIn(example)(filter) && !isIn(example)(addressed))!;
}

/** A page number after the first that neither the flow's search nor the URL has. */
function otherPage(now: Now): number {
  return other(now, [2, 5, 6], (page) => (filter) => filter.page === page);
}

function otherView({ context: { filter } }: Now): 'list' | 'grid' {
  return filter.view === 'grid' ? 'list' : 'grid';
}

/** Another search, in the same view. */
function otherSearch(now: Now): SearchFilter {
  const { view } = now.context.filter;
  const query = other(now, meant, (text) => (filter) => filter.query === text);
  return { ...everything, query, ...(view && { view }) };
}
