import { describe, expect, it } from 'vitest';
import { isOneOfFew } from '#machines/search/canonicalFilter.ts';
import { everything } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';

describe('a search with an indexed page', () => {
  it.each<Partial<SearchFilter>>([
    {},
    { category: 4000 },
    { category: 4000, subcategory: 4020, region: 4 },
    { localities: [{ localityID: 'koeniz-be', radius: 0 }], freeOnly: true },
    { category: 1000, subcategory: 1020, region: 24, selects: { transaction: ['rent'] } },
    { category: 2000, subcategory: 2020, selects: { brand: ['audi'] } },
    { page: 3, seller: 'private' },
  ])('has a name: %j', (filter) => {
    expect(isOneOfFew({ ...everything, ...filter })).toBe(true);
  });

  it.each<Partial<SearchFilter>>([
    { query: 'velo' },
    { priceFrom: 0 },
    { priceTo: 10 },
    { queryLanguage: 'de' },
    { organic: true },
    { category: 2000, subcategory: 2020, intervals: { mileage: { max: 1 } } },
    { category: 2000, subcategory: 2020, selects: { colour: ['red'] } },
    { category: 2000, subcategory: 2020, selects: { brand: ['audi', 'bmw'] } },
    { localities: [{ localityID: 'koeniz-be', radius: 1 }] },
    {
      localities: [
        { localityID: '3011', radius: 0 },
        { localityID: '3012', radius: 0 },
      ],
    },
  ])('has no arbitrary values: %j', (filter) => {
    expect(isOneOfFew({ ...everything, ...filter })).toBe(false);
  });
});
