import { fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { listingListOf } from '#machines/listing/listingItemExamples.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { tokenOf } from '#market/addresses/searchToken.ts';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { listParts } from '#web/search/lazyParts.tsx';
import { Component as ListPage } from '#web/search/ListPage.tsx';

const calls = controlledAnswers();

beforeAll(() => listParts.load());

const interpreted = { ...everything, query: 'velo', priceTo: 500 };

it('shows the price of a typed text as a filter that one press removes', async () => {
  const { here } = await renderView(<ListPage />, { address: '/en', at: '/en/li?q=velo+unter+500&view=grid' });
  expect(calls.last.url).toContain('q=velo+unter+500');
  expect(calls.last.url).toContain('typed=1');
  await calls.last.answer({ ...listingListOf(3), interpretation: tokenOf(interpreted)! });
  expect(here()).toBe('/en/li?q=velo&pe=500&view=grid');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('“velo”');
  const chips = within(screen.getByRole('list', { name: 'Active filters' }));
  fireEvent.click(chips.getByRole('link', { name: /Up to CHF.500/ }));
  expect(calls.last.url).not.toContain('pe=');
  await calls.last.answer(listingListOf(9));
  expect(here()).toBe('/en/li?q=velo&view=grid');
});

it('offers a wider radius and its number of ads below a few results', async () => {
  const wider = { ...everything, query: 'velo', localities: [{ localityID: 'bern-be', radius: 10 }] };
  const relaxations = [{ without: ['radius'], token: tokenOf(wider)!, search_total: 12 }];
  await renderView(<ListPage />, {
    address: '/en/li?q=velo&zipcode=bern-be',
    data: { ...listingListOf(2), relaxations },
  });
  const ways = within(screen.getByRole('heading', { name: 'Widen your search' }).closest('section')!);
  expect(ways.getByRole('listitem').textContent).toBe('Within 10\u00a0km12 ads');
});

it('begins a wider search at its top and keeps the place for another order', async () => {
  const wider = { ...everything, query: 'velo', localities: [{ localityID: 'bern-be', radius: 10 }] };
  const relaxations = [{ without: ['radius'], token: tokenOf(wider)!, search_total: 12 }];
  const states: unknown[] = [];
  const Probe = () => {
    states.push(useLocation().state as unknown);
    return null;
  };
  const address = '/en/li?q=velo&zipcode=bern-be';
  await renderView([<ListPage key="list" />, <Probe key="probe" />], {
    address,
    data: { ...listingListOf(2), relaxations },
  });
  fireEvent.click(screen.getByRole('link', { name: 'Within 10\u00a0km' }));
  await calls.last.answer({ result: listingListOf(12) });
  expect(states.at(-1)).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Show as grid' }));
  expect(states.at(-1)).toEqual({ keepsPlace: true });
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'price-asc' } });
  await calls.last.answer(listingListOf(12));
  expect(states.at(-1)).toEqual({ keepsPlace: true });
});
