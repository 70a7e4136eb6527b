import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AppliedFilter, appliedFilters, isPriceActive } from '#machines/search/appliedFilters.ts';
import { everything, isSameNarrowing, withChanges, withoutFilters } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { anyFilter } from '#tests/server/search/arbitraries.ts';

describe('what a search is narrowed by', () => {
  it('is nothing exactly where all filters are reset', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const isBare = isSameNarrowing(filter, withoutFilters(filter));
        expect(appliedFilters(filter).length === 0).toBe(isBare);
      }),
    );
  });

  it('can be taken away one after the other, each without the others', () => {
    fc.assert(
      fc.property(anyFilter, (any) => {
        const filter = withChanges(any, {});
        const all = appliedFilters(filter);
        for (const each of all) {
          const others = all.filter((other) => other !== each);
          // A part of a canton goes with its canton.
          const left = others.filter((other) => !(each.kind === 'region' && other.kind === 'subregion'));
          expect(kinds(appliedFilters(withChanges(filter, each.without)))).toEqual(kinds(left));
        }
      }),
    );
  });

  it('is a price if it has a bound or asks for what is free [SEARCH-43]', () => {
    const with_ = (filter: Partial<SearchFilter>) => isPriceActive({ ...everything, ...filter });
    expect([with_({ priceFrom: 0 }), with_({ priceTo: 5 }), with_({ freeOnly: true })]).toEqual([true, true, true]);
    expect([with_({}), with_({ seller: 'private', category: 4000 })]).toEqual([false, false]);
  });
});

function kinds(applied: readonly AppliedFilter[]): readonly string[] {
  return applied.map(({ without: _, ...said }) => JSON.stringify(said));
}
