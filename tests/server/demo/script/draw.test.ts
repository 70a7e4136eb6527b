import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawFor, fractionOf, hashOf } from '#server/demo/script/draw.ts';

describe('draws of a seed', () => {
  it('are the same for the same seed, and others for another', () => {
    const five = (seed: string) => {
      const draw = drawFor(seed);
      return Array.from({ length: 5 }, () => draw.fraction());
    };
    expect(five('bicycles/citybike')).toEqual(five('bicycles/citybike'));
    expect(five('bicycles/citybike')).not.toEqual(five('bicycles/citybikes'));
  });

  it('stay within their bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 1000 }), (seed, most) => {
        const draw = drawFor(seed);
        expect(draw.fraction()).toBeGreaterThanOrEqual(0);
        expect(draw.fraction()).toBeLessThan(1);
        expect(draw.between(1, most)).toBeGreaterThanOrEqual(1);
        expect(draw.between(1, most)).toBeLessThanOrEqual(most);
        expect(['a', 'b']).toContain(draw.pick(['a', 'b']));
        expect(draw.inPercent(0)).toBe(false);
        expect(draw.inPercent(100)).toBe(true);
      }),
    );
  });

  it('spread evenly, also over seeds that differ in one letter', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let seed = 0; seed < 5000; seed += 1) tenths[Math.floor(drawFor(`ad ${seed}`).fraction() * 10)]! += 1;
    for (const count of tenths) expect(Math.abs(count - 500)).toBeLessThan(100);
  });

  it('make a separate fraction of two hashes together', () => {
    const fractions = Array.from({ length: 50 }, (_, index) => fractionOf(hashOf(`ad ${index}`), hashOf('regula')));
    expect(new Set(fractions).size).toBe(50);
    expect(Math.min(...fractions)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...fractions)).toBeLessThan(1);
    expect(fractionOf(1, 2)).not.toBe(fractionOf(2, 1));
  });
});
