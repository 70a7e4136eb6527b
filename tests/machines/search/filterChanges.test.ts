import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everything, isSameFilter, isSameSearch } from '#machines/search/filterChanges.ts';
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
const filterOf = (told: Partial<SearchFilter>): SearchFilter => ({ ...everything, ...told });

it('holds filters that say the same for the same, whichever object says it', () => {
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
