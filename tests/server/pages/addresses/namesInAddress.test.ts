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

describe('a part of a canton in an address without the canton', () => {
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
  ])('belongs to the only canton with such a part: %s', (requested, meant) => {
    expect(withNamesRead(requested, table)).toBe(meant);
    expect(ignoredOf(meant)).toEqual([]);
  });

  it.each([
    '/de/immobilien/region/mittelland',
    '/de/immobilien/region/nirgendwo',
    '/de/li/sport?sa=mittelland',
    '/de/immobilien/region/oberland/ort/koeniz-be',
    '/de/li?sa=oberland&region=99',
  ])('is reported as not understood when it is ambiguous, unknown, or next to a place: %s', (requested) => {
    expect(withNamesRead(requested, table)).toBe(requested);
    const [value] = /oberland|mittelland|nirgendwo/.exec(requested)!;
    expect(ignoredOf(requested)).toContainEqual({ key: 'sa', value });
  });

  it.each(['/de/li/bern/oberland-region', '/de/li/bern?sa=oberland', '/de/li/sport'])(
    'stays unchanged when its canton is next to it: %s',
    (requested) => {
      expect(withNamesRead(requested, table)).toBe(requested);
      expect(ignoredOf(requested)).toEqual([]);
    },
  );
});
