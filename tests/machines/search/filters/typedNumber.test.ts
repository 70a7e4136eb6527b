import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedNumber, typedNumberPattern } from '#machines/search/filters/typedNumber.ts';

const mileage = { min: 0, max: 2_000_000, step: 1 };
const rooms = { min: 1, max: 100, step: 0.5 };

describe('a typed number', () => {
  it.each([
    ['', undefined],
    ['  ', undefined],
    ['0', 0],
    ['12000', 12_000],
    ['12’000 km', 12_000],
    ["12'000", 12_000],
    ['12 000km', 12_000],
    ['12.500', 12_500],
    ['1.200.000', 1_200_000],
  ])('%s is %s', (typed, value) => {
    expect(typedNumber(typed, mileage)).toEqual({ value });
  });

  it.each([
    ['3.5', 3.5],
    ['3,5', 3.5],
    ['4.0', 4],
  ])('%s rooms are %s', (typed, value) => {
    expect(typedNumber(typed, rooms)).toEqual({ value });
  });

  it.each([
    ['few', mileage, 'unreadable'],
    ['-5', mileage, 'unreadable'],
    ['1e3', mileage, 'unreadable'],
    ['10 to 20', mileage, 'unreadable'],
    ['2000001', mileage, 'tooLarge'],
    ['0.5', rooms, 'tooSmall'],
    ['3.25', rooms, 'offStep'],
    ['3.5', mileage, 'offStep'],
  ] as const)('%s of %o is %s', (typed, rule, problem) => {
    expect(typedNumber(typed, rule)).toEqual({ problem });
  });

  it('is the same in every grouping', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.constantFrom('', '’', "'", ' ', '\u00a0', '.'), (value, group) => {
        const grouped = String(value).replace(/\B(?=(\d{3})+$)/g, group);
        expect(typedNumber(grouped, mileage)).toEqual({ value });
      }),
    );
  });
});

describe('the pattern of its field', () => {
  /** Compiles the pattern as browsers do for the attribute `pattern`. */
  const pattern = new RegExp(`^(?:${typedNumberPattern})$`, 'v');

  it('accepts exactly the parseable texts', () => {
    const pieces = fc.constantFrom('1', '12', '500', '2000', '’', "'", ' ', '.', ',', '5', 'km', 'KM', 'm²', '–', 'x');
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1, maxLength: 6 }), (some) => {
        const text = some.join('');
        fc.pre(text.trim() !== '');
        const read = typedNumber(text, { min: 0, max: Infinity, step: 0.01 });
        expect(pattern.test(text)).toBe(!('problem' in read && read.problem === 'unreadable'));
      }),
      { numRuns: 1000 },
    );
  });
});
