import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderView } from '#tests/web/renderView.tsx';
import { listingItemOf, listingListOf } from '#machines/listing/listingItemExamples.ts';
import type { ListingList } from '#machines/listing/listingItem.ts';
import { vehicleParameters } from '#machines/market/parameters/vehicleParameters.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { tokenOf } from '#market/addresses/searchToken.ts';
import { placeDebounce, toggleDebounce } from '#machines/ui/delays.ts';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { polyfillPopovers } from '#tests/drivers/web/dialogs.ts';
import { foundCars } from '#tests/drivers/search/filtersDriver.ts';
import { Component as ListPage } from '#web/search/ListPage.tsx';
import { listParts } from '#web/search/lazyParts.tsx';

const calls = controlledAnswers();
const hidden = { hidden: true };
const cars = '/en/li?category=2000&subcategory=2020';

beforeAll(polyfillPopovers);
beforeEach(async () => {
  await listParts.load();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

const open = (address: string, data: ListingList) => renderView(<ListPage />, { address, data });
const settle = () => act(async () => void vi.advanceTimersByTime(toggleDebounce));

describe('the filters of a category', () => {
  it('have counts; an option without results is disabled and stays visible, and a chosen option stays enabled', async () => {
    await open(`${cars}&fu=hydrogen`, foundCars);
    const group = within(screen.getByRole('group', { name: 'Fuel', ...hidden }));
    const boxes = group.getAllByRole<HTMLInputElement>('checkbox', hidden);
    expect(boxes.map(({ value, checked, disabled }) => [value, checked, disabled])).toEqual([
      ['diesel', false, false],
      ['petrol', false, false],
      ['hydrogen', true, false],
    ]);
    fireEvent.click(boxes[2]!);
    expect(boxes[2]!.disabled).toBe(true);
    expect(group.getByText('40')).toBeTruthy();
  });

  it('have no link for an empty category, which stays visible and is marked as disabled', async () => {
    await open(cars, foundCars);
    const tree = within(screen.getByRole('navigation', { name: 'Categories', ...hidden }));
    const [full, none] = [/^Car accessories/, /^Boats/].map((name) => tree.getByRole('link', { name, ...hidden }));
    expect([full, none].map((link) => [link!.hasAttribute('href'), link!.getAttribute('aria-disabled')])).toEqual([
      [true, null],
      [false, 'true'],
    ]);
    fireEvent.click(none!);
    expect(calls.all).toEqual([]);
  });

  it('that are ticked in quick succession become one search [UI-16] [VEHICLES-2] [VEHICLES-8]', async () => {
    await open(cars, foundCars);
    fireEvent.click(screen.getByRole('checkbox', { name: /^Diesel/, ...hidden }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Petrol/, ...hidden }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Make 3/, ...hidden }));
    await settle();
    const requested = calls.all.map(({ url }) => new URL(url, 'http://localhost').searchParams);
    expect(requested.map((keys) => [keys.get('cb'), keys.get('fu')])).toEqual([
      [vehicleParameters.brand.choices[3], 'diesel,petrol'],
    ]);
  });

  it('are sent as a token of the second interface after a link with a token', async () => {
    const ofCars = { ...everything, category: 2000, subcategory: 2020 };
    await open(`/en/q/cars/${tokenOf(ofCars)}`, foundCars);
    fireEvent.click(screen.getByRole('checkbox', { name: /^Diesel/, ...hidden }));
    await settle();
    const token = tokenOf({ ...ofCars, selects: { fuel: ['diesel'] } });
    expect(calls.all.map(({ url }) => url)).toEqual([`/api/v11/search.json?token=${token}`]);
    await calls.last.answer({ result: { ...foundCars, search_total: 7 } });
    expect(screen.getByRole('status').textContent).toBe('7 ads');
  });

  it('have an expandable and searchable list of many options', async () => {
    await open(cars, foundCars);
    const group = within(screen.getByRole('group', { name: 'Make', ...hidden }));
    expect(group.getByText('Show all (24)')).toBeTruthy();
    fireEvent.change(group.getByRole('searchbox', hidden), { target: { value: 'make 23' } });
    expect(group.getAllByRole('checkbox', hidden)).toHaveLength(9);
    fireEvent.change(group.getByRole('searchbox', hidden), { target: { value: 'nothing' } });
    expect(group.getByText('No matches')).toBeTruthy();
  });

  it('explain why a bound is invalid, and send no search until it is fixed [SEARCH-42]', async () => {
    await open(cars, foundCars);
    const [from, to] = ['Minimum Mileage', 'Maximum Mileage'].map((name) =>
      screen.getByRole('textbox', { name, ...hidden }),
    );
    fireEvent.change(to!, { target: { value: '3 000 000' } });
    fireEvent.blur(to!);
    fireEvent.click(screen.getByRole('checkbox', { name: /^Diesel/, ...hidden }));
    await settle();
    expect(calls.all).toEqual([]);
    expect(screen.getByRole('alert', hidden).textContent).toBe('Enter 2’000’000 or less.');
    expect([from, to].map((field) => field!.getAttribute('aria-invalid'))).toEqual(['false', 'true']);
    expect(screen.getByRole('textbox', { description: 'Enter 2’000’000 or less.', ...hidden })).toBe(to);
    fireEvent.change(to!, { target: { value: '120’000 km' } });
    fireEvent.blur(to!);
    expect(calls.last.url).toBe('/api/v10/list.json?category=2000&subcategory=2020&me=120000&fu=diesel');
  });

  it.each([
    ['category=4000', true],
    ['category=6400', false],
    ['category=7000&subcategory=7777', false],
    ['category=6400&ps=20&gratis=1', false],
  ])('have a price where listings have one, and search for no other: %s [SEARCH-15]', async (where, isThere) => {
    await open(`/en/li?${where}`, listingListOf(3));
    expect(screen.queryByRole('group', { name: 'Price', ...hidden }) !== null).toBe(isThere);
    expect(screen.queryByRole('group', { name: 'Offered by', ...hidden })).not.toBeNull();
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  });

  it('with a reversed price range have to be fixed before the next search', async () => {
    await open(cars, foundCars);
    const [from, to] = ['Minimum Price', 'Maximum Price'].map((name) =>
      screen.getByRole('textbox', { name, ...hidden }),
    );
    fireEvent.change(from!, { target: { value: '1000' } });
    fireEvent.blur(from!);
    await calls.last.answer(foundCars);
    const requested = calls.all.length;
    fireEvent.change(to!, { target: { value: '500' } });
    fireEvent.blur(to!);
    expect(screen.getByRole('alert', hidden).textContent).toBe('The minimum is higher than the maximum.');
    expect([from, to].map((field) => [(field as HTMLInputElement).value, field!.getAttribute('aria-invalid')])).toEqual(
      [
        ['1000', 'true'],
        ['500', 'true'],
      ],
    );
    expect(calls.all).toHaveLength(requested);
  });

  it('of a small range have steppers, which cannot cross each other', async () => {
    await open(`${cars}&cdos=4`, foundCars);
    const most = within(screen.getByRole('group', { name: 'Maximum Doors', ...hidden }));
    fireEvent.change(most.getByRole('textbox', hidden), { target: { value: '2' } });
    fireEvent.blur(most.getByRole('textbox', hidden));
    expect(calls.last.url).toContain('cdos=4&cdoe=4');
  });

  it('of a small number have steppers', async () => {
    await open(cars, foundCars);
    const doors = within(screen.getByRole('group', { name: 'Minimum Doors', ...hidden }));
    fireEvent.click(doors.getByRole('button', { name: 'Minimum Doors: more', ...hidden }));
    expect(calls.last.url).toContain('cdos=1');
    fireEvent.keyDown(doors.getByRole('textbox', hidden), { key: 'ArrowUp' });
    expect(calls.last.url).toContain('cdos=2');
    fireEvent.change(doors.getByRole('textbox', hidden), { target: { value: '12' } });
    fireEvent.blur(doors.getByRole('textbox', hidden));
    expect(calls.last.url).toContain('cdos=7');
    fireEvent.change(doors.getByRole('textbox', hidden), { target: { value: '' } });
    fireEvent.blur(doors.getByRole('textbox', hidden));
    expect(calls.last.url).not.toContain('cdos');
  });

  it('are sent by a form when no script runs, each by its key', async () => {
    await open(`${cars}&fu=diesel&me=9&zipcode=3011&radius=5&st=wanted&company_ad=1`, foundCars);
    const form = new FormData(document.querySelector<HTMLFormElement>('#filters')!);
    const sent = [...form].filter(([, value]) => value !== '').map(([key, value]) => `${key}=${value as string}`);
    expect(sent.sort()).toEqual(
      [
        'category=2000',
        'subcategory=2020',
        'fu=diesel',
        'me=9',
        'zipcode=3011',
        'radius=5',
        'radius=0',
        'st=wanted',
        'company_ad=1',
        'sp=newest',
      ].sort(),
    );
  });
});

