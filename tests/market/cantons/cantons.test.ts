import { describe, expect, it } from 'vitest';
import { languages } from '#machines/market/language.ts';
import { cantonByAbbreviation, cantonByCode, cantons } from '#market/cantons/cantons.ts';

describe('the cantons', () => {
  it('are coded 1 to 24 in the specified order, which this table fixes [CATEGORY-10, CATEGORY-11]', () => {
    expect(Object.fromEntries(cantons.map(({ code, name }) => [code, name.de]))).toEqual({
      1: 'Aargau',
      2: 'Appenzell',
      3: 'Basel',
      4: 'Bern',
      5: 'Freiburg',
      6: 'Genf',
      7: 'Glarus',
      8: 'Graubünden',
      9: 'Jura',
      10: 'Luzern',
      11: 'Neuenburg',
      12: 'Nidwalden/Obwalden',
      13: 'Schaffhausen',
      14: 'Schwyz',
      15: 'Solothurn',
      16: 'St. Gallen',
      17: 'Thurgau',
      18: 'Tessin',
      19: 'Uri',
      20: 'Waadt',
      21: 'Wallis',
      22: 'Zug',
      23: 'Zürich',
      24: 'Liechtenstein',
    });
    expect(cantons.map(({ code }) => code)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  });

  it.each([
    [
      'fr',
      'Argovie, Appenzell, Bâle, Berne, Fribourg, Genève, Glaris, Grisons, Jura, Lucerne, Neuchâtel, Nidwald/Obwald' +
        ', Schaffhouse, Schwytz, Soleure, Saint-Gall, Thurgovie, Tessin, Uri, Vaud, Valais, Zoug, Zurich, Liechtenstein',
    ],
    [
      'it',
      'Argovia, Appenzello, Basilea, Berna, Friburgo, Ginevra, Glarona, Grigioni, Giura, Lucerna, Neuchâtel, Nidvaldo/Obvaldo' +
        ', Sciaffusa, Svitto, Soletta, San Gallo, Turgovia, Ticino, Uri, Vaud, Vallese, Zugo, Zurigo, Liechtenstein',
    ],
    [
      'en',
      'Aargau, Appenzell, Basel, Bern, Fribourg, Geneva, Glarus, Grisons, Jura, Lucerne, Neuchâtel, Nidwalden/Obwalden' +
        ', Schaffhausen, Schwyz, Solothurn, St. Gallen, Thurgau, Ticino, Uri, Vaud, Valais, Zug, Zurich, Liechtenstein',
    ],
  ] as const)('have their names in %s in the order of their codes [CATEGORY-10]', (language, names) => {
    expect(cantons.map(({ name }) => name[language]).join(', ')).toBe(names);
  });

  it('have a name in each language', () => {
    for (const { code, name } of cantons) {
      for (const language of languages) expect(name[language], `${code} ${language}`).not.toBe('');
    }
  });

  it('have the 26 official abbreviations and that of Liechtenstein, each once', () => {
    const official = 'AG AI AR BE BL BS FL FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH'.split(' ');
    expect(cantons.flatMap(({ abbreviations }) => abbreviations).toSorted()).toEqual(official);
    for (const abbreviation of official) {
      expect(cantonByAbbreviation(abbreviation)?.abbreviations).toContain(abbreviation);
    }
    expect(cantonByAbbreviation('XX')).toBeUndefined();
  });

  it('share a code as half-cantons and keep their own abbreviation', () => {
    const halves = cantons.filter(({ abbreviations }) => abbreviations.length > 1);
    expect(halves.map(({ code, abbreviations }) => [code, ...abbreviations])).toEqual([
      [2, 'AI', 'AR'],
      [3, 'BL', 'BS'],
      [12, 'NW', 'OW'],
    ]);
  });

  it('are neighbours of their neighbours and never of themselves', () => {
    for (const { code, neighbours } of cantons) {
      expect(neighbours, `${code}`).not.toContain(code);
      expect(new Set(neighbours).size).toBe(neighbours.length);
      expect(neighbours.length, `${code}`).toBeGreaterThan(0);
      for (const neighbour of neighbours) {
        expect(cantonByCode(neighbour)?.neighbours, `${neighbour} borders on ${code}`).toContain(code);
      }
    }
  });

  it('border as on the map', () => {
    expect(cantonByCode(6)?.neighbours).toEqual([20]);
    expect(cantonByCode(24)?.neighbours).toEqual([8, 16]);
    expect(cantonByCode(23)?.neighbours).toEqual([1, 13, 14, 16, 17, 22]);
    expect(cantonByCode(25)).toBeUndefined();
  });
});
