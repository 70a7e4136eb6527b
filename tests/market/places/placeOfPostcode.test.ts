import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createLocalityTable } from '#market/places/localities.ts';
import { placeOfPostcode } from '#market/places/placeOfPostcode.ts';
import { regionByNeighbours } from '#market/places/unknownPostcodes.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';

const placeOf = (postcode: string, name?: string) => placeOfPostcode(swissLocalities, postcode, name);

describe('the place of a postcode that no directory has', () => {
  it.each([
    ['8000', 'Zürich', 23],
    ['3000', 'Bern', 4],
    ['4000', 'Basel', 3],
    ['1200', 'Genève', 6],
  ])('%s is the city %s as a whole', (postcode, name, region) => {
    expect(placeOf(postcode)).toEqual({ country: 'CH', name, region, isGuess: false });
  });

  it.each([
    ['8021', 'Zürich', 23],
    ['3001', 'Bern', 4],
    ['4002', 'Basel', 3],
    ['1211', 'Genève', 6],
    ['6002', 'Luzern', 10],
    ['9001', 'St. Gallen', 16],
    ['8401', 'Winterthur', 23],
  ])('%s belongs to the post office boxes of %s', (postcode, name, region) => {
    expect(placeOf(postcode)).toEqual({ country: 'CH', name, region, isGuess: true });
  });

  it('is decided by a known name, in any spelling, and the nearest of several places with that name', () => {
    expect(placeOf('8099', 'Zürich')).toMatchObject({ region: 23, isGuess: false });
    expect(placeOf('5039', 'Buchs')).toMatchObject({ name: 'Buchs', region: 1, isGuess: false });
    expect(placeOf('9474', 'Buchs')).toMatchObject({ name: 'Buchs', region: 16, isGuess: false });
    expect(placeOf('9501', 'Wil (SG)')).toMatchObject({ name: 'Wil', region: 16, isGuess: false });
    expect(placeOf('1213', 'Genève 11')).toMatchObject({ region: 6, isGuess: false });
  });

  it('has the canton of the postcodes on both sides when nothing else is known', () => {
    expect(placeOf('8335', 'Hittnau')).toEqual({ country: 'CH', name: '', region: 23, isGuess: true });
    expect(placeOf('9491')).toMatchObject({ country: 'LI', region: 24 });
    // Neftenbach, which the table of places lacks: its postcode is four above the last of Winterthur.
    expect(placeOf('8413')).toEqual({ country: 'CH', name: '', region: 23, isGuess: true });
  });

  it.each(['9999', '0999', '3999', '12345', '', 'abcd'])('is unknown for %j', (postcode) => {
    expect(placeOf(postcode)).toBeUndefined();
  });

  it('is the place of the name when several share a known postcode', () => {
    expect(placeOf('8152', 'Glattbrugg ZH')).toMatchObject({ name: 'Glattbrugg' });
    expect(placeOf('8152')).toMatchObject({ name: 'Opfikon' });
    const one = createLocalityTable([['3011', 'Bern', 'BE', 46.9, 7.4]]);
    expect(placeOfPostcode(one, '3000')).toMatchObject({ name: 'Bern', region: 4 });
    expect(placeOfPostcode(one, '8000')).toBeUndefined();
  });

  const directory = process.env['OFFICIAL_LOCALITIES'] ?? '../shared/data/official-localities-wgs84.csv';

  it.runIf(existsSync(directory))('has the right canton for 97 of 100 postcodes that the shipped table lacks', () => {
    const official = readFileSync(directory, 'utf8')
      .split(/\r?\n/)
      .map((line) => line.split(';'))
      .filter(([, postcode = '']) => /^\d{4}$/.test(postcode) && !swissLocalities.byPostcode.has(postcode));
    const cantonsOf = Map.groupBy(official, ([, postcode]) => postcode!);
    const judged = [...cantonsOf].flatMap(([postcode, rows]) => {
      const region = regionByNeighbours(swissLocalities, postcode);
      const cantons = new Set(swissLocalities.all.filter((each) => each.region === region).map(({ canton }) => canton));
      return region === undefined ? [] : [rows.some(([, , , , , canton]) => cantons.has(canton || 'FL'))];
    });
    expect(judged.length).toBeGreaterThan(1600);
    expect(judged.filter(Boolean).length / judged.length).toBeGreaterThan(0.97);
  });
});
