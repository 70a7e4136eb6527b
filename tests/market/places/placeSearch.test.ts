import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localitiesOfId, townIdOf } from '#market/places/areas.ts';
import { createLocalityTable } from '#market/places/localities.ts';
import { namedPlace, placesInList, searchPlaces } from '#market/places/placeSearch.ts';
import { displayLocality } from '#market/places/places.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';

const found = (typed: string, limit = 8) => searchPlaces(swissLocalities, typed, limit);

describe('a typed text finds', () => {
  it('towns before their postcodes, the important first', () => {
    expect(found('bern', 5)).toEqual(['bern-be', 'bernex-ge', 'muri-bei-bern-be', 'wohlen-bei-bern-be', '3011']);
    expect(found('züri', 3)).toEqual(['zuerich-zh', 'egg-bei-zuerich-zh', '8001']);
  });

  it.each([
    ['genf', 'geneve-ge'],
    ['Sitten', 'sion-vs'],
    ['BIENNE', 'biel-bienne-be'],
    ['st. g', 'st-gallen-sg'],
    ['zurigo', 'zuerich-zh'],
    ['sain', 'st-gallen-sg'],
  ])('the town by a name in any language: %s', (typed, id) => {
    expect(found(typed)[0]).toBe(id);
  });

  it('a quarter rather than its town', () => {
    expect(found('oerlikon')[0]).toBe('oerlikon-zh');
    expect(localitiesOfId(swissLocalities, 'oerlikon-zh').map(({ postcode }) => postcode)).toEqual(['8050']);
  });

  it('postcodes by their beginning', () => {
    expect(found('301', 2)).toEqual(['3011', '3010']);
    expect(found('3011')).toEqual(['3011']);
  });

  it.each([
    ['1000', 'lausanne-vd'],
    ['1200', 'geneve-ge'],
    ['2500', 'biel-bienne-be'],
    ['3000', 'bern-be'],
    ['4000', 'basel-bs'],
    ['6000', 'luzern-lu'],
    ['8000', 'zuerich-zh'],
  ])('the usual city for %s, if the market has it', (postcode, id) => {
    expect(found(postcode)).toEqual([id]);
    const elsewhere = { name: 'Sion', canton: 'VS', latitude: 46.23, longitude: 7.36, otherNames: [] };
    expect(searchPlaces(createLocalityTable([{ ...elsewhere, postcode: '1950' }]), postcode, 8)).toEqual([]);
  });

  it('places with the same name in each of their cantons, distinguished by their labels', () => {
    const labels = found('buchs', 3).map((id) => displayLocality(swissLocalities, id));
    expect(labels).toEqual(['Buchs\u00a0SG', 'Buchs\u00a0AG', '9470\u00a0Buchs\u00a0SG']);
  });

  it('nothing for an unknown or empty text', () => {
    expect(found('xyz')).toEqual([]);
    expect(found(' ')).toEqual([]);
    expect(found('-')).toEqual([]);
  });

  it('communes too, which have no place of their name, with all their places', () => {
    const place = { canton: 'NE', latitude: 46.9, longitude: 6.6, municipality: 'Val-de-Travers', otherNames: [] };
    const table = createLocalityTable([
      { ...place, postcode: '2114', name: 'Fleurier' },
      { ...place, postcode: '2108', name: 'Couvet' },
    ]);
    expect(searchPlaces(table, 'val-de', 5)).toEqual(['val-de-travers-ne', '2114', '2108']);
    expect(displayLocality(table, 'val-de-travers-ne')).toBe('Val-de-Travers\u00a0NE');
  });

  it('any town by its whole name, none twice, and only places that the market has', () => {
    fc.assert(
      fc.property(fc.constantFrom(...swissLocalities.all), fc.integer({ min: 1, max: 40 }), (place, length) => {
        const ids = found(place.name.slice(0, length), 2000);
        expect(ids).toContain(townIdOf(place));
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => displayLocality(swissLocalities, id) !== undefined)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a place in the market’s own notation', () => {
  const label = (typed: string) => displayLocality(swissLocalities, found(typed)[0] ?? '')?.replaceAll('\u00a0', ' ');

  it.each([
    ['8001 Zürich', '8001 Zürich ZH'],
    ['8001 Zü', '8001 Zürich ZH'],
    ['8001, Zürich', '8001 Zürich ZH'],
    ['8001 Zürich ZH', '8001 Zürich ZH'],
    ['8001\u00a0Zürich\u00a0ZH', '8001 Zürich ZH'],
    ['Zürich 8001', '8001 Zürich ZH'],
    ['Zürich (8001)', '8001 Zürich ZH'],
    ['CH-8001', '8001 Zürich ZH'],
    ['CH 8001 Zuerich', '8001 Zürich ZH'],
    ['ch–8001', '8001 Zürich ZH'],
    ['FL-9490 Vaduz', '9490 Vaduz FL'],
    ['\u200e8001 Zürich\u200b', '8001 Zürich ZH'],
    ['Wil SG', 'Wil SG'],
    ['Wil (SG)', 'Wil SG'],
    ['Wil/SG', 'Wil SG'],
    ['Wil, St. Gallen', 'Wil SG'],
    ['Wil, Kanton St. Gallen, Schweiz', 'Wil SG'],
    ['Buchs AG', 'Buchs AG'],
    ['Buchs (AG)', 'Buchs AG'],
    ['buchs kt. ag', 'Buchs AG'],
    ['Buchs Aargau', 'Buchs AG'],
    ['Buchs Aarg', 'Buchs AG'],
    ['Buchs, Argovie', 'Buchs AG'],
    ['Zürich, ZH', 'Zürich ZH'],
    ['Zuerich', 'Zürich ZH'],
    ['Genève, Suisse', 'Genève GE'],
    ['Genf GE', 'Genève GE'],
    ['Genève 11', 'Genève GE'],
    ['Sion, Valais', 'Sion VS'],
    ['Lugano, Cantone Ticino', 'Lugano TI'],
    ['Riehen Basel-Stadt', 'Riehen BS'],
    ['Muri Bern', 'Muri bei Bern BE'],
    ['St. Gallen SG', 'St. Gallen SG'],
    ['8001Zürich', '8001 Zürich ZH'],
    ['Zürich8001', '8001 Zürich ZH'],
    ['(8610) Uster', '8610 Uster ZH'],
    ['8610_Uster', '8610 Uster ZH'],
    ['SG Wil', 'Wil SG'],
    ['Kt. SG, Wil', 'Wil SG'],
    ['Affoltern a.A.', 'Affoltern am Albis ZH'],
    ['Affoltern a. Albis', 'Affoltern am Albis ZH'],
    ['Stein a. Rhein', 'Stein am Rhein SH'],
    ['Stein a. Rh', 'Stein am Rhein SH'],
    ['Chaux-de-Fonds', 'La Chaux-de-Fonds NE'],
    ['Zürich Oerlikon', 'Oerlikon ZH'],
    ['Zürich HB', 'Zürich ZH'],
    ['Rapperswil-Jona', 'Rapperswil SG'],
  ])('%j finds %s first', (typed, expected) => {
    expect(label(typed)).toBe(expected);
  });

  it('the postcode before the town when the two contradict each other', () => {
    expect(found('8001 Basel').slice(0, 2)).toEqual(['8001', 'basel-bs']);
  });

  it.each([
    'xyz',
    'Buchs VD',
    'Zürich Basel',
    'Zürich Winterthur',
    'VD Buchs',
    '12345Zürich',
    '9999 Nirgendwo',
    '12345',
    ', ()',
  ])('finds nothing by %j', (typed) => {
    expect(found(typed)).toEqual([]);
  });
});

describe('a list of places separated by commas', () => {
  it.each([
    ['8001, Zürich', ['8001']],
    ['Zürich,Bern', ['zuerich-zh', 'bern-be']],
    ['Wil, SG, 8001, Zürich', ['wil-sg', '8001']],
    ['8001,3011', ['8001', '3011']],
    ['8001,Basel', ['8001', 'basel-bs']],
    ['koeniz-be,3098 Köniz', ['koeniz-be', '3098']],
    ['Nirgends,XY', ['Nirgends', 'XY']],
    ['8001, Zürich ZH', ['8001']],
    ['9500, Wil (SG),8001, Zürich ZH', ['9500', '8001']],
    ['8400, Zürich ZH', ['8400', 'zuerich-zh']],
  ])('%s names %j', (list, ids) => {
    expect(placesInList(swissLocalities, list)).toEqual(ids);
  });

  it('are not looked up beyond the maximum of a search', () => {
    const places = placesInList(swissLocalities, Array(12).fill('Wil SG').join());
    expect(places).toEqual([...Array(10).fill('wil-sg'), 'Wil SG', 'Wil SG']);
  });
});

describe('a complete name', () => {
  it.each([
    ['Zürich', 'zuerich-zh'],
    ['  ZUERICH ', 'zuerich-zh'],
    ['Genf', 'geneve-ge'],
    ['Biel', 'biel-bienne-be'],
    ['Oerlikon', 'oerlikon-zh'],
    ['8050', '8050'],
    ['3098 Köniz', '3098'],
    // The text finds the most important place of that name, unless it names a canton.
    ['Wil', 'wil-sg'],
    ['Buchs AG', 'buchs-ag'],
    ['Buchs (SG)', 'buchs-sg'],
    ['Zürich-Oerlikon', 'oerlikon-zh'],
    ['CH-8050 Zürich', '8050'],
    ['Genève 11', 'geneve-ge'],
    ['Wil, SG', 'wil-sg'],
    ['Zür', undefined],
    ['9999', undefined],
    ['Nirgendwo BE', undefined],
    ['', undefined],
    [`${'a '.repeat(40)}be`, undefined],
  ])('is a place or none: %s', (name, id) => {
    expect(namedPlace(swissLocalities, name)).toBe(id);
  });
});
