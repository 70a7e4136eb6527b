import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { widestRadius } from '#machines/market/limits.ts';
import { distanceKm } from '#market/places/localities.ts';
import { placesWithin } from '#market/places/placesWithin.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';

const { all } = swissLocalities;

describe('the places around a point', () => {
  it('are all that a radius has, in their order, and none that is a metre beyond', () => {
    const anyRadius = fc.oneof(fc.nat(widestRadius), fc.double({ min: 0, max: widestRadius, noNaN: true }));
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.constantFrom(...all), anyRadius, (centre, other, some) => {
        // The second radius is exactly the distance to a place, so that the circle passes through it.
        for (const radius of [some, distanceKm(centre, other)]) {
          const found = placesWithin(centre, radius, swissLocalities);
          const near = all.filter((place) => distanceKm(centre, place) <= radius);
          expect(found.filter((place) => distanceKm(centre, place) <= radius)).toEqual(near);
          expect(found.every((place) => distanceKm(centre, place) <= radius + 0.001)).toBe(true);
        }
      }),
    );
  });

  it('are all there are for a radius round the earth', () => {
    expect(placesWithin(all[0]!, 50_000, swissLocalities)).toEqual(all);
  });
});
