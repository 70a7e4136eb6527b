import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakpoints, deviceClassOf } from '#machines/ui/screen.ts';

describe('the width of a window', () => {
  it('counts as a screen from these breakpoints on [UI-6]', () => {
    expect(breakpoints).toEqual({ mobile: 0, phablet: 480, tablet: 800, laptop: 994, desktop: 1364 });
  });

  it.each([
    [0, 'mobile'],
    [390, 'mobile'],
    [480, 'mobile'],
    [481, 'tablet'],
    [800, 'tablet'],
    [801, 'desktop'],
    [2560, 'desktop'],
  ] as const)('of %d px speaks for: %s [UI-7]', (width, device) => {
    expect(deviceClassOf(width)).toBe(device);
  });

  it('never speaks for a smaller device by growing [UI-7]', () => {
    const order = ['mobile', 'tablet', 'desktop'];
    fc.assert(
      fc.property(fc.nat(4000), fc.nat(4000), (width, more) => {
        expect(order.indexOf(deviceClassOf(width + more))).toBeGreaterThanOrEqual(order.indexOf(deviceClassOf(width)));
      }),
    );
  });
});
