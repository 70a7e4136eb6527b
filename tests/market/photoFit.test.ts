import { describe, expect, it } from 'vitest';
import { isOverLimit, storedSize } from '#market/photoFit.ts';

const limits = { bytes: 20, pixels: 50, sides: { shorter: 1280, longer: 2560 } };

describe('the size of a photo', () => {
  it('is stored with both sides within their limits, in its proportions', () => {
    expect(storedSize({ width: 9248, height: 6936 }, limits.sides)).toEqual({ width: 1707, height: 1280 });
    expect(storedSize({ width: 6936, height: 9248 }, limits.sides)).toEqual({ width: 1280, height: 1707 });
    expect(storedSize({ width: 20_000, height: 2000 }, limits.sides)).toEqual({ width: 2560, height: 256 });
  });

  it('never grows, and no side vanishes', () => {
    expect(storedSize({ width: 400, height: 300 }, limits.sides)).toEqual({ width: 400, height: 300 });
    expect(storedSize({ width: 40_000, height: 2 }, limits.sides)).toEqual({ width: 2560, height: 1 });
  });

  it('is above the limit from a byte or a pixel more', () => {
    expect(isOverLimit(20, { width: 10, height: 5 }, limits)).toBe(false);
    expect(isOverLimit(21, { width: 10, height: 5 }, limits)).toBe(true);
    expect(isOverLimit(20, { width: 17, height: 3 }, limits)).toBe(true);
    expect(isOverLimit(20, undefined, limits)).toBe(false);
    expect(isOverLimit(21, undefined, limits)).toBe(true);
  });
});
