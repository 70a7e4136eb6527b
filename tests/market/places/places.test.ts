import { describe, expect, it } from 'vitest';
import { createLocalityTable } from '#market/places/localities.ts';
import { abbreviationOf, displayPlace, regionOf } from '#market/places/places.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';

function shown(place: Parameters<typeof displayPlace>[1]): string {
  return displayPlace(swissLocalities, place);
}

describe('a displayed place', () => {
  it('has postcode, name and canton, with non-breaking spaces', () => {
    expect(shown({ country: 'CH', postcode: '3012', locality: 'Bern' })).toBe('3012\u00a0Bern\u00a0BE');
    expect(shown({ country: 'LI', postcode: '9490', locality: 'Vaduz' })).toBe('9490\u00a0Vaduz\u00a0FL');
  });

  it('gets its name from the table when the listing has none', () => {
    expect(shown({ country: 'CH', postcode: '9050', locality: '' })).toBe('9050\u00a0Appenzell\u00a0AI');
  });

  it('has no canton abroad, even when the postcode looks Swiss', () => {
    expect(shown({ country: 'DE', postcode: '79588', locality: 'Efringen' })).toBe('79588\u00a0Efringen');
    expect(shown({ country: 'DE', postcode: '3012', locality: '' })).toBe('3012');
  });

  it('has the canton of the listing when the table has no such postcode, unless either half is possible', () => {
    expect(shown({ country: 'CH', postcode: '6433', locality: 'Stoos', region: 14 })).toBe('6433\u00a0Stoos\u00a0SZ');
    expect(shown({ country: 'CH', postcode: '9999', locality: 'Alp', region: 2 })).toBe('9999\u00a0Alp');
    expect(shown({ country: 'CH', postcode: '9999', locality: 'Alp' })).toBe('9999\u00a0Alp');
  });
});

describe('the canton of a postcode', () => {
  it('has a single code for two half-cantons and their own abbreviations', () => {
    expect([regionOf(swissLocalities, '9050'), regionOf(swissLocalities, '9100')]).toEqual([2, 2]);
    expect([abbreviationOf(swissLocalities, '9050'), abbreviationOf(swissLocalities, '9100')]).toEqual(['AI', 'AR']);
    expect(regionOf(swissLocalities, '0000')).toBeUndefined();
  });

  it('depends on the place’s name when a postcode lies in two cantons', () => {
    const table = createLocalityTable([
      ['1595', 'Clavaleyres', 'FR', 46.9, 7.1],
      ['1595', 'Faoug', 'VD', 46.9, 7.08],
    ]);
    expect(regionOf(table, '1595')).toBe(5);
    expect(regionOf(table, '1595', 'Faoug')).toBe(20);
    expect(abbreviationOf(table, '1595', 'faoug')).toBe('VD');
  });
});
