import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '#machines/market/language.ts';
import { cantons } from '#market/cantons/cantons.ts';
import { cantonsNamed } from '#market/places/placeText.ts';
import { suggestPlaces, wholeCanton } from '#market/places/suggestedPlaces.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';

const suggested = (typed: string, limit = 8) =>
  suggestPlaces(swissLocalities, typed, limit).map((each) => ('region' in each ? each.region : each.localityID));

const [bern, geneva, ticino, vaud, zug, zurich] = [4, 6, 18, 20, 22, 23];

describe('the text of a place means a whole canton', () => {
  it.each([
    ['Kanton Bern', bern],
    ['kanton bern', bern],
    ['Kt. Bern', bern],
    ['Kt.Bern', bern],
    ['Kt. Zürich', zurich],
    ['Kt ZH', zurich],
    ['KANTON ZUERICH', zurich],
    ['Kanton Zurich', zurich],
    ['ganzer Kanton Zürich', zurich],
    ['im Kanton Zug', zug],
    ['Bern (Kanton)', bern],
    ['Bern, Kanton', bern],
    ['Kanton Bern, Schweiz', bern],
    ['canton de Vaud', vaud],
    ['Canton du Jura', 9],
    ['canton d’Argovie', 1],
    ["canton d'Uri", 19],
    ['canton des Grisons', 8],
    ['canton du Valais', 21],
    ['canton de Geneve', geneva],
    ['République et Canton de Genève', geneva],
    ['tout le canton de Vaud', vaud],
    ['Cantone Ticino', ticino],
    ['Canton Ticino', ticino],
    ['Repubblica e Cantone Ticino', ticino],
    ['Cantone dei Grigioni', 8],
    ['Cantone di Zurigo', zurich],
    ['canton of Zug', zug],
    ['the canton of Geneva', geneva],
    ['Zug canton', zug],
    ['Chantun Grischun', 8],
    ['Kanton St. Gallen', 16],
    ['Kanton Sankt Gallen', 16],
    ['canton de Saint-Gall', 16],
    ['Kanton Basel-Landschaft', 3],
    ['Kt. BL', 3],
    ['canton de Bâle-Ville', 3],
    ['Kanton Appenzell Ausserrhoden', 2],
    ['Nidwalden/Obwalden', 12],
    ['Aargau', 1],
    ['Ticino', ticino],
    ['ZH', zurich],
  ])('in any language and spelling: %s', (text, region) => {
    expect(wholeCanton(swissLocalities, text)).toBe(region);
    expect(suggested(text)[0]).toBe(region);
  });

  it.each([
    'Bern',
    'Genève',
    'Zug',
    'Wil SG',
    'Wil, Kanton St. Gallen',
    '3011',
    '3011 Bern',
    'Kanton',
    'Kanton Xyz',
    '',
  ])('but not as the name of a place, or without a complete name: %j', (text) =>
    expect(wholeCanton(swissLocalities, text)).toBeUndefined(),
  );

  it('whatever the case, the spaces and the accents of its name in any language', () => {
    const words = ['Kanton ', 'Kt. ', 'KT ', 'canton de ', 'canton du ', 'Cantone ', 'canton of '];
    const canton = fc.constantFrom(...cantons);
    const changed = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.toUpperCase(),
      (text) => text.toLowerCase(),
      (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
      (text) => `  ${text.replaceAll(' ', '\u00a0 ')} `,
    );
    fc.assert(
      fc.property(
        canton,
        fc.constantFrom(...languages),
        fc.constantFrom(...words),
        changed,
        (known, language, word, as) => {
          const text = as(word + known.name[language]);
          expect(cantonsNamed(text)).toEqual({ regions: [known.code], hasWord: true, isComplete: true });
        },
      ),
    );
  });
});

describe('a typed text offers', () => {
  it.each([
    ['Bern', 'bern-be', bern],
    ['Genève', 'geneve-ge', geneva],
    ['Genf', 'geneve-ge', geneva],
    ['basel', 'basel-bs', 3],
    ['Zug', 'zug-zg', zug],
  ])('the town first and its canton next: %s', (typed, town, region) => {
    expect(suggested(typed).slice(0, 2)).toEqual([town, region]);
    expect(suggested(typed, 1)).toEqual([town]);
  });

  it.each([
    ['Kanton Be', [bern]],
    ['canton de Gen', [geneva]],
    ['Kanton Scha', [13]],
    ['Kanton B', [3, bern, 8]],
  ])('the cantons whose name is begun after the word for canton: %s', (typed, regions) => {
    expect(suggested(typed)).toEqual(regions);
  });

  it('places before a canton whose name is only begun, or whose abbreviation may begin a town', () => {
    expect(suggested('ber').at(-1)).toBe(bern);
    expect(suggested('ber')[0]).toBe('bern-be');
    expect(suggested('be').at(-1)).toBe(bern);
    expect(suggested('be')[0]).toBe('bern-be');
  });

  it('no canton for a town with its canton', () => {
    expect(suggested('Wil SG')).not.toContain(16);
    expect(suggested('kanton')).toEqual([]);
  });
});
