import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedPrice, typedPricePattern } from '#machines/search/filters/typedPrice.ts';

describe('a typed price', () => {
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
    expect(typedPrice(typed)).toEqual({ value: francs });
  });

  it.each(['cheap', '-5', '1e3', '10 to 20', '1’50', '12 34', '5.1234', 'EUR 5', '½'])('%s is none', (typed) => {
    expect(typedPrice(typed)).toEqual({ problem: 'unreadable' });
  });

  it('is at most the maximum of an address', () => {
    expect(typedPrice('1000000000')).toEqual({ problem: 'tooLarge' });
  });

  it('is the same in every grouping', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.constantFrom('', '’', "'", ' ', '\u00a0', '.'), (francs, group) => {
        const grouped = String(francs).replace(/\B(?=(\d{3})+$)/g, group);
        expect(typedPrice(grouped)).toEqual({ value: francs });
      }),
    );
  });
});

describe('the pattern of its field', () => {
  /** Compiles the pattern as browsers do for the attribute `pattern`. */
  const pattern = new RegExp(`^(?:${typedPricePattern})$`, 'v');

  it('accepts no text that cannot be parsed', () => {
    const around = fc.constantFrom('', ' ', 'CHF ', 'sfr', 'Fr.', ' francs', 'Velos', '–');
    const digits = fc.constantFrom('1', '12', '500', '999', '1234', '123456789', '1234567890');
    const groups = fc.array(fc.tuple(fc.constantFrom('', ..."’' .,", '  ', '\u00a0'), digits), { maxLength: 4 });
    const centimes = fc.constantFrom('', '.', ',', '.–', '.-', ',50', '.123');
    const typed = fc.tuple(around, digits, groups, centimes, around).map((parts) => parts.flat(2).join(''));
    fc.assert(
      fc.property(typed, (text) => {
        expect([pattern.test(text), 'problem' in typedPrice(text)]).not.toEqual([true, true]);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    '0',
    '1500',
    ' 1’500 ',
    "1'500.–",
    '1 500.-',
    '1.500',
    '1500,5',
    'chf 12’000.—',
    'Fr. 20',
    '999 999 999.95',
  ])('accepts %s', (typed) => {
    expect(pattern.test(typed)).toBe(true);
  });

  it.each(['cheap', '-5', '12 34', '20 velos', '1000000000', '1’000’000’000', '1.000.000.000'])(
    'refuses %s',
    (typed) => {
      expect(pattern.test(typed)).toBe(false);
    },
  );
});
