import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOfNumber, codesOf, noValue } from '#server/search/memory/parameterSlots.ts';
import { listing } from '../corpus/listings.ts';

describe('the code of a number', () => {
  const halves = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 3_999_980, max: 4_000_000 }));
  const anyBound = halves.map((number) => number / 2);
  const anyNumber = fc
    .tuple(anyBound, fc.constantFrom(-0.3, -1e-6, 0, 1e-6, 0.3))
    .map(([bound, beside]) => bound + beside);

  it('is within the codes of two bounds when the number is within the bounds [SEARCH-21]', () => {
    fc.assert(
      fc.property(anyNumber, anyBound, anyBound, (number, min, max) => {
        const isWithin = codeOfNumber(number) >= codeOfNumber(min) && codeOfNumber(number) <= codeOfNumber(max);
        expect(isWithin).toBe(number >= min && number <= max);
      }),
    );
  });

  it.each([-1, -Infinity, Infinity, 1e300])('of %d is a code, though no ad should have it', (number) => {
    expect(codeOfNumber(number)).toBeGreaterThan(noValue);
    expect(codeOfNumber(number)).toBeLessThan(2 ** 30);
  });
});

describe('the slots of an ad', () => {
  it('contain the parameters of its category, and no others', () => {
    const names: string[] = [];
    const flat = listing('a1', { category: 1040, parameters: { rooms: 2.5, transaction: 'rent', brand: 'audi' } });
    expect(codesOf(flat, (name) => names.push(name))).toEqual([1, noValue, codeOfNumber(2.5)]);
    expect(names).toEqual(['transaction:rent']);
  });
});
