import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { categoryNames } from '#machines/market/categories/categoryNames/en.ts';
import type { CategoryId } from '#machines/market/categories/categoryTree.ts';
import { breakpoints } from '#machines/ui/screen.ts';
import { toggleDebounce } from '#machines/ui/delays.ts';
import type { searchMachine } from '#machines/search/searchMachine.ts';
import '#market/addresses/everySpelling.ts';
import { keysOf } from '#market/addresses/listAddress.ts';
import { filterAt } from '#web/addresses/filterAt.ts';
import { addressOf, listPath } from '#web/addresses/listPath.ts';
import { browserStage } from '../browser/browserStage.ts';
import { declareDriver, type Place, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';
import { apply, seller } from './filtersDriver.ts';
import { visitorsSearchCases } from './visitorsSearchCases.ts';

const order: Sight = { role: 'combobox', name: 'Sort by' };
const loadAgain: Sight = { role: 'button', name: 'Reload' };
const total: Sight = { role: 'status' };
const [priceFrom, priceTo] = ['Minimum Price', 'Maximum Price'].map((name): Sight => ({
  role: 'textbox',
  name,
  inSheet: true,
})) as [Sight, Sight];
const trail: Sight = { role: 'navigation', name: 'You are here' };
const freeOnly: Sight = { role: 'checkbox', name: 'Free items', inSheet: true };
const queryChip: Sight = { role: 'link', name: /^Remove search term “/ };

/** The driver for walks on the list of results. */
export const searchDriver = declareDriver(visitorsSearchCases, {
  sights: { failure: { role: 'alert', says: 'We couldn’t load any results.' }, loadAgain },
  does: {
    'query.changed': (surface) => surface.press(queryChip),
    'sort.changed': (surface, { sort }) => surface.choose(order, sort),
    'category.changed': (surface, { category }) => {
      const name = category === undefined ? 'All categories' : categoryNames[category as CategoryId];
      return surface.press({ role: 'link', name, within: trail });
    },
    'filters.changed': (surface) => surface.press({ role: 'link', name: /^Remove filter (?:From|Up to|.* to) / }),
    async 'filter.replaced'(surface, { filter }, _, { before }) {
      // In a narrow window the choices are made in a sheet, and applied together.
      const isSheet = surface.width() < breakpoints.laptop;
      if (isSheet) await surface.press({ role: 'button', name: /^Filters/ });
      const { priceFrom: from, priceTo: to } = filter;
      await surface.type(priceFrom, from === undefined ? '' : String(from));
      await surface.type(priceTo, to === undefined ? '' : `${to}.–`);
      await surface.leave(priceTo);
      if (filter.seller !== before.context.filter.seller) await surface.press(seller(filter.seller));
      if (isSheet) await surface.press(apply);
      else if (filter.seller !== before.context.filter.seller) await wait(2 * toggleDebounce);
    },
    'filters.reset': (surface) => surface.press({ role: 'link', name: 'Clear filters' }),
    'page.changed': (surface, { page }) => surface.press({ role: 'link', name: `Page ${page}` }),
    'size.changed': (surface, { size }) =>
      surface.press({ role: 'link', name: String(size), within: { role: 'group', name: 'Ads per page' } }),
    'view.changed': (surface, { view }) => surface.press({ role: 'link', name: `Show as ${view}` }),
    'address.changed': (surface, { filter, token }) =>
      surface.goTo(
        token === undefined ? listPath('en', filter) : addressOf({ name: 'results', language: 'en' }, filter),
      ),
    'search.retried': (surface) => surface.press(loadAgain),
  },
  byItself: ['address.changed (on arrival)'],
  usesData: ['sort.changed', 'page.changed', 'size.changed', 'view.changed'],
  untaken: {
    'search: address.changed [isKnownAddress] → the same': "arrives by itself, as the report of the flow's own write",
    'search: address.changed [isRemembered] → updated': 'requires an entry of the history (listPage.test.tsx)',
    'idle: address.changed [hasToken] → pendingUpdateWithToken': 'the walk begins at addresses without a token',
    'search: token.supplied → pendingUpdateWithToken': 'requires a response without ads (noAds.test.tsx)',
    'pendingUpdateWithoutToken.searching: searching done [isInterpretedAtItsAddress] → updated':
      'requires a text with a place, a price or a year (interpretedQuery.test.tsx)',
    'pendingUpdateWithToken.searching: searching done [isInterpretedAtItsAddress] → updated':
      'requires a typed text, which no token has',
    'pendingUpdateWithToken.searching: searching done → updated': 'an address with a token need not be written',
  },
  async opensView({ filter, result }) {
    const { openList } = await import('./searchView.tsx');
    return openList(listPath('en', filter), result);
  },
  async opensPage(visitor, { filter, result }) {
    const stage = await browserStage(visitor, /\/api\/v1[01]\/(?:list|search)\.json/);
    const address = listPath('en', filter);
    await visitor.opens(result ? address : '/en');
    if (!result) await stage.surface.goTo(address);
    return { ...stage, answers: (_, answer) => ('error' in answer ? stage.cutOff() : stage.letThrough()) };
  },
  expectDetails,
});

async function expectDetails({ surface }: Stage, now: SnapshotFrom<typeof searchMachine>, place: Place): Promise<void> {
  const { filter, result } = now.context;
  const isPaler = now.hasTag('busy') && result !== null;
  expect(await surface.isBusy(isPaler), 'the last answer is paler').toBe(isPaler);
  expect(await surface.shows(queryChip, filter.query !== ''), 'a chip of the query').toBe(filter.query !== '');
  const view: Sight = { role: 'link', name: `Show as ${filter.view ?? 'list'}`, current: true };
  expect(await surface.shows(view, true), `in a ${filter.view ?? 'list'}`).toBe(true);
  expect(await surface.value(order)).toBe(filter.sort);
  expect(await surface.isChecked(freeOnly)).toBe(filter.freeOnly);
  // Whenever no response is pending, the URL contains the shown search and its view.
  if (now.matches('updated')) {
    expect(keysOf(filterAt(surface.address()).filter).toString(), 'the address').toBe(keysOf(filter).toString());
  }
  if (place === 'browser') return;
  const listings = (result?.items.length ?? 0) + (result?.galleryItems.length ?? 0);
  expect(await surface.count({ role: 'article' }), 'ads in the list and in its gallery').toBe(listings);
  // The total is that of a response: after a failed request there is none.
  const reported = await surface.text(total);
  if (now.hasTag('failed')) expect(reported).toBe('');
  else if (result) expect(reported.replaceAll('’', ''), 'the total').toContain(`${result.search_total} ads`);
}
