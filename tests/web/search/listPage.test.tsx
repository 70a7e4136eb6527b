import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { everything } from '#machines/search/filterChanges.ts';
import { listingItemOf, listingListOf } from '#machines/listing/listingItemExamples.ts';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { Component as ListPage } from '#web/search/ListPage.tsx';
import { usePlace } from '#web/page/usePlace.ts';
import { listParts } from '#web/search/lazyParts.tsx';
import { appStatus } from '#web/api/appStatus.ts';
import { AppFailure } from '#web/shell/failure/AppFailure.tsx';
import * as grid from '#web/ui/layout/Grid.css.ts';
import { listPath } from '#web/addresses/listPath.ts';

const calls = controlledAnswers();

beforeAll(() => listParts.load());

function openWith(listing: Parameters<typeof listingItemOf>[0], now = 0) {
  return renderView(<ListPage />, {
    address: '/en/li',
    now,
    data: { ...listingListOf(1), items: [listingItemOf(listing)] },
  });
}

describe('a search that fails', () => {
  it('reports the failure once, at the results', async () => {
    appStatus.start();
    const { user } = await renderView(
      <>
        <ListPage />
        <AppFailure />
      </>,
      { address: '/en/li', data: listingListOf(61) },
    );
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await calls.last.answer({ api: { error: 'api.fault', message: 'Away.' }, parameters: [] }, 500);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'We couldn’t load any results.You’re seeing earlier results. Reload',
    ]);
  });
});

describe('a pending search', () => {
  it.each(['list', 'grid'])('has placeholders in the layout of the view: %s', async (view) => {
    await renderView(<ListPage />, { address: `/en/li?view=${view}` });
    const bones = () => [...document.querySelectorAll('[aria-hidden] span[aria-hidden]')];
    const results = `.${grid.grid.results.split(' ').at(-1)}`;
    const isInGrid = () => bones().every((bone) => bone.closest(results) !== null);
    expect(bones().length).toBeGreaterThan(6);
    expect(isInGrid()).toBe(view === 'grid');
    await calls.last.answer(listingListOf(70));
    expect(bones()).toEqual([]);
  });

  it('announces the search, and dims the previous results', async () => {
    await renderView(<ListPage />, { address: '/en/li', data: listingListOf(70) });
    const total = screen.getByRole('status');
    const sharp = total.className;
    fireEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(total.className).not.toBe(sharp);
    await calls.last.answer(listingListOf(70));
    expect(total.className).toBe(sharp);
  });
});

