import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { categoryNames } from '#machines/market/categoryNames/en.ts';
import type { CategoryId } from '#machines/market/categoryTree.ts';
import type { FilterChanges } from '#machines/search/searchEvents.ts';
import type { searchMachine } from '#machines/search/searchMachine.ts';
import { filterFrom, keysOf } from '#market/listAddress.ts';
import { listPath } from '#web/search/listPath.ts';
import { browserStage } from './browserStage.ts';
import { declareDriver, type Place, type Stage } from './flowDriver.ts';
import type { Sight, Surface } from './surface.ts';
import { visitorsSearchCases } from './visitorsSearchCases.ts';

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
export const searchDriver = declareDriver(visitorsSearchCases, {
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

async function expectDetails({ surface }: Stage, now: SnapshotFrom<typeof searchMachine>, place: Place): Promise<void> {
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
  const ads = (result?.items.length ?? 0) + (result?.galleryItems.length ?? 0);
  expect(await surface.count({ role: 'article' }), 'ads in the list and in its gallery').toBe(ads);
  // A total is one of what was asked: where no answer came there is none.
  const told = await surface.text(total);
  if (now.hasTag('failed')) expect(told).toBe('');
  else if (result) expect(told.replaceAll('’', ''), 'the total').toContain(`${result.search_total} ads`);
}
