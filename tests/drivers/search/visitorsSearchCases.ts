import type { SnapshotFrom } from 'xstate';
import { listingListOf } from '#machines/listing/listingItemExamples.ts';
import { pageSizes } from '#machines/market/limits.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import {
  everything,
  isSameFilter,
  isSameSearch,
  withCategory,
  withChanges,
  withoutFilters,
} from '#machines/search/filterChanges.ts';
import { listingsAPage, pagesOf } from '#machines/search/pageSizes.ts';
import { searchCases } from '#machines/search/searchCases.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { searchMachine } from '#machines/search/searchMachine.ts';
import { tokenOf } from '#market/addresses/searchToken.ts';

type Flow = typeof searchMachine;
type Now = SnapshotFrom<Flow>;

const bikes: SearchFilter = { ...everything, query: 'velo', category: 4000, subcategory: 4020 };
const prices = [900, 90, 1500] as const;
const meant = ['sofa', 'tisch', 'lampe'] as const;
const sorts = ['cheapest', 'oldest', 'relevant'] as const;

/** A result with enough ads for several pages. */
const found = listingListOf(400);

const isOpened = (now: Now) => !now.matches('idle');
const isAnswered = (now: Now) => isOpened(now) && now.context.result !== null;
const hasQuery = ({ context }: Now) => context.filter.query !== '';
const isNarrowed = ({ context: { filter } }: Now) => !isSameSearch(withoutFilters(filter), { ...filter, page: 1 });
const hasPrice = ({ context: { filter } }: Now) => filter.priceTo !== undefined;
const isAddressed = ({ context: { filter, addressed } }: Now) => isSameFilter(filter, addressed);

/** Limits a case to the states in which a condition holds. */
function where<Data>(isSo: (now: Now) => boolean, data: (now: Now) => Data): (now: Now) => Data | undefined {
  return (now) => (isSo(now) ? data(now) : undefined);
}

/**
 * A value that neither the flow nor its URL has, so that the effect of a change depends only on the keys that it
 * changes.
 */
function other<Value>(
  { context: { filter, addressed } }: Now,
  values: readonly Value[],
  read: (filter: SearchFilter) => unknown,
): Value {
  return values.find((value) => value !== read(filter) && value !== read(addressed))!;
}

/** The visitor's possible events at a moment. The arrival is the first event, by itself. */
const events = {
  'query.changed': {
    'taken away': where(
      (now) => isOpened(now) && hasQuery(now),
      () => ({ query: '' }),
    ),
  },
  'sort.changed': { 'another order': where(isOpened, (now) => ({ sort: other(now, sorts, ({ sort }) => sort) })) },
  'category.changed': { 'further up': where(isOpened, categoryAbove) },
  'filters.changed': {
    'a price taken away': where(
      (now) => isOpened(now) && hasPrice(now),
      () => ({ changes: { priceFrom: undefined, priceTo: undefined } }),
    ),
  },
  'filter.replaced': {
    'another price': where(isOpened, (now) => ({
      filter: withChanges(now.context.filter, { priceTo: other(now, prices, ({ priceTo }) => priceTo) }),
    })),
  },
  'filters.reset': {
    '': where(
      (now) => isOpened(now) && isNarrowed(now),
      () => ({}),
    ),
  },
  'page.changed': {
    'another page': where(isAnswered, (now) => ({ page: other(now, linkedPages(now), ({ page }) => page) })),
  },
  'size.changed': { 'more or fewer': where(isAnswered, (now) => ({ size: other(now, pageSizes, listingsAPage) })) },
  'view.changed': {
    'the other view': where(isOpened, ({ context }) => ({ view: context.filter.view === 'grid' ? 'list' : 'grid' })),
  },
  'address.changed': {
    'on arrival': where(
      (now) => !isOpened(now),
      ({ context: { filter } }) => ({ filter }),
    ),
    'to what is looked for': where(
      (now) => !isAddressed(now),
      ({ context: { filter } }) => ({ filter }),
    ),
    'to another search': where(isOpened, (now) => ({ filter: otherBikes(now) })),
    'to a token': where(isOpened, (now) => ({ filter: otherBikes(now), token: tokenOf(otherBikes(now)) })),
  },
};

function otherBikes(now: Now): SearchFilter {
  return { ...bikes, query: other(now, meant, ({ query }) => query) };
}

/** The linked pages: the second while it is near, the first, the last, and the neighbours. */
function linkedPages({ context: { filter, result } }: Now): readonly number[] {
  const { page } = filter;
  const last = pagesOf(filter, result!.search_total);
  return [...(page <= 3 ? [2] : []), 1, last, page - 1, page + 1].filter((each) => each >= 1 && each <= last);
}

/** The category that a breadcrumb of the current page links to. */
function categoryAbove({ context: { filter, addressed } }: Now): Pick<SearchFilter, 'category'> | undefined {
  const { category, subcategory } = filter;
  const above = [
    ...(subcategory === undefined ? [] : [{ category: category! }]),
    ...(category === undefined ? [] : [{}]),
  ];
  return above.find((to) => !isSameSearch(withCategory(filter, to), addressed));
}

/** The list in the walks of a visitor, from the server's response or by a link. */
export const visitorsSearchCases: FlowCases<Flow> = {
  ...searchCases,
  inputs: { 'from the server': { filter: bikes, result: found }, 'by a link': { filter: bikes } },
  events,
  actors: { searching: { resolves: { found }, rejects: { 'no line': new Error('The line is dead') } } },
  keys: {
    ...searchCases.keys,
    'has an answer': ({ context }: Now) => context.result !== null,
    'has a query': hasQuery,
    'has a price': hasPrice,
    'is of a category': ({ context: { filter } }: Now) => [filter.category, filter.subcategory],
    'is addressed in a category': ({ context: { addressed } }: Now) => [addressed.category, addressed.subcategory],
  },
};
