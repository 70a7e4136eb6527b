import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { homeDataOf, newestOnHome } from '#machines/home/homeMachine.ts';
import { categoryTree } from '#machines/market/categories/categories.ts';
import { listingItemOf, listingListOf } from '#machines/listing/listingItemExamples.ts';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { slugOf } from '#market/addresses/slug.ts';
import { homeDriver, newestListings as answer } from '#tests/drivers/home/homeDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { Component as HomePage } from '#web/home/HomePage.tsx';
import { homeParts } from '#web/home/lazyParts.tsx';

const calls = controlledAnswers();

beforeAll(() => homeParts.load());

describe('the front page, as its chart says', () => {
  itIsWalked(homeDriver);
});

it('shows the newest listings of the server without another call', async () => {
  await renderView(<HomePage />, { address: '/en', data: homeDataOf(answer) });
  expect(calls.all).toEqual([]);
  expect(screen.getByText('1’206 ads from all over Switzerland.')).toBeTruthy();
  const newest = within(screen.getByRole('region', { name: 'New on allmend' }));
  expect(newest.getAllByRole('article')).toHaveLength(newestOnHome);
  expect(newest.queryByText('Just posted'), 'the section says it already').toBeNull();
});

it('has no section of new listings in an empty market', async () => {
  await renderView(<HomePage />, { address: '/en', data: homeDataOf(listingListOf(0)) });
  expect(screen.queryByRole('region', { name: 'New on allmend' })).toBeNull();
  expect(screen.getByRole('region', { name: 'All categories' })).toBeTruthy();
});

it('shows the gallery, and labels its places as paid', async () => {
  const galleryItems = ['Sofa', 'Lamp'].map((subject) => listingItemOf({ id: subject, subject, highlight: true }));
  await renderView(<HomePage />, { address: '/en', data: homeDataOf({ ...answer, galleryItems }) });
  const gallery = within(screen.getByRole('region', { name: /^Gallery/ }));
  expect(gallery.getAllByRole('article')).toHaveLength(2);
  expect(gallery.getByText('Sponsored')).toBeTruthy();
  expect(gallery.queryByText('Highlighted'), 'the section says it already').toBeNull();
});

it('links to every top-level category, with its number of listings', async () => {
  await renderView(<HomePage />, { address: '/en', data: homeDataOf(answer) });
  const all = within(screen.getByRole('region', { name: 'All categories' })).getAllByRole('link');
  expect(all.map((link) => link.getAttribute('href'))).toEqual([
    '/en/immobilien',
    ...categoryTree.slice(1).map(({ id, name }) => `/en/cat/${id}/${slugOf(name.en)}`),
  ]);
  expect(all.map((link) => link.textContent)).toContain('Sport 1’206');
});

it('fetches the new listings when the user returns by a link, and again after a failure', async () => {
  await renderView(<HomePage />, { address: '/en/li', at: '/en' });
  expect(calls.last.url).toBe('/api/v10/list.json');
  await calls.last.fail();
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the newest ads.');
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await calls.last.answer(answer);
  expect(screen.getAllByRole('article')).toHaveLength(newestOnHome);
});