describe('the field for places', () => {
  async function find() {
    await open('/en/li', listingListOf(3));
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Place or postcode', ...hidden });
    fireEvent.input(field, { target: { value: 'Köni' } });
    await act(async () => void vi.advanceTimersByTime(placeDebounce));
    await calls.last.answer([place('koeniz-be', 'Köniz BE'), place('3098', '3098 Köniz BE')]);
    return {
      press: (key: string, how: KeyboardEventInit = {}) => fireEvent.keyDown(field, { key, ...how }),
      state: () => [field.getAttribute('aria-expanded'), field.getAttribute('aria-activedescendant')?.at(-1)],
    };
  }
  const place = (localityID: string, label: string) => ({ localityID, label, region: 4 });

  it('handles Home and End within its list, and the caret keys return to the text', async () => {
    const { press, state } = await find();
    expect([press('End'), state()]).toEqual([true, ['true', undefined]]);
    press('ArrowDown');
    expect([press('End'), state()]).toEqual([false, ['true', '1']]);
    expect([press('Home'), state()]).toEqual([false, ['true', '0']]);
    expect([press('ArrowLeft'), state()]).toEqual([true, ['true', undefined]]);
  });

  it('closes its list with Alt and up, once, and opens it again with Alt and down', async () => {
    const { press, state } = await find();
    press('ArrowUp', { altKey: true });
    press('ArrowUp', { altKey: true });
    expect(state()).toEqual(['false', undefined]);
    press('ArrowDown', { altKey: true });
    expect(state()).toEqual(['true', undefined]);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])('leaves the keys of an input method to it: %o', async (how) => {
    const { press, state } = await find();
    expect([press('Enter', how), press('ArrowDown', how), state()]).toEqual([true, true, ['true', undefined]]);
  });
});

