import { describe, expect, it } from 'vitest';
import { everything } from '#machines/search/filterChanges.ts';
import { listingsAPage, pagesOf, toPageSize } from '#machines/search/pageSizes.ts';

describe('the pages of a search', () => {
  it('have the requested number of listings, or the category’s default [SEARCH-35]', () => {
    expect(listingsAPage(everything)).toBe(30);
    expect(listingsAPage({ ...everything, category: 1000 })).toBe(100);
    expect(listingsAPage({ ...everything, category: 1000, pageSize: 30 })).toBe(30);
    expect(listingsAPage({ ...everything, pageSize: 60 })).toBe(60);
  });

  it('are as many as the results need', () => {
    expect([0, 1, 30, 31, 61].map((total) => pagesOf(everything, total))).toEqual([0, 1, 1, 2, 3]);
    expect(pagesOf({ ...everything, pageSize: 60 }, 61)).toBe(2);
    expect(pagesOf(everything, 1_000_000)).toBe(10_000);
  });

  it('have an offered size, or none that an address can request', () => {
    expect(['30', '60', '100'].map(toPageSize)).toEqual([30, 60, 100]);
    expect(['31', '', '060', null, 30].map(toPageSize)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
