import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everything } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { areaOf, kilometresFrom, localitiesOfId, townIdOf } from '#market/places/areas.ts';
import { createLocalityTable, distanceKm, type Locality } from '#market/places/localities.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';

const area = (changes: Partial<SearchFilter>, table = swissLocalities) => areaOf({ ...everything, ...changes }, table);
const metresOf = (localities: NonNullable<SearchFilter['localities']>, table = swissLocalities) => {
  const found = area({ localities }, table);
  return found?.kind === 'postcodes' ? found.metres : undefined;
};
const anyPlace = fc.constantFrom(...swissLocalities.all);
const anyChosen = fc.record({ place: anyPlace, radius: fc.nat({ max: 60 }), asTown: fc.boolean() });

describe('the area of a search', () => {
  it('is everywhere without a place, and in all of Switzerland', () => {
    expect(area({})).toBeUndefined();
    expect(area({ region: 4, widened: 'country' })).toBeUndefined();
  });

  it('is a canton, or with those that border on it', () => {
    expect(area({ region: 4 })).toEqual({ kind: 'regions', regions: new Set([4]) });
    const wider = area({ region: 6, widened: 'neighbours' });
    expect(wider).toEqual({ kind: 'regions', regions: new Set([6, 20]) });
  });

  it('is the whole city for a postcode of post office boxes only', () => {
    expect(metresOf([{ localityID: '3000', radius: 0 }])).toEqual(metresOf([{ localityID: 'bern-be', radius: 0 }]));
    expect(metresOf([{ localityID: '8000', radius: 3 }])).toEqual(metresOf([{ localityID: 'zuerich-zh', radius: 3 }]));
    const sion = { postcode: '1950', name: 'Sion', canton: 'VS', latitude: 46.23, longitude: 7.36, otherNames: [] };
    expect(localitiesOfId(createLocalityTable([sion]), '3000')).toEqual([]);
  });

  it('is a city with the postcodes of its companies and boxes, and a postcode alone without them', () => {
    const zurich = metresOf([{ localityID: 'zuerich-zh', radius: 0 }])!;
    expect(['8000', '8001', '8021', '8060'].map((postcode) => zurich.get(postcode))).toEqual([0, 0, 0, 0]);
    expect(metresOf([{ localityID: '8021', radius: 0 }])).toEqual(zurich);
    expect(metresOf([{ localityID: '8001', radius: 0 }])).toEqual(new Map([['8001', 0]]));
    expect(metresOf([{ localityID: '8001', radius: 5 }])!.get('8000')).toBe(0);
    expect(kilometresFrom('zuerich-zh', swissLocalities)[8021]).toBe(0);
  });

  it('is a part of a canton, by the postcodes that lie in it', () => {
    const place = { canton: 'BE', latitude: 46.7, longitude: 7.6, otherNames: [] };
    const table = createLocalityTable([
      { ...place, postcode: '3600', name: 'Thun', subregion: 'oberland' },
      { ...place, postcode: '3011', name: 'Bern', subregion: 'mittelland' },
      { ...place, canton: 'UR', postcode: '6460', name: 'Altdorf', subregion: 'oberland' },
    ]);
    expect(area({ region: 4, subregion: 'oberland' }, table)).toEqual({
      kind: 'postcodes',
      metres: new Map([['3600', 0]]),
    });
  });

  it('contains each chosen place at 0 metres, and its surroundings by the distance from the nearest', () => {
    fc.assert(
      fc.property(fc.array(anyChosen, { minLength: 1, maxLength: 3 }), (chosen) => {
        const localities = chosen.map(({ place, radius, asTown }) => {
          return { localityID: asTown ? townIdOf(place) : place.postcode, radius };
        });
        const expected = new Map<string, number>();
        const note = ({ postcode }: Locality, metres: number) =>
          expected.set(postcode, Math.min(metres, expected.get(postcode) ?? Infinity));
        for (const { localityID, radius } of localities) {
          const [centre, ...others] = localitiesOfId(swissLocalities, localityID);
          for (const one of [centre!, ...others]) note(one, 0);
          for (const other of swissLocalities.all) {
            const distance = distanceKm(centre!, other);
            if (radius > 0 && distance <= radius) note(other, Math.round(1000 * distance));
          }
        }
        const found = [...metresOf(localities)!].filter(([postcode]) => swissLocalities.byPostcode.has(postcode));
        expect(new Map(found)).toEqual(expected);
        // The result is memoised: equal places yield the same object.
        expect(metresOf(localities)).toBe(metresOf(structuredClone(localities)));
      }),
      { numRuns: 50 },
    );
  });

  it('is empty for unknown places, and independent of another directory', () => {
    expect(metresOf([{ localityID: 'nirgendwo-be', radius: 10 }])).toEqual(new Map());
    const one = createLocalityTable([['3011', 'Bern', 'BE', 46.9, 7.4]]);
    expect(metresOf([{ localityID: '3011', radius: 10 }], one)).toEqual(
      new Map([
        ['3011', 0],
        ['3000', 0],
      ]),
    );
    expect(metresOf([{ localityID: '3011', radius: 10 }])!.size).toBeGreaterThan(10);
  });

  it('is measured afresh once many places have been looked around', () => {
    const bern = [{ localityID: '3011', radius: 350 }];
    const before = metresOf(bern);
    for (let radius = 1; radius <= 250; radius += 1) metresOf([{ localityID: '8001', radius }]);
    expect(metresOf(bern)).toEqual(before);
    expect(metresOf(bern)).not.toBe(before);
  });
});
