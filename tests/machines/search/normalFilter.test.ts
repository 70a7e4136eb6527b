import { expect, it } from 'vitest';
import { mostFrancs } from '#machines/market/limits.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { normalFilter } from '#machines/search/normalFilter.ts';
import type { Interval } from '#machines/search/searchFilter.ts';

it('treats a price from 0, and up to the maximum, as no bound: listings on request are found [SEARCH-12]', () => {
  expect(normalFilter({ ...everything, priceFrom: 0 })).toEqual(everything);
  expect(normalFilter({ ...everything, priceFrom: 0, priceTo: mostFrancs })).toEqual(everything);
  expect(normalFilter({ ...everything, priceFrom: 0, priceTo: 50 })).toEqual({ ...everything, priceTo: 50 });
  expect(normalFilter({ ...everything, priceFrom: 1, priceTo: 0 })).toEqual({
    ...everything,
    priceFrom: 1,
    priceTo: 0,
  });
});

it('treats a parameter from 0, and up to the maximum, as no bound: listings without it are found', () => {
  const cars = { ...everything, category: 2000, subcategory: 2020 };
  const withMileage = (interval: Interval) => normalFilter({ ...cars, intervals: { mileage: interval } });
  expect(withMileage({ min: 0 })).toEqual(cars);
  expect(withMileage({ max: 2_000_000 })).toEqual(cars);
  expect(withMileage({ min: 0, max: 2_000_000 })).toEqual(cars);
  expect(withMileage({ min: 0, max: 100_000 })).toEqual({ ...cars, intervals: { mileage: { max: 100_000 } } });
  expect(withMileage({ min: 1 })).toEqual({ ...cars, intervals: { mileage: { min: 1 } } });
});
