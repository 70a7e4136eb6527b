import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { foundCars } from '#tests/drivers/search/filtersDriver.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { listParts } from '#web/search/lazyParts.tsx';
import { Component as ListPage } from '#web/search/ListPage.tsx';

beforeAll(() => listParts.load());

it.each([
  ['en', 'cdos=3&cdoe=5', ['“velo”', 'Doors: 3 to 5']],
  ['en', 'cdos=5&cdoe=5', ['“velo”', 'Doors: 5']],
  ['de', 'cdos=5&cdoe=5', ['«velo»', 'Doors: 5']],
  ['fr', 'cdos=5&cdoe=5', ['«\u202fvelo\u202f»', 'Doors\u202f: 5']],
  ['it', 'cdos=5&cdoe=5', ['«velo»', 'Doors: 5']],
] as const)(
  'writes headline and chips with the punctuation of the language, and equal bounds as one number: %s %s',
  async (language, keys, words) => {
    const from = `/${language}/li?category=2000&subcategory=2020&q=velo&${keys}`;
    await renderView(<ListPage />, { address: from, data: foundCars, language });
    const chips = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(chips).toEqual(expect.arrayContaining([...words]));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(words[0]);
  },
);