describe('the sheet', () => {
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, ...hidden }));

  it('is a dialog with a name above the list, with its own entry in the history', async () => {
    const goesBack = vi.spyOn(window.history, 'back').mockImplementation(() => {});
    await open(cars, foundCars);
    expect(screen.queryByRole('dialog', hidden)).toBeNull();
    const before = window.history.length;
    press('Filters');
    const sheet = screen.getByRole('dialog', hidden);
    expect(document.getElementById(sheet.getAttribute('aria-labelledby')!)?.textContent).toBe('Filters');
    expect(sheet.getAttribute('aria-modal')).toBe('true');
    expect(window.history.length).toBe(before + 1);
    // Back.
    window.history.replaceState(null, '');
    fireEvent.popState(window);
    expect(screen.queryByRole('dialog', hidden)).toBeNull();
    expect(goesBack).not.toHaveBeenCalled();
    press('Filters');
    press('Close');
    expect(goesBack).toHaveBeenCalledOnce();
    window.history.replaceState(null, '');
    fireEvent.popState(window);
    expect(screen.queryByRole('dialog', hidden)).toBeNull();
  });
});

describe('the applied filters', () => {
  const address = `${cars}&fu=diesel&me=90000&zipcode=3011&radius=5&gratis=1&company_ad=0`;
  const radii = [0, 5, 10, 20].map((radius) => ({ radius, count: 60 * radius }));
  const data = { ...foundCars, localities: [{ localityID: '3011', label: '3011 Bern BE', radius: 5, radii }] };

  it('are chips, each with a link that removes it', async () => {
    await open(address, data);
    const chips = within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('link');
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      '3011 Bern BE, 5\u00a0km',
      'Free items',
      'Diesel',
      'Up to 90’000\u00a0km',
      'Private',
      'Clear filters',
    ]);
    fireEvent.click(screen.getByRole('link', { name: 'Remove filter Diesel' }));
    expect(calls.last.url).not.toContain('fu=');
    expect(calls.last.url).toContain('me=90000');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Diesel/, ...hidden }).checked).toBe(false);
  });

  it('show the number of results for each radius around a place; a radius without any is disabled', async () => {
    await open(address, data);
    const select = screen.getByLabelText<HTMLSelectElement>('Radius around 3011 Bern BE');
    expect([...select.options].slice(0, 5).map(({ text, disabled }) => [text, disabled])).toEqual([
      ['This place only (0)', true],
      ['5\u00a0km (300)', false],
      ['10\u00a0km (600)', false],
      ['20\u00a0km (1’200)', false],
      ['30\u00a0km', false],
    ]);
  });

  it('with places allow an order by distance, and show the distance of each listing', async () => {
    await open(address, { ...data, distances: { [data.items[0]!.id]: 4200 } });
    const order = screen.getByLabelText<HTMLSelectElement>('Sort by');
    expect([...order.options].map(({ text }) => text)).toContain('Nearest first');
    expect(screen.getByText(/^4\skm$/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cars near 3011 Bern BE');
  });
});

