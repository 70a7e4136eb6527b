import { describe, expect, it } from 'vitest';
import { createLocalityTable } from '#market/places/localities.ts';
import { ignoredOf } from '#server/search/addresses/ignoredOf.ts';
import { withNamesRead } from '#server/pages/addresses/namesInAddress.ts';

const place = { latitude: 46.7, longitude: 7.6, otherNames: [] };
const table = createLocalityTable([
  { ...place, postcode: '3600', name: 'Thun', canton: 'BE', subregion: 'oberland' },
  { ...place, postcode: '3700', name: 'Spiez', canton: 'BE', subregion: 'oberland' },
  { ...place, postcode: '3400', name: 'Burgdorf', canton: 'BE', subregion: 'mittelland' },
  { ...place, postcode: '8700', name: 'Küsnacht', canton: 'ZH', subregion: 'zuerichsee' },
  { ...place, postcode: '4600', name: 'Olten', canton: 'SO', subregion: 'mittelland' },
]);

describe('a part of a canton that an address names without it', () => {
  it.each([
    ['/de/immobilien/region/oberland', '/de/immobilien/region/oberland?region=4'],
    ['/fr/immobilier/region/oberland?ps=100', '/fr/immobilier/region/oberland?ps=100&region=4'],
    ['/de/li/sport/oberland-region', '/de/li/sport/oberland-region?region=4'],
    ['/de/li?sa=oberland', '/de/li?sa=oberland&region=4'],
    ['/de/li?sa=Oberland', '/de/li?sa=oberland&region=4'],
    ['/de/li?sa=ZÜRICHSEE', '/de/li?sa=zuerichsee&region=23'],
    ['/de/li?sa=+Zurichsee', '/de/li?sa=zuerichsee&region=23'],
    ['/de/li?sa=Zuerichsee&region=23', '/de/li?sa=zuerichsee&region=23'],
    ['/de/li?sa=Mittelland&region=Bern', '/de/li?sa=mittelland&region=4'],
    ['/de/immobilien/region/Oberland', '/de/immobilien/region/Oberland?region=4'],
  ])('is that of the only canton with one: %s', (asked, meant) => {
    expect(withNamesRead(asked, table)).toBe(meant);
    expect(ignoredOf(meant)).toEqual([]);
  });

  it.each([
    '/de/immobilien/region/mittelland',
    '/de/immobilien/region/nirgendwo',
    '/de/li/sport?sa=mittelland',
    '/de/immobilien/region/oberland/ort/koeniz-be',
    '/de/li?sa=oberland&region=99',
  ])('is told as not understood where it is several ones’, none, or beside a place: %s', (asked) => {
    expect(withNamesRead(asked, table)).toBe(asked);
    const [value] = /oberland|mittelland|nirgendwo/.exec(asked)!;
    expect(ignoredOf(asked)).toContainEqual({ key: 'sa', value });
  });

  it.each(['/de/li/bern/oberland-region', '/de/li/bern?sa=oberland', '/de/li/sport'])(
    'is left where its canton stands beside it: %s',
    (asked) => {
      expect(withNamesRead(asked, table)).toBe(asked);
      expect(ignoredOf(asked)).toEqual([]);
    },
  );
});
