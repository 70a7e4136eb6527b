import type { SnapshotFrom } from 'xstate';
import { adListOf } from '#machines/listing/adExamples.ts';
import { pageSizes } from '#machines/market/limits.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { everything, isSameFilter, isSameSearch, withoutFilters } from '#machines/search/filterChanges.ts';
import { adsAPage, pagesOf } from '#machines/search/pageSizes.ts';
import { searchCases } from '#machines/search/searchCases.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { searchMachine } from '#machines/search/searchMachine.ts';

type Flow = typeof searchMachine;
type Now = SnapshotFrom<Flow>;

const bikes = { ...everything, query: 'velo' };
const regions = [4, 1, 24] as const;
const prices = [900, 90, 1500] as const;
const meant = ['sofa', 'tisch', 'lampe'] as const;
const sorts = ['cheapest', 'oldest', 'relevant'] as const;

/** Enough for pages to turn, in a few categories and cantons. */
const found = {
  ...adListOf(400),
  counts: {
    category: { 2000: 90, 2020: 90, 4000: 310, 4020: 310 },
    region: Object.fromEntries(regions.map((region) => [region, 100])),
  },
};

const isOpened = (now: Now) => !now.matches('idle');
const isAnswered = (now: Now) => isOpened(now) && now.context.result !== null;
const hasQuery = ({ context }: Now) => context.filter.query !== '';
const isNarrowed = ({ context: { filter } }: Now) => !isSameSearch(withoutFilters(filter), { ...filter, page: 1 });
const isToBeMended = ({ context }: Now) => context.priceProblems !== null;
const isAddressed = ({ context: { filter, addressed } }: Now) => isSameFilter(filter, addressed);

/** Something that can be done only where something is so. */
function where<Data>(isSo: (now: Now) => boolean, data: (now: Now) => Data): (now: Now) => Data | undefined {
  return (now) => (isSo(now) ? data(now) : undefined);
}

/** A change is to something that neither the flow nor its address has: so it does the same wherever the keys say the same. */
function other<Value>(
  { context: { filter, addressed } }: Now,
  values: readonly Value[],
  read: (filter: SearchFilter) => unknown,
): Value {
  return values.find((value) => value !== read(filter) && value !== read(addressed))!;
}

/** What a visitor of the list can do to it at a moment. Coming there is what happens first, by itself. */
const events = {
  'query.changed': {
    'taken away': where(
      (now) => isOpened(now) && hasQuery(now),
      () => ({ query: '' }),
    ),
  },
  'sort.changed': { 'another order': where(isOpened, (now) => ({ sort: other(now, sorts, ({ sort }) => sort) })) },
  'category.changed': { 'another category': where(isAnswered, otherCategory) },
  'filters.changed': {
    'another canton': where(isAnswered, (now) => ({
      changes: { region: other(now, regions, ({ region }) => region) },
    })),
  },
  'filters.reset': {
    '': where(
      (now) => isOpened(now) && isNarrowed(now),
      () => ({}),
    ),
  },
  'prices.typed': {
    'other prices': where(isOpened, (now) => ({ from: '', to: `${other(now, prices, ({ priceTo }) => priceTo)}.–` })),
    unreadable: where(isOpened, () => ({ from: '', to: 'as little as can be' })),
    // What stands there already is no news, unless it stands in place of something that has to be mended.
    'as looked for': where(isToBeMended, ({ context }) => ({ from: '', to: String(context.filter.priceTo ?? '') })),
  },
  'page.changed': {
    'another page': where(isAnswered, (now) => ({ page: other(now, linkedPages(now), ({ page }) => page) })),
  },
  'size.changed': { 'more or fewer': where(isAnswered, (now) => ({ size: other(now, pageSizes, adsAPage) })) },
  'view.changed': {
    'the other view': where(isOpened, ({ context }) => ({ view: context.filter.view === 'grid' ? 'list' : 'grid' })),
  },
  'token.given': { 'by nobody yet': () => undefined },
  'address.changed': {
    'on arrival': where(
      (now) => !isOpened(now),
      ({ context: { filter } }) => ({ filter }),
    ),
    'to what is looked for': where(
      (now) => !isAddressed(now),
      ({ context: { filter } }) => ({ filter }),
    ),
    'to another search': where(isOpened, (now) => ({
      filter: { ...everything, query: other(now, meant, ({ query }) => query) },
    })),
  },
};

/** Pages whose links are there: the second while it is near, the first, the last, and the neighbours. */
function linkedPages({ context: { filter, result } }: Now): readonly number[] {
  const { page } = filter;
  const last = pagesOf(filter, result!.search_total);
  return [...(page <= 3 ? [2] : []), 1, last, page - 1, page + 1].filter((each) => each >= 1 && each <= last);
}

/** One of the links that stand in the tree where one is. */
function otherCategory(now: Now): Pick<SearchFilter, 'category' | 'subcategory'> {
  const { category, subcategory } = now.context.filter;
  const all = {};
  const links =
    category === undefined
      ? [{ category: 4000 }, { category: 2000 }]
      : [all, subcategory === undefined ? { category, subcategory: category + 20 } : { category }];
  const { addressed } = now.context;
  return links.find(
    (link) =>
      JSON.stringify(link) !== JSON.stringify({ category: addressed.category, subcategory: addressed.subcategory }),
  )!;
}

/** The list as a visitor walks it, from the server's answer or by a link. */
export const visitorsSearchCases: FlowCases<Flow> = {
  ...searchCases,
  inputs: { 'from the server': { filter: bikes, result: found }, 'by a link': { filter: bikes } },
  events,
  actors: { searching: { resolves: { found }, rejects: { 'no line': new Error('The line is dead') } } },
  keys: {
    ...searchCases.keys,
    'has an answer': ({ context }: Now) => context.result !== null,
    'has a query': hasQuery,
    'has prices to mend': isToBeMended,
  },
};
