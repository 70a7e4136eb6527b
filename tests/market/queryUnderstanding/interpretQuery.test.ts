import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everything } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import { interpretQuery } from '#market/queryUnderstanding/interpretQuery.ts';
import { isLong } from '#tests/drivers/run/sizes.ts';

/** The filters and the remaining text that a query is interpreted as, without defaults. */
function interpreted(query: string, beside: Partial<SearchFilter> = {}) {
  const {
    sort: _sort,
    page: _page,
    freeOnly,
    ...rest
  } = interpretQuery({ ...everything, ...beside, query }, swissLocalities);
  return { ...rest, ...(freeOnly && { freeOnly }) };
}

const at = (localityID: string, radius = 0) => ({ localities: [{ localityID, radius }] });
const rooms = (min: number, max: number) => ({ intervals: { rooms: { min, max } } });
const home = { category: 1000 };
const flat = { ...home, subcategory: 1020 };

describe('interpretQuery', () => {
  it.each([
    ['velo unter 500 bern', { query: 'velo', priceTo: 500, ...at('bern-be') }],
    ['wohnung bern 3 zimmer', { query: '', ...flat, ...rooms(3, 3.5), ...at('bern-be') }],
    ['golf bern', { query: 'golf', ...at('bern-be') }],
    ['appartement 3 pièces Genève', { query: '', ...flat, ...rooms(3, 3.5), ...at('geneve-ge') }],
    ['kinderwagen gratis', { query: 'kinderwagen', freeOnly: true }],
    ['sofa zürich', { query: 'sofa', ...at('zuerich-zh') }],
  ])('turns parts of the text into filters: %s', (query, filter) => {
    expect(interpreted(query)).toEqual(filter);
  });

  it.each([
    ['sofa max. 1’200.–', { priceTo: 1200 }],
    ['sofa moins de 1 000 francs', { priceTo: 1000 }],
    ['sofa zwischen 100 und 200', { priceFrom: 100, priceTo: 200 }],
    ['sofa da 100 a 200 franchi', { priceFrom: 100, priceTo: 200 }],
    ['sofa over 300', { priceFrom: 300 }],
    ['sofa 250 fr', { priceTo: 250 }],
    ['sofa unter 2k', { priceTo: 2000 }],
    ['sofa in regalo', { freeOnly: true }],
  ])('extracts a price: %s', (query, filter) => {
    expect(interpreted(query)).toEqual({ query: 'sofa', ...filter });
  });

  it.each([
    ['velo 200-500', { query: 'velo', priceFrom: 200, priceTo: 500 }],
    ['velo 200 – 500 bern', { query: 'velo', priceFrom: 200, priceTo: 500, ...at('bern-be') }],
    ['vélo 200 à 500 genève', { query: 'vélo', priceFrom: 200, priceTo: 500, ...at('geneve-ge') }],
    ['wohnung 1200-1500 bern', { query: '', ...flat, priceFrom: 1200, priceTo: 1500, ...at('bern-be') }],
    ['sofa 500-300 fr', { query: 'sofa', priceFrom: 300, priceTo: 500 }],
    ['velo für 500 in bern', { query: 'velo', priceTo: 500, ...at('bern-be') }],
    ['velo,bern,500', { query: 'velo', priceTo: 500, ...at('bern-be') }],
    ['velo, bern, 500', { query: 'velo', priceTo: 500, ...at('bern-be') }],
  ])('reads round numbers without a currency as a price: %s', (query, filter) => {
    expect(interpreted(query)).toEqual(filter);
  });

  it.each([
    'nikon 200-500',
    'matratze 100-200',
    'ski 150-200',
    'puzzle 500-1000',
    'golf 500-900',
    'kleid 98-104',
    'münzen 1900-1950',
    'velo 8000-8400',
    'buch 20-50',
    'sofa 50-5000',
    'rot,blau',
    'vase für 55',
  ])('reads other ranges and lists as text: %s', (query) => {
    expect(interpreted(query)).toEqual({ query });
  });

  it.each([
    ['velo 3011 bis 500.-', { query: 'velo', priceTo: 500, ...at('3011') }],
    ['velo 8004 - 300 fr', { query: 'velo', priceTo: 300, ...at('8004') }],
    ['velo 8004-300 fr', { query: 'velo', priceTo: 300, ...at('8004') }],
    ['iphone 8000 bis 300.-', { query: 'iphone', priceTo: 300, ...at('zuerich-zh') }],
    ['puzzle 1000 bis 20 fr', { query: 'puzzle 1000', priceTo: 20 }],
    ['puzzle 3000 bis 20 fr', { query: 'puzzle 3000', priceTo: 20 }],
    ['velo bis 500 fr - 8004 zürich', { query: 'velo', priceTo: 500, ...at('8004') }],
    ['velo 2015 bis 3000 fr', { query: 'velo 2015', priceTo: 3000 }],
    ['velo unter 500 bern ab 2020', { query: 'velo', priceTo: 500, ...at('bern-be') }],
    ['velo unter 500 ab 8004', { query: 'velo', priceTo: 500, ...at('8004') }],
    ['iphone 13 bis 300.-', { query: 'iphone 13', priceTo: 300 }],
    ['xbox 360 - 200 fr', { query: 'xbox 360', priceTo: 200 }],
    ['fiat 500 bis 8000 fr', { query: 'fiat 500', priceTo: 8000 }],
  ])('leaves postcodes, years and models out of a price range: %s', (query, filter) => {
    expect(interpreted(query)).toEqual(filter);
  });

  it.each([
    ['3½-Zimmer-Wohnung', { query: '', ...flat, ...rooms(3.5, 3.5) }],
    ['dreieinhalbzimmerwohnung', { query: '', ...flat, ...rooms(3.5, 3.5) }],
    ['ab 4 zimmer thun', { query: '', ...home, intervals: { rooms: { min: 4 } }, ...at('thun-be') }],
    ['trilocale in affitto', { query: '', ...home, ...rooms(3, 3.5), selects: { transaction: ['rent'] } }],
    [
      'maison 5 à 6 pièces à vendre',
      { query: '', ...home, subcategory: 1040, ...rooms(5, 6), selects: { transaction: ['buy'] } },
    ],
  ])('extracts the rooms of a home: %s', (query, filter) => {
    expect(interpreted(query)).toEqual(filter);
  });

  it.each([
    ['golf 2015', { min: 2015, max: 2015 }],
    ['golf ab 2018', { min: 2018 }],
    ['golf dès 2018', { min: 2018 }],
    ['golf vor 2000', { max: 2000 }],
    ['golf 2015-2018', { min: 2015, max: 2018 }],
    ['golf jahrgang 2012', { min: 2012, max: 2012 }],
    ['golf 2018 or newer', { min: 2018 }],
  ])('extracts the year of a vehicle: %s', (query, registrationYear) => {
    expect(interpreted(query)).toEqual({ query: 'golf', category: 2000, intervals: { registrationYear } });
  });

  it.each([
    ['velo in Zug', at('zug-zg')],
    ['velo umgebung bern', at('bern-be', 10)],
    ['velo 20 km um bern', at('bern-be', 20)],
    ['velo bern umkreis 20 km', at('bern-be', 20)],
    ['velo bern, im umkreis von 20 km', at('bern-be', 20)],
    ['velo 20km umkreis bern', at('bern-be', 20)],
    ['velo bis 20 km von bern', at('bern-be', 20)],
    ['velo bern und thun', { localities: [...at('bern-be').localities, ...at('thun-be').localities] }],
    ['velo à 20 km de Berne', at('bern-be', 20)],
    ['velo à moins de 20 km de Berne', at('bern-be', 20)],
    ['velo dans un rayon de 20 km autour de Berne', at('bern-be', 20)],
    ['velo entro 20 km da Berna', at('bern-be', 20)],
    ['velo a 20 km da Berna', at('bern-be', 20)],
    ['velo raggio 20 km Berna', at('bern-be', 20)],
    ['velo within 20 km of Bern', at('bern-be', 20)],
    ['velo within a radius of 20 km around Bern', at('bern-be', 20)],
    ['velo au Locle', at('le-locle-ne')],
    ['velo à La Chaux-de-Fonds', at('la-chaux-de-fonds-ne')],
    ['velo la chaux de fonds', at('la-chaux-de-fonds-ne')],
    ['velo 8400', at('8400')],
    ['velo kanton bern', { region: 4 }],
    ['velo tessin', { region: 18 }],
    ['velo bern thun', { localities: [...at('bern-be').localities, ...at('thun-be').localities] }],
  ])('extracts a place: %s', (query, where) => {
    expect(interpreted(query)).toEqual({ query: 'velo', ...where });
  });

  it.each([
    'zug playmobil',
    'jura kaffeemaschine',
    'speicher 16 gb',
    'puzzle 1000 pièces',
    'puzzle 3 pièces enfant',
    'vespa 50',
    'kommode 100 x 50',
    'iphone 13 256 gb',
    'lego 2000',
    'tv 55 zoll',
    '"velo bern"',
    'velo -bern',
    'fahrrad',
    'gebraucht',
    '',
  ])('returns the same search for %s', (query) => {
    const filter = { ...everything, query };
    expect(interpretQuery(filter, swissLocalities)).toBe(filter);
  });

  it('drops words that exclude nothing, unless nothing else remains', () => {
    expect(interpreted('gebrauchtes velo kaufen')).toEqual({ query: 'velo' });
    expect(interpreted('vélo d’occasion pas cher')).toEqual({ query: 'vélo' });
  });

  it.each([
    'ich suche ein velo in bern für weniger als 500 franken',
    'suche nach einem velo bis 500 in bern',
    'je cherche un velo à Berne pour moins de 500',
    'je voudrais acheter un velo pas trop cher à Berne, max. 500',
    'cerco una velo a berna per meno di 500',
    'vorrei comprare un velo a Berna a poco prezzo, fino a 500 franchi',
    'I am looking for a velo in Bern for less than 500',
    "I'd like to buy a cheap velo in Bern for max. 500, please",
    'billigstes velo wegen umzug bern bis 500',
  ])('keeps only the thing of a whole sentence: %s', (query) => {
    expect(interpreted(query)).toEqual({ query: 'velo', priceTo: 500, ...at('bern-be') });
  });

  it.each(['velo in meiner nähe', 'velo près de chez moi', 'velo vicino a me', 'velo nelle vicinanze', 'velo near me'])(
    'drops the unknown place of the visitor: %s',
    (query) => {
      expect(interpreted(query)).toEqual({ query: 'velo' });
    },
  );

  it.each([
    ['un sac à main à Genève', { query: 'un sac à main', ...at('geneve-ge') }],
    ['der herr der ringe zürich', { query: 'der herr der ringe', ...at('zuerich-zh') }],
    ['sac à dos pas cher, moins de 50.-', { query: 'sac à dos', priceTo: 50 }],
    ['die post, buch, bern', { query: 'die post, buch', ...at('bern-be') }],
    ['je cherche un sac à main', { query: 'sac à main' }],
    ['ein mann namens ove', { query: 'ein mann namens ove' }],
    ['zwei büsi suchen ein zuhause', { query: 'zwei büsi suchen ein zuhause' }],
    ['the catcher in the rye', { query: 'the catcher in the rye' }],
    ['il nome della rosa', { query: 'il nome della rosa' }],
  ])('keeps the articles and prepositions of names: %s', (query, filter) => {
    expect(interpreted(query)).toEqual(filter);
  });

  it('replaces the chosen place and keeps the other filters', () => {
    const beside = { ...at('thun-be'), seller: 'private' as const, priceTo: 90 };
    expect(interpreted('velo bern', beside)).toEqual({
      query: 'velo',
      ...at('bern-be'),
      seller: 'private',
      priceTo: 90,
    });
    expect(interpreted('velo bis 50', beside)).toEqual({
      query: 'velo',
      ...at('thun-be'),
      seller: 'private',
      priceTo: 50,
    });
  });

  it('is idempotent', () => {
    const words = [
      'velo',
      'bern',
      'unter',
      '500',
      'in',
      '3',
      'zimmer',
      'golf',
      '2015',
      'fr',
      'ab',
      'wohnung',
      'gratis',
      'für',
      'suche',
      'ein',
      'bern,500',
      '8004-300',
      'und',
      '-',
      '-x',
      '"a b"',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 8 }), (typed) => {
        const once = interpretQuery({ ...everything, query: typed.join(' ') }, swissLocalities);
        expect(interpretQuery(once, swissLocalities)).toBe(once);
      }),
      { numRuns: isLong ? 20_000 : 500 },
    );
  });
});