describe('the list of the server', () => {
  it('is shown without another call', async () => {
    await renderView(<ListPage />, { address: '/en/li?q=velo', data: listingListOf(70) });
    expect(calls.all).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('“velo”');
    expect(screen.getByRole('status').textContent).toBe('70 ads');
    expect(screen.getByRole('link', { name: 'One of 70 bikes' }).getAttribute('href')).toBe(
      '/en/vi/citybike-mit-7-gaengen/aaaaaaaaaaaa',
    );
  });

  it('has pages of 30 listings, and names the current page [LISTING-10]', async () => {
    await renderView(<ListPage />, { address: '/en/li?o=2', data: listingListOf(61) });
    expect(screen.getByRole('status').textContent).toBe('61 ads, page 2 of 3');
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/en/li?o=3');
    expect(screen.queryByRole('link', { name: 'Page 4' })).toBeNull();
  });

  it('reports an empty result, and offers other searches', async () => {
    await renderView(<ListPage />, { address: '/en/li?q=nowhere', data: listingListOf(0) });
    expect(screen.getByRole('status').textContent).toBe('No ads');
    expect(screen.getByRole('heading', { name: 'No matches' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all ads' }).getAttribute('href')).toBe('/en/li');
  });

  it('of an empty market does not suggest a wider search', async () => {
    await renderView(<ListPage />, { address: '/en/li?sp=cheapest', data: listingListOf(0) });
    expect(screen.getByRole('heading', { name: 'No ads yet' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'See all ads' })).toBeNull();
  });

  it('reports a page beyond the last, and links to the last page', async () => {
    await renderView(<ListPage />, { address: '/en/li?q=velo&o=40', data: { ...listingListOf(61), items: [] } });
    expect(screen.getByRole('status').textContent).toBe('61 ads');
    expect(screen.getByRole('heading', { name: 'Page 40 doesn’t exist' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to last page' }).getAttribute('href')).toBe('/en/li?q=velo&o=3');
    expect(screen.queryByRole('heading', { name: 'No matches' })).toBeNull();
  });

  it('has a control of the page size, which its other pages keep [SEARCH-35]', async () => {
    await renderView(<ListPage />, { address: '/en/li?n=60', data: listingListOf(130) });
    const sizes = within(screen.getByRole('group', { name: 'Ads per page' })).getAllByRole('link');
    expect(
      sizes.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['30', '/en/li', null],
      ['60', '/en/li?n=60', 'true'],
      ['100', '/en/li?n=100', null],
    ]);
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/en/li?o=3&n=60');
    expect(screen.queryByRole('link', { name: 'Page 4' })).toBeNull();
    fireEvent.click(sizes[2]!);
    expect(calls.last.url).toBe('/api/v10/list.json?n=100');
  });

  it('that fits on the shortest page has no control of the page size', async () => {
    await renderView(<ListPage />, { address: '/en/li', data: listingListOf(30) });
    expect(screen.queryByRole('group', { name: 'Ads per page' })).toBeNull();
  });

  it('is shown as a list or a grid, according to the address', async () => {
    const { here } = await renderView(<ListPage />, { address: '/en/li?sp=oldest&view=grid', data: listingListOf(70) });
    const list = screen.getByRole('link', { name: 'Show as list' });
    expect(list.getAttribute('href')).toBe('/en/li?sp=oldest');
    expect(screen.getByRole('link', { name: 'Show as grid' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/en/li?sp=oldest&o=2&view=grid');
    fireEvent.click(list);
    expect(here()).toBe('/en/li?sp=oldest');
    expect(calls.all, 'no call is sent').toEqual([]);
  });

  it('shows paid listings above its first page, and labels them', async () => {
    const galleryItems = ['Sofa', 'Lamp'].map((subject) => listingItemOf({ id: subject, subject }));
    await renderView(<ListPage />, { address: '/en/li', data: { ...listingListOf(70), galleryItems } });
    const gallery = screen.getByRole('region', { name: /^Gallery/ });
    expect(within(gallery).getByText('Sponsored')).toBeTruthy();
    expect(
      within(gallery)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sofa', 'Lamp']);
    cleanup();
    await renderView(<ListPage />, { address: '/en/li?o=2', data: { ...listingListOf(70), galleryItems: [] } });
    expect(screen.queryByRole('region', { name: /^Gallery/ })).toBeNull();
  });

  it('offers the orders by their names, and fetches the chosen order [SEARCH-35]', async () => {
    await renderView(<ListPage />, { address: '/en/li', data: listingListOf(70) });
    const order = screen.getByLabelText<HTMLSelectElement>('Sort by');
    expect([...order.options].map(({ text }) => text)).toEqual([
      'Cheapest first',
      'Most expensive first',
      'Oldest first',
      'Newest first',
      'Relevance',
    ]);
    expect(order.value).toBe('newest');
    fireEvent.change(order, { target: { value: 'oldest' } });
    expect(calls.last.url).toBe('/api/v10/list.json?sp=oldest');
  });

  it('shows the number of results of each choice, and keeps empty choices in place', async () => {
    await renderView(<ListPage />, { address: '/en/li/sport', data: listingListOf(12) });
    const categories = within(screen.getByRole('navigation', { name: 'Categories', hidden: true }));
    expect(categories.getByRole('link', { name: 'Bicycles12', hidden: true }).getAttribute('href')).toBe(
      '/en/li/sport/bicycles',
    );
    const none = categories.getByRole('link', { name: /^Fitness/, hidden: true });
    expect([none.getAttribute('href'), none.getAttribute('aria-disabled')]).toEqual([null, 'true']);
    const canton = screen.getByLabelText<HTMLSelectElement>('Canton');
    expect([...canton.options].find(({ text }) => text === 'Bern (12)')?.disabled).toBe(false);
    expect([...canton.options].find(({ text }) => text === 'Uri (0)')?.disabled).toBe(true);
  });
});

describe('a listing in the list', () => {
  it('that is highlighted has a label in both views', async () => {
    for (const address of ['/en/li', '/en/li?view=grid']) {
      await renderView(<ListPage />, {
        address,
        data: { ...listingListOf(1), items: [listingItemOf({ highlight: true })] },
      });
      expect(screen.getByText('Highlighted')).toBeTruthy();
      cleanup();
    }
  });

  it('names the unit of a number', async () => {
    const parameters = [
      { key: 'rooms', value: 3.5, label: 'Rooms', text: '3.5' },
      { key: 'doors', value: 1, label: 'Doors', text: '1' },
      { key: 'size', value: '38', label: 'Size', text: '38' },
    ];
    await openWith({ parameters });
    expect(['3.5 rooms', '1 door', 'Size 38'].map((text) => screen.getByText(text).tagName)).toHaveLength(3);
  });

  const twelveHours = 12 * 60 * 60;

  it('is new for 12 hours [LISTING-8]', async () => {
    await openWith({ epoch_time: 0 }, (twelveHours - 1) * 1000);
    expect(screen.getByText('Just posted')).toBeTruthy();
  });

  it('is no longer new after 12 hours [LISTING-8]', async () => {
    await openWith({ epoch_time: 0 }, twelveHours * 1000);
    expect(screen.queryByText('Just posted')).toBeNull();
  });

  it('that is reserved has that label instead', async () => {
    await openWith({ status: 'reserved' });
    expect(screen.getByText('Reserved')).toBeTruthy();
    expect(screen.queryByText('Just posted')).toBeNull();
  });

  it('that became cheaper shows the old price struck through and labelled', async () => {
    await openWith({ previous_price: 1680 });
    expect(screen.getByText('1’680.–').tagName).toBe('S');
    expect(screen.getByText('previously')).toBeTruthy();
  });

  it('that became free shows its former price, and one whose price is on request does not', async () => {
    const reported = { key: 'price', label: 'Price' };
    await openWith({
      price: null,
      price_text: 'Free',
      previous_price: 50,
      parameters: [{ ...reported, value: 0, text: 'Free' }],
    });
    expect(screen.getByText('50.–')).toBeTruthy();
    cleanup();
    await openWith({
      price: null,
      price_text: 'On request',
      previous_price: 50,
      parameters: [{ ...reported, value: 'onRequest', text: 'On request' }],
    });
    expect(screen.queryByText('50.–')).toBeNull();
  });

  it('that became dearer does not show its former price', async () => {
    await openWith({ previous_price: 100 });
    expect(screen.queryByText('100.–')).toBeNull();
  });
});

describe('the price fields', () => {
  it('search when they lose the focus, with any separators between digits', async () => {
    await renderView(<ListPage />, { address: '/en/li', data: listingListOf(70) });
    const most = screen.getByLabelText('Maximum Price');
    fireEvent.change(most, { target: { value: '1’500.–' } });
    expect(calls.all).toEqual([]);
    fireEvent.blur(most);
    expect(calls.last.url).toBe('/api/v10/list.json?pe=1500');
  });

  it('are sent without a script only with values that the list’s address accepts', async () => {
    await renderView(<ListPage />, { address: '/en/li', data: listingListOf(70) });
    const least = screen.getByLabelText<HTMLInputElement>('Minimum Price');
    const isSent = (value: string) => {
      least.value = value;
      return least.checkValidity();
    };
    expect(['', "1'500", 'CHF 1500', '1 500.-'].map(isSent)).toEqual([true, true, true, true]);
    expect(['12 velos', '1000000000', '12 34'].map(isSent)).toEqual([false, false, false]);
  });

  it('explain why they are not searched for, until they are fixed', async () => {
    await renderView(<ListPage />, { address: '/en/li', data: listingListOf(70) });
    const most = screen.getByLabelText<HTMLInputElement>('Maximum Price');
    fireEvent.change(most, { target: { value: 'not much' } });
    fireEvent.blur(most);
    expect(calls.all).toEqual([]);
    expect([most.value, most.getAttribute('aria-invalid')]).toEqual(['not much', 'true']);
    const described = { name: 'Maximum Price', description: /^Enter an amount in francs/, hidden: true };
    expect(screen.getByRole('textbox', described)).toBe(most);
    expect(screen.getByLabelText('Minimum Price').getAttribute('aria-invalid')).toBe('false');
    fireEvent.change(most, { target: { value: '' } });
    fireEvent.blur(most);
    expect(screen.queryByText(/^Enter an amount/)).toBeNull();
    expect(calls.all).toEqual([]);
  });

  it('follow the search when it changes elsewhere', async () => {
    const { go } = await renderView(<ListPage />, { address: '/en/li?ps=200&pe=900', data: listingListOf(70) });
    await go(listPath('en', { ...everything, priceTo: 700 }));
    expect(screen.getByLabelText<HTMLInputElement>('Minimum Price').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Maximum Price').value).toBe('700');
  });
});

describe('the way back to the list', () => {
  it('shows its results at once, also on a later page', async () => {
    const { go, here } = await renderView(<ListOrNothing />, { address: '/en/li', data: listingListOf(70) });
    fireEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await calls.last.answer({ ...listingListOf(70), items: [listingItemOf({ subject: 'On page 2' })] });
    await go('/en/vi/abc');
    expect(screen.queryByText('On page 2')).toBeNull();
    await go(-1);
    expect(here()).toBe('/en/li?o=2');
    expect(screen.getByText('On page 2')).toBeTruthy();
    expect(calls.all).toHaveLength(1);
  });

  it('within the list shows its results at once, without another call', async () => {
    const { go, here } = await renderView(<ListPage />, { address: '/en/li', data: listingListOf(70) });
    fireEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await calls.last.answer({ ...listingListOf(70), items: [listingItemOf({ subject: 'On page 2' })] });
    expect(here()).toBe('/en/li?o=2');
    await go(-1);
    expect(here()).toBe('/en/li');
    expect(screen.getByText('One of 70 bikes')).toBeTruthy();
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
    await go(1);
    expect(here()).toBe('/en/li?o=2');
    expect(screen.getByText('On page 2')).toBeTruthy();
    expect(calls.all).toHaveLength(1);
  });

  it('before the router has navigated shows the former list', async () => {
    const { go, here } = await renderView(<ListPage />, { address: '/en/li', data: listingListOf(70) });
    await act(async () => {
      fireEvent.click(screen.getByRole('link', { name: 'Show as grid' }));
      await go(-1);
    });
    expect(here()).toBe('/en/li');
    expect(screen.getByRole('link', { name: 'Show as list' }).getAttribute('aria-current')).toBe('true');
  });

  it('differs from a link to the list, which fetches again', async () => {
    const { go } = await renderView(<ListOrNothing />, { address: '/en/li', data: listingListOf(70) });
    await go('/en/vi/abc');
    await go('/en/li');
    expect(screen.queryByText('One of 70 bikes')).toBeNull();
    expect(calls.last.url).toBe('/api/v10/list.json');
    await calls.last.answer(listingListOf(71));
    expect(screen.getByText('One of 71 bikes')).toBeTruthy();
  });
});

describe('the address of the list', () => {
  it('keeps a change that was made before the router navigated', async () => {
    const { here } = await renderView(<ListPage />, { address: '/en/li', data: listingListOf(70) });
    await act(async () => {
      fireEvent.click(screen.getByRole('link', { name: 'Show as grid' }));
      fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'oldest' } });
    });
    expect(here()).toBe('/en/li?view=grid');
    expect(calls.last.url).toBe('/api/v10/list.json?sp=oldest');
    expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('oldest');
    await calls.last.answer(listingListOf(3));
    expect(here()).toBe('/en/li?sp=oldest&view=grid');
  });

  it('with unknown keys keeps the changes made meanwhile', async () => {
    const { go } = await renderView(<ListPage />, { address: '/en/li', data: listingListOf(70) });
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'oldest' } });
    await go('/en/li?utm_source=mail');
    expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('oldest');
    await calls.last.answer(listingListOf(3));
    expect(calls.all).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('3 ads');
  });
});

/** Renders the list only on its own page, as the shell does. */
function ListOrNothing() {
  return usePlace().name === 'list' ? <ListPage /> : null;
}
