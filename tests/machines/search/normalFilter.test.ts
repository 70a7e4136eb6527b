import { expect, it } from 'vitest';
import { mostFrancs } from '#machines/market/limits.ts';
import { parametersFor } from '#machines/market/parameters.ts';
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

it('treats the lowest and the highest value of a parameter as no bound [SEARCH-21]', () => {
  const cars = { ...everything, category: 2000, subcategory: 2020 };
  const mileage = parametersFor(2020).find(({ key }) => key === 'mileage')!;
  if (mileage.kind !== 'number') throw new Error('The mileage of cars is a number');
  expect(normalFilter({ ...cars, intervals: { mileage: { min: mileage.min } } })).toEqual(cars);
  expect(normalFilter({ ...cars, intervals: { mileage: { min: mileage.min, max: mileage.max } } })).toEqual(cars);
  const bounded = { ...cars, intervals: { mileage: { max: 50_000 } } };
  expect(normalFilter({ ...cars, intervals: { mileage: { min: mileage.min, max: 50_000 } } })).toEqual(bounded);
});
