import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryTree } from '#machines/market/categories/categories.ts';
import { isWithinCategory } from '#machines/market/categories/categoryTree.ts';
import { pageSizeOf, toPageNumber } from '#machines/market/pageNumber.ts';

describe('the page number', () => {
  it.each(['', ' ', 'two', '2x', null, undefined, Number.NaN, Infinity, {}, [3], true, 0, '0', -1, '-7', 0.9])(
    'is 1 for %o [SEARCH-45]',
    (requested) => {
      expect(toPageNumber(requested)).toBe(1);
    },
  );

  it('is the requested number, from an address or a form [SEARCH-45]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (page) => {
        expect(toPageNumber(page)).toBe(page);
        expect(toPageNumber(String(page))).toBe(page);
      }),
    );
  });

  it.each([10_001, '99999999999999999999', 1e300, '1e300'])('is the maximum for %o', (requested) => {
    expect(toPageNumber(requested)).toBe(10_000);
  });

  it('is always a whole number from 1 on', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.double()), (requested) => {
        const page = toPageNumber(requested);
        expect(Number.isInteger(page) && page >= 1).toBe(true);
      }),
    );
  });
});

describe('the page size', () => {
  it('of the list is 30 [LISTING-10]', () => {
    expect(pageSizeOf()).toBe(30);
    expect(pageSizeOf(2020)).toBe(30);
  });

  it('is 100 within real estate and nowhere else', () => {
    for (const { id } of categoryTree.flatMap((top) => [top, ...top.children])) {
      expect(pageSizeOf(id), `${id}`).toBe(isWithinCategory(id, 1000) ? 100 : 30);
    }
  });
});
