import { expect, it } from 'vitest';
import { mostFrancs } from '#machines/market/limits.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { normalFilter } from '#machines/search/normalFilter.ts';

it('treats a price from 0, and one up to the highest, as no bound: ads on request are found [SEARCH-12]', () => {
  expect(normalFilter({ ...everything, priceFrom: 0 })).toEqual(everything);
  expect(normalFilter({ ...everything, priceFrom: 0, priceTo: mostFrancs })).toEqual(everything);
  expect(normalFilter({ ...everything, priceFrom: 0, priceTo: 50 })).toEqual({ ...everything, priceTo: 50 });
  expect(normalFilter({ ...everything, priceFrom: 1, priceTo: 0 })).toEqual({
    ...everything,
    priceFrom: 1,
    priceTo: 0,
  });
});
