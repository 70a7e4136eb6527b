import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedPrice } from '#machines/search/typedPrice.ts';

describe('a price as somebody types it', () => {
  it.each([
    ['', undefined],
    ['  ', undefined],
    ['0', 0],
    ['1500', 1500],
    ['1’500', 1500],
    ["1'500.–", 1500],
    ['1 500.-', 1500],
    ['1.500', 1500],
    ['1500.50', 1500],
    ['1500,5', 1500],
    ['CHF 12’000.—', 12_000],
    ['fr. 20', 20],
    ['20 Franken', 20],
    ['1’234’567 CHF', 1_234_567],
    ['999999999', 999_999_999],
  ])('%s is %s', (typed, francs) => {
    expect(typedPrice(typed)).toEqual({ francs });
  });

  it.each(['cheap', '-5', '1e3', '10 to 20', '1’50', '12 34', '5.1234', 'EUR 5', '½'])('%s is none', (typed) => {
    expect(typedPrice(typed)).toEqual({ problem: 'unreadable' });
  });

  it('is at most what an address can tell', () => {
    expect(typedPrice('1000000000')).toEqual({ problem: 'tooLarge' });
  });

  it('is whatever number was written, whichever way it is grouped', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.constantFrom('', '’', "'", ' ', '\u00a0', '.'), (francs, group) => {
        const grouped = String(francs).replace(/\B(?=(\d{3})+$)/g, group);
        expect(typedPrice(grouped)).toEqual({ francs });
      }),
    );
  });
});
