import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { steppedBy, steppedValue } from '#machines/ui/stepper.ts';

describe('the value of a stepper', () => {
  it.each([
    ['2', 2],
    ['2.4', 2],
    ['2,6', 3],
    ['-3', 0],
    ['9', 5],
  ])('for %s is %s: on a step of 1, from 0 to 5 [FORMS-18] [FORMS-19]', (typed, value) => {
    expect(steppedValue(typed)).toBe(value);
  });

  it.each(['many', '', 'NaN', undefined, null, {}, Infinity])('is 0 for %o, which is no number [FORMS-20]', (typed) => {
    expect(steppedValue(typed)).toBe(0);
  });

  const rules = fc
    .record({ min: fc.integer({ min: -20, max: 20 }), steps: fc.nat(40), step: fc.constantFrom(1, 2, 0.5, 0.1, 0.25) })
    .map(({ min, steps, step }) => ({ min, max: Number((min + steps * step).toFixed(2)), step }));

  it('is always on a step and within the bounds, and stays as it is the next time [FORMS-18]', () => {
    fc.assert(
      fc.property(rules, fc.double({ noNaN: true, min: -1e6, max: 1e6 }), (rule, typed) => {
        const value = steppedValue(typed, rule);
        expect(value).toBeGreaterThanOrEqual(rule.min);
        expect(value).toBeLessThanOrEqual(rule.max);
        expect((value - rule.min) / rule.step).toBeCloseTo(Math.round((value - rule.min) / rule.step), 6);
        expect(steppedValue(value, rule)).toBe(value);
      }),
    );
  });

  it('is the step nearest to the typed number [FORMS-18]', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: 1, max: 10 }), (typed) => {
        const value = steppedValue(typed, { min: 1, max: 10, step: 0.5 });
        expect(Math.abs(value - typed)).toBeLessThanOrEqual(0.25 + 1e-9);
      }),
    );
  });
});

describe('a step', () => {
  const rooms = { min: 1, max: 100, step: 0.5 };

  it.each([
    ['3.5', 1, 4],
    ['3.5', -1, 3],
    ['1', -1, 1],
    ['100', 1, 100],
    ['', 1, 1],
    ['', -1, 1],
  ] as const)('from %o by %i reaches %d', (typed, direction, value) => {
    expect(steppedBy(typed, direction, rooms)).toBe(value);
  });

  it('by a tenth is 0.3 after 0.2, without a rounding error', () => {
    expect(steppedBy('0.2', 1, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
  });
});
