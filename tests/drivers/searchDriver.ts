import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { adListOf } from '#machines/listing/adExamples.ts';
import { categoryNames } from '#machines/market/categoryNames/en.ts';
import type { CategoryId } from '#machines/market/categoryTree.ts';
import { pageSizes } from '#machines/market/limits.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { everything, isSameFilter, isSameSearch, withoutFilters } from '#machines/search/filterChanges.ts';
import { adsAPage, pagesOf } from '#machines/search/pageSizes.ts';
import { searchCases } from '#machines/search/searchCases.ts';
import type { FilterChanges } from '#machines/search/searchEvents.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { searchMachine } from '#machines/search/searchMachine.ts';
import { filterFrom, keysOf } from '#market/listAddress.ts';
import { listPath } from '#web/search/listPath.ts';
import { browserStage } from './browserStage.ts';
import { declareDriver, type Place, type Stage } from './flowDriver.ts';
import type { Sight, Surface } from './surface.ts';

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

const cases: FlowCases<Flow> = {
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

const order: Sight = { role: 'combobox', name: 'Order' };
const loadAgain: Sight = { role: 'button', name: 'Load again' };
const total: Sight = { role: 'status' };
const categories: Sight = { role: 'navigation', name: 'Categories', inSheet: true };
const freeOnly: Sight = { role: 'checkbox', name: 'Free items only', inSheet: true };
const [priceFrom, priceTo] = ['Price from', 'Price to'].map((name): Sight => ({
  role: 'textbox',
  name,
  inSheet: true,
})) as [Sight, Sight];
const priceProblem: Sight = { role: 'alert', says: 'Type an amount', inSheet: true };
const queryChip: Sight = { role: 'link', name: /^Remove «/ };

/** The list of what was found. */
export const searchDriver = declareDriver(cases, {
  sights: { failure: { role: 'alert', says: 'The search got no answer.' }, loadAgain },
  does: {
    'query.changed': (surface) => surface.press(queryChip),
    'sort.changed': (surface, { sort }) => surface.choose(order, sort),
    'category.changed': (surface, { category, subcategory = category }) => {
      const name = subcategory === undefined ? 'All categories' : categoryNames[subcategory as CategoryId];
      return surface.press({ role: 'link', name: new RegExp(`^${name}`), within: categories, inSheet: true });
    },
    'filters.changed': (surface, { changes }) => setFilter(surface, changes),
    'filters.reset': (surface) => surface.press({ role: 'link', name: 'Clear filters' }),
    async 'prices.typed'(surface, { from, to }) {
      await surface.type(priceFrom, from);
      await surface.type(priceTo, to);
      await surface.leave(priceTo);
    },
    'page.changed': (surface, { page }) => surface.press({ role: 'link', name: `Page ${page}` }),
    'size.changed': (surface, { size }) =>
      surface.press({ role: 'link', name: String(size), within: { role: 'group', name: 'Ads on a page' } }),
    'view.changed': (surface, { view }) => surface.press({ role: 'link', name: `Show as a ${view}` }),
    'address.changed': (surface, { filter }) => surface.goTo(listPath('en', filter)),
    'search.retried': (surface) => surface.press(loadAgain),
  },
  byItself: ['address.changed (on arrival)'],
  untaken: {
    'search: address.changed [isKnownAddress] → the same': 'comes unasked, as the word of what the flow has written',
    'search: address.changed [isRemembered] → updated': 'takes an entry of the history (listPage.test.tsx)',
    ...Object.fromEntries(
      [
        'search: token.given → pendingUpdateWithToken',
        'pendingUpdateWithToken.searching: searching done [isAtItsAddress] → updated',
        'pendingUpdateWithToken.searching: searching done → updated',
        'pendingUpdateWithToken.searching: searching failed → pendingUpdateWithToken.failed',
        'pendingUpdateWithToken.failed: search.retried → pendingUpdateWithToken.searching',
      ].map((transition) => [transition, 'nothing on the page gives a token yet']),
    ),
  },
  async opensView({ filter, result }) {
    const { openList } = await import('./searchView.tsx');
    return openList(listPath('en', filter), result);
  },
  async opensPage(visitor, { filter, result }) {
    const stage = await browserStage(visitor, '**/api/v10/list.json*');
    const address = listPath('en', filter);
    await visitor.opens(result ? address : '/en');
    if (!result) await stage.surface.goTo(address);
    return { ...stage, answers: (_, answer) => ('error' in answer ? stage.cutOff() : stage.letThrough()) };
  },
  expectDetails,
});

/** Sets one filter by its control. */
async function setFilter(surface: Surface, changes: FilterChanges): Promise<void> {
  if ('region' in changes) {
    await surface.choose({ role: 'combobox', name: 'Canton', inSheet: true }, String(changes.region ?? ''));
  } else if ('seller' in changes) {
    const name = { any: 'All', private: 'Private', company: 'Company' }[changes.seller ?? 'any'];
    await surface.press({ role: 'radio', name, inSheet: true });
  } else if ('freeOnly' in changes) {
    await surface.press(freeOnly);
  } else {
    await surface.press({ role: 'link', name: /^Remove (?:From|Up to|.* to) / });
  }
}

async function expectDetails({ surface }: Stage, now: Now, place: Place): Promise<void> {
  const { filter, result, priceProblems } = now.context;
  const isPaler = now.hasTag('busy') && result !== null;
  expect(await surface.isBusy(isPaler), 'the last answer is paler').toBe(isPaler);
  expect(await surface.shows(priceProblem, priceProblems !== null), 'why a price is not looked for').toBe(
    priceProblems !== null,
  );
  expect(await surface.shows(queryChip, filter.query !== ''), 'a chip of the query').toBe(filter.query !== '');
  const view: Sight = { role: 'link', name: `Show as a ${filter.view ?? 'list'}`, current: true };
  expect(await surface.shows(view, true), `in a ${filter.view ?? 'list'}`).toBe(true);
  expect(await surface.value(order)).toBe(filter.sort);
  expect(await surface.isChecked(freeOnly)).toBe(filter.freeOnly);
  // The address tells what is shown, and in which way, whenever nothing is waited for.
  if (now.matches('updated')) {
    const { searchParams } = new URL(surface.address(), 'http://localhost');
    expect(keysOf(filterFrom(searchParams)).toString(), 'the address').toBe(keysOf(filter).toString());
  }
  if (place === 'browser') return;
  expect(await surface.count({ role: 'article' })).toBe(result?.items.length ?? 0);
  // A total is one of what was asked: where no answer came there is none.
  const told = await surface.text(total);
  if (now.hasTag('failed')) expect(told).toBe('');
  else if (result) expect(told).toContain(`${result.search_total} ads`);
}
