import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offeredRadii } from '#machines/market/limits.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { areaOf } from '#market/places/areas.ts';
import { postcodeCodes, postcodeOf } from '#market/places/postcodes.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import { radiusCounts } from '#server/search/answers/radiusCounts.ts';

const anyPostcode = fc.constantFrom(...swissLocalities.all.slice(0, 80).map(({ postcode }) => postcode));
const anyPlace = fc.record({
  localityID: fc.oneof(anyPostcode, fc.constantFrom('bern-be', 'zuerich-zh', 'nowhere-zz')),
  radius: fc.constantFrom(...offeredRadii, 7, 350),
});
const anyPlaces = fc.uniqueArray(anyPlace, { selector: ({ localityID }) => localityID, minLength: 1, maxLength: 3 });

describe('the counts of radii', () => {
  it('match a search with that radius around the place, and the same radii around the others', () => {
    fc.assert(
      fc.property(anyPlaces, fc.dictionary(anyPostcode, fc.nat(9)), (localities, postcode) => {
        const counted = new Uint32Array(postcodeCodes);
        for (const [code, count] of Object.entries(postcode)) counted[postcodeOf(code)] = count;
        const counts = radiusCounts(localities, { postcode: counted }, swissLocalities);
        expect(counts).toEqual(
          localities.map((place) =>
            [...new Set([...offeredRadii, place.radius])]
              .toSorted((one, other) => one - other)
              .map((radius) => {
                const others = localities.map((each) => (each === place ? { ...place, radius } : each));
                const area = areaOf({ ...everything, localities: others }, swissLocalities);
                const within = Object.entries(postcode).filter(
                  ([one]) => area?.kind === 'postcodes' && area.metres.has(one),
                );
                return { radius, count: within.reduce((sum, [, count]) => sum + count, 0) };
              }),
          ),
        );
      }),
    );
  });
});
