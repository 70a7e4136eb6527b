import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AppliedFilter, appliedFilters, appliedKey } from '#machines/search/appliedFilters.ts';
import { everything, isSameNarrowing, withChanges, withoutFilters } from '#machines/search/filterChanges.ts';
import { anyFilter } from '#tests/server/search/corpus/arbitraries.ts';

describe('the applied filters', () => {
  it('are empty exactly when all filters are reset', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const isBare = isSameNarrowing(filter, withoutFilters(filter));
        expect(appliedFilters(filter).length === 0).toBe(isBare);
      }),
    );
  });

  it('can be removed one after the other, each without the others', () => {
    fc.assert(
      fc.property(anyFilter, (any) => {
        const filter = withChanges(any, {});
        const all = appliedFilters(filter);
        for (const each of all) {
          const others = all.filter((other) => other !== each);
          // The filter for a part of a canton disappears with that for its canton.
          const left = others.filter((other) => !(each.kind === 'region' && other.kind === 'subregion'));
          expect(kinds(appliedFilters(withChanges(filter, each.without)))).toEqual(kinds(left));
        }
      }),
    );
  });

  it('have unique keys', () => {
    fc.assert(
      fc.property(anyFilter, (any) => {
        const keys = appliedFilters(withChanges(any, {})).map(appliedKey);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
    const others = ['vehicleType', 'fuel'].map((key) => ({ selects: { [key]: ['other'] } }));
    const cars = others.reduce(withChanges, { ...everything, category: 2000, subcategory: 2020 });
    expect(new Set(appliedFilters(cars).map(appliedKey)).size).toBe(2);
  });
});

function kinds(applied: readonly AppliedFilter[]): readonly string[] {
  return applied.map(appliedKey);
}