describe('an empty result', () => {
  const none = listingListOf(0);

  it('offers a text with a similar spelling, with its results', async () => {
    const query = 'macbook';
    const token = tokenOf({ ...everything, query })!;
    const correction = {
      query,
      token,
      search_total: 123,
      items: [listingItemOf({ id: 'mac', subject: 'MacBook Air' })],
    };
    await open('/en/li?q=mcabook', { ...none, correction });
    expect(screen.getByRole('heading', { level: 2, name: /Did you mean/ }).textContent).toBe(
      'Did you mean “macbook”? 123 ads',
    );
    expect(screen.getByRole('link', { name: 'MacBook Air' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('No ads for “mcabook”. Showing ads for “macbook”.');
    fireEvent.click(screen.getByRole('link', { name: '“macbook”' }));
    expect(calls.last.url).toBe(`/api/v11/search.json?token=${token}`);
    await calls.last.answer({ result: listingListOf(123) });
    expect(screen.getByRole('status').textContent).toBe('123 ads');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('“macbook”');
  });

  it('offers a similar spelling above the results when no listing has the exact text', async () => {
    const correction = {
      query: 'sofa',
      token: tokenOf({ ...everything, query: 'sofa' })!,
      search_total: 37,
      items: [],
    };
    await open('/en/li?q=sofaa', { ...listingListOf(34), correction });
    const heading = screen.getByRole('heading', { level: 2, name: /Did you mean/ });
    expect(heading.textContent).toBe('Did you mean “sofa”? 37 ads');
    expect(screen.queryByRole('heading', { name: 'No matches' })).toBeNull();
    const [first] = screen.getAllByRole('link', { name: listingListOf(34).items[0]!.subject });
    expect(heading.compareDocumentPosition(first!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('shows the correction above the message that nothing was found', async () => {
    const correction = { query: 'sofa', token: tokenOf({ ...everything, query: 'sofa' })!, search_total: 1, items: [] };
    await open('/en/li?q=sofaa', { ...none, correction });
    expect(screen.getByRole('status').textContent).toBe('No ads');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.indexOf('Did you mean “sofa”? 1 ad')).toBeGreaterThanOrEqual(0);
    expect(headings.indexOf('Did you mean “sofa”? 1 ad')).toBeLessThan(headings.indexOf('No matches'));
  });

  it.each([
    ['?q=velo', 'New ads are posted every day.'],
    ['?q=velo+rot', 'Try fewer words. New ads are posted every day.'],
    ['?q=velo&pe=5', 'Remove a filter. New ads are posted every day.'],
    ['?q=velo+rot&pe=5', 'Try fewer words or remove a filter. New ads are posted every day.'],
  ])('shows a hint for the search: %s', async (keys, hint) => {
    await open(`/en/li${keys}`, none);
    const empty = screen.getByRole('heading', { name: 'No matches' }).parentElement!;
    expect(empty.textContent).toContain(hint);
    expect(empty.querySelector('p')!.textContent.trim()).toBe(hint);
  });

  it('names the words or quotation marks that a relaxed search omits', async () => {
    const requested = { ...everything, query: 'velo "rot xyzzy"', priceTo: 5 };
    const relaxations = [
      { without: ['q'], token: tokenOf({ ...requested, query: 'velo rot xyzzy' })!, search_total: 1 },
      { without: ['q'], token: tokenOf({ ...requested, query: 'velo' })!, search_total: 2 },
      { without: ['q', 'pe'], token: tokenOf({ ...everything, query: '"rot xyzzy"' })!, search_total: 3 },
    ];
    await open('/en/li?q=velo+"rot+xyzzy"&pe=5', { ...none, relaxations });
    const ways = screen.getByRole('heading', { name: 'Widen your search' }).parentElement!;
    expect(
      within(ways)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Without quotation marks', 'Without “rot xyzzy”', 'Without “velo”, “Up to CHF\u00a05.–”']);
  });

  it('describes relaxed searches by their difference', async () => {
    const narrow = { ...everything, query: 'velo', priceTo: 5, freeOnly: true };
    const near = { ...everything, query: 'velo', localities: [{ localityID: '8001', radius: 25 }] };
    const relaxations = [
      { without: ['radius'], token: tokenOf(near)!, search_total: 1 },
      { without: ['gratis'], token: tokenOf({ ...narrow, freeOnly: false })!, search_total: 2 },
      { without: ['ps', 'pe', 'gratis'], token: tokenOf({ ...everything, query: 'velo' })!, search_total: 1200 },
    ];
    await open('/en/li?q=velo&pe=5&gratis=1', { ...none, relaxations });
    const ways = screen.getByRole('heading', { name: 'Widen your search' }).parentElement!;
    expect(
      within(ways)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Within 25\u00a0km1 ad',
      'Without “Free items”2 ads',
      'Without “Up to CHF\u00a05.–”, “Free items”1’200 ads',
    ]);
    fireEvent.click(within(ways).getByRole('link', { name: /^Without “Up to/ }));
    expect(calls.last.url).toContain('/api/v11/search.json?token=');
  });

  it('names at most three filters that a relaxed search omits', async () => {
    const token = tokenOf({ ...everything, query: 'velo' })!;
    const relaxations = [{ without: ['pe', 'gratis', 'company_ad', 'st'], token, search_total: 9 }];
    await open('/en/li?q=velo&pe=5&gratis=1&company_ad=0&st=offer', { ...none, relaxations });
    expect(screen.getByRole('link', { name: 'Without these filters' })).toBeTruthy();
  });
});
