import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cantons } from '#market/cantons/cantons.ts';
import {
  createLocalityTable,
  distanceKm,
  localitiesNamed,
  type Locality,
  localityByPostcode,
} from '#market/places/localities.ts';
import { localityRows } from '#market/places/localityRows.ts';
import { foldPlaceName, otherPlaceNames } from '#market/places/placeNames.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';

const place = fc.constantFrom(...swissLocalities.all);
const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

function written(localities: readonly Locality[]): string[] {
  return localities.map(({ postcode, name, canton }) => `${postcode} ${name} ${canton}`);
}

function known(postcode: string): Locality {
  const locality = localityByPostcode(swissLocalities, postcode);
  if (!locality) throw new Error(`no place has ${postcode}`);
  return locality;
}

describe('the shipped places', () => {
  it('are some 1,300 in all cantons and Liechtenstein, in a small table', () => {
    expect(localityRows.length).toBeGreaterThan(1250);
    expect(JSON.stringify(localityRows).length).toBeLessThan(150_000);
    const abbreviations = cantons.flatMap((canton) => canton.abbreviations);
    for (const abbreviation of abbreviations) {
      expect(
        swissLocalities.all.some(({ canton }) => canton === abbreviation),
        abbreviation,
      ).toBe(true);
    }
  });

  it('lie in the country, have a postcode, and are listed once each', () => {
    for (const { postcode, name, latitude, longitude } of swissLocalities.all) {
      expect(Number(postcode) >= 1000 && Number(postcode) <= 9999, name).toBe(true);
      expect(name).toBe(name.trim());
      expect(latitude > 45.8 && latitude < 47.85, name).toBe(true);
      expect(longitude > 5.9 && longitude < 10.6, name).toBe(true);
    }
    expect(new Set(written(swissLocalities.all)).size).toBe(swissLocalities.all.length);
  });

  it('distinguish half-cantons by postcode', () => {
    const cantonsOf = ['9050', '9100', '4051', '4410', '6370', '6060'].map((postcode) => known(postcode).canton);
    expect(cantonsOf).toEqual(['AI', 'AR', 'BS', 'BL', 'NW', 'OW']);
    expect(known('9490')).toMatchObject({ name: 'Vaduz', canton: 'FL', region: 24 });
  });

  it('can all be found by their names in other languages', () => {
    for (const [name, others] of otherPlaceNames) {
      expect(localitiesNamed(swissLocalities, name), name).not.toEqual([]);
      for (const other of others) {
        expect(
          localitiesNamed(swissLocalities, other).map((found) => found.name),
          other,
        ).toContain(name);
      }
    }
  });

  const directory = process.env['OFFICIAL_LOCALITIES'] ?? '../shared/data/official-localities-wgs84.csv';

  it.runIf(existsSync(directory))('have the postcodes of the official directory', () => {
    const official = new Set(
      readFileSync(directory, 'utf8')
        .split(/\r?\n/)
        .map((line) => line.split(';'))
        .map(([name = '', postcode, , , , canton]) => {
          return `${postcode} ${foldPlaceName(name.replace(/ (\(.*\)|[A-Z]{2})$/, ''))} ${canton || 'FL'}`;
        }),
    );
    const wrong = swissLocalities.all.filter(({ postcode, name, canton }) => {
      return !official.has(`${postcode} ${foldPlaceName(name)} ${canton}`);
    });
    expect(written(wrong)).toEqual([]);
  });
});

describe('finding a place', () => {
  it.each([
    ['Genf', '1204 Genève GE'],
    ['ginevra', '1204 Genève GE'],
    ['GENEVE', '1204 Genève GE'],
    ['zuerich', '8001 Zürich ZH'],
    ['Bâle', '4051 Basel BS'],
    ['sankt gallen', '9000 St. Gallen SG'],
    ['St Gallen', '9000 St. Gallen SG'],
    ['Sitten', '1950 Sion VS'],
    ['Bienne', '2502 Biel/Bienne BE'],
    ['Davos', '7270 Davos Platz GR'],
    ['Oerlikon', '8050 Zürich ZH'],
  ])('named %s', (name, expected) => {
    expect(written(localitiesNamed(swissLocalities, name))[0]).toBe(expected);
  });

  it('by its postcode returns the most important one, or the named one', () => {
    expect(known('8152').name).toBe('Opfikon');
    expect(localityByPostcode(swissLocalities, '8152', 'GLATTBRUGG')?.name).toBe('Glattbrugg');
    expect(localityByPostcode(swissLocalities, '8152', 'elsewhere')?.name).toBe('Opfikon');
    expect(localityByPostcode(swissLocalities, '79588')).toBeUndefined();
  });

  it('ignores case and accents', () => {
    fc.assert(
      fc.property(place, ({ name }) => {
        const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
        expect(localitiesNamed(swissLocalities, plain)).toEqual(localitiesNamed(swissLocalities, name));
      }),
    );
  });
});

describe('distances', () => {
  it('match the map', () => {
    expect(distanceKm(known('3011'), known('8001'))).toBeCloseTo(95, -1);
    expect(distanceKm(known('1204'), known('7550'))).toBeGreaterThan(320);
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015, 0);
  });

  it('are zero to the same place, symmetric, and never shorter by a detour', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-3);
      }),
    );
  });
});

describe('a custom table', () => {
  it('is created from rows and contains their other names', () => {
    const table = createLocalityTable([['9999', 'Constructor', 'UR', 46.8, 8.6, 'Hintertal']]);
    expect(table.all).toEqual([
      {
        postcode: '9999',
        name: 'Constructor',
        canton: 'UR',
        region: 19,
        latitude: 46.8,
        longitude: 8.6,
        otherNames: ['Hintertal'],
      },
    ]);
    expect(localitiesNamed(table, 'constructor')).toEqual(table.all);
    expect(localitiesNamed(table, 'hintertal')).toEqual(table.all);
  });

  it('refuses an unknown canton', () => {
    expect(() => createLocalityTable([['9999', 'Nowhere', 'XX', 46, 8]])).toThrow('9999 Nowhere');
  });
});
