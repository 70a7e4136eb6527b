import { act, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import { listingListOf } from '#machines/listing/listingItemExamples.ts';
import { categoryTree } from '#machines/market/categories/categories.ts';
import { everything, withCategory } from '#machines/search/filterChanges.ts';
import { tokenOf } from '#market/addresses/searchToken.ts';
import { anySearchFilter } from '#tests/market/addresses/anySearchFilter.ts';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { loadPage, Page } from '#web/router/router.tsx';
import { filterAt } from '#web/addresses/filterAt.ts';
import { listParts } from '#web/search/lazyParts.tsx';
import { addressOf, listPath, listPathIn } from '#web/addresses/listPath.ts';

const calls = controlledAnswers();

beforeAll(() => listParts.load());
const velo = { ...everything, query: 'velo' };
const token = tokenOf(velo);

describe('the search filter of an address', () => {
  it('is read from a token', async () => {
    await renderView(null);
    expect(filterAt(`/en/q/velo/${token}`)).toEqual({ filter: velo, token });
    expect(filterAt('/en/li/sport')).toEqual({ filter: { ...everything, category: 4000 } });
    expect(filterAt('/en/vi/velo/abc')).toEqual({ filter: everything });
    expect(filterAt('/en/li/quark')).toEqual({ filter: everything });
  });

  it('has its own address, regardless of the origin, except after a link with a token', async () => {
    await renderView(null);
    const flats = { ...everything, category: 1000, subcategory: 1020 };
    for (const name of ['list', 'realEstateList', 'home'] as const) {
      expect(addressOf({ name, language: 'en' }, flats)).toBe('/en/immobilien/object/apartment');
      expect(addressOf({ name, language: 'en' }, velo)).toBe(listPath('en', velo));
    }
    expect(addressOf({ name: 'results', language: 'en' }, flats)).toBe(`/en/q/apartments/${tokenOf(flats)}`);
  });

  it('has the same address in every category as each category alone', async () => {
    await renderView(null);
    const choices = [
      {},
      ...categoryTree.map(({ id }) => ({ category: id })),
      ...categoryTree.flatMap(({ id, children }) => children.map((child) => ({ category: id, subcategory: child.id }))),
    ];
    fc.assert(
      fc.property(anySearchFilter, (filter) => {
        const pathIn = listPathIn('en', filter);
        for (const choice of choices) expect(pathIn(choice)).toBe(listPath('en', withCategory(filter, choice)));
      }),
    );
  });

  it.each([
    ['/en/li', 'Real estate', '/en/immobilien/offer/all', 'list.json', listingListOf(3)],
    [
      ...([`/en/q/velo/${token}`, 'Sport', `/en/q/velo/${tokenOf({ ...velo, category: 4000 })}`] as const),
      ...(['search.json', { result: listingListOf(3) }] as const),
    ],
  ])('is shown by a single list that stays mounted: %s, %s, %s', async (address, category, next, call, answer) => {
    await loadPage('list');
    const data = { ...listingListOf(70), counts: { ...listingListOf(70).counts, category: { 1000: 3, 4000: 3 } } };
    const { here } = await renderView(<Page />, { address, data });
    const headline = screen.getByRole('heading', { level: 1 });
    await act(async () => {
      fireEvent.click(screen.getAllByRole('link', { name: new RegExp(`^${category}`), hidden: true })[0]!);
    });
    await calls.to(call).answer(answer);
    expect(here()).toBe(next);
    expect(screen.getByRole('heading', { level: 1 })).toBe(headline);
  });
});
