import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  everything,
  isSameFilter,
  isSameSearch,
  onPage,
  withCategory,
  withChanges,
  withQuery,
  withSort,
} from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';

const filters = fc.record(
  {
    query: fc.constantFrom('', 'velo'),
    category: fc.constantFrom(2000, 4000),
    region: fc.constantFrom(1, 4),
    page: fc.constantFrom(1, 2),
    view: fc.constant('grid' as const),
  },
  { requiredKeys: [] },
);
const filterOf = (reported: Partial<SearchFilter>): SearchFilter => ({ ...everything, ...reported });

it('treats filters with equal values as equal', () => {
  fc.assert(
    fc.property(filters, filters, (one, other) => {
      const saysTheSame = JSON.stringify(filterOf(one)) === JSON.stringify(filterOf(other));
      expect(isSameFilter(filterOf(one), filterOf(other))).toBe(saysTheSame);
    }),
  );
});

it('holds another view for another filter of the same search', () => {
  const inGrid = filterOf({ view: 'grid' });
  expect([isSameSearch(everything, inGrid), isSameFilter(everything, inGrid)]).toEqual([true, false]);
});

it('keeps a price across categories, except in those without prices [SEARCH-15]', () => {
  const cheap = filterOf({ category: 4000, priceTo: 500, freeOnly: true });
  expect(withCategory(cheap, { category: 2000 })).toMatchObject({ priceTo: 500, freeOnly: true });
  for (const to of [{ category: 6400 }, { category: 6400, subcategory: 6420 }, { category: 7000, subcategory: 7777 }]) {
    expect(withCategory(cheap, to)).toEqual(filterOf(to));
    expect(withChanges(filterOf(to), { priceFrom: 1, freeOnly: true })).toEqual(filterOf(to));
  }
});

it('keeps the moment of page 1 from page to page, and drops it on page 1 and in another search', () => {
  const second = onPage(everything, 2, 1000);
  expect(second).toEqual(filterOf({ page: 2, asOf: 1000 }));
  expect(onPage(second, 3, 2000)).toEqual(filterOf({ page: 3, asOf: 1000 }));
  for (const other of [onPage(second, 1), withQuery(second, ''), withSort(second, 'newest'), withChanges(second, {})]) {
    expect(other).toEqual(everything);
  }
});
