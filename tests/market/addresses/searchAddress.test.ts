import { describe, expect, it } from 'vitest';
import { languages } from '#machines/market/language.ts';
import { everything } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import '#market/addresses/everySpelling.ts';
import { categoryTree } from '#machines/market/categories/categories.ts';
import { cantonCodes } from '#market/cantons/cantonCodes.ts';
import { hasTownIdForm } from '#market/addresses/placeAddress.ts';
import { classicAddress, realEstateAddress, searchAddress, searchAt } from '#market/addresses/searchAddress.ts';
import { spellingIn } from '#market/addresses/spellings.ts';

type Language = (typeof languages)[number];
type Written = ReturnType<typeof searchAddress>;

const koeniz = [{ localityID: 'koeniz-be', radius: 0 }];
const flats = { category: 1000, subcategory: 1020 };

/** The part of a URL after its route: `sport/bern?ps=100`. */
function text({ params, keys }: Written): string {
  const query = keys.toString();
  return (params['rest'] ?? '') + (query && `?${query}`);
}

const classic = (language: Language, filter: Partial<SearchFilter>) =>
  text(classicAddress(language, { ...everything, ...filter }));
const pairs = (language: Language, filter: Partial<SearchFilter>) =>
  text(realEstateAddress(language, { ...everything, ...filter }));

function readAt(name: 'list' | 'realEstateList', language: Language, address: string): SearchFilter | undefined {
  const [rest = '', query = ''] = address.split('?');
  return searchAt({ name, language, params: rest === '' ? {} : { rest } }, new URLSearchParams(query))?.filter;
}

describe('the path of the classic list', () => {
  it.each<[string, Partial<SearchFilter>, string]>([
    ['nothing for a search without filters', {}, ''],
    ['the category', { category: 4000 }, 'sport'],
    ['the subcategory behind it', { category: 4000, subcategory: 4030 }, 'sport/elektrovelos'],
    ['the canton', { region: 4 }, 'bern'],
    ['a part of the canton', { region: 4, subregion: 'emmental' }, 'bern/emmental-region'],
    ['the town, behind its canton', { localities: koeniz }, 'bern/koeniz-be'],
    ['the neighbouring cantons', { region: 8, widened: 'neighbours' }, 'graubuenden/nachbarkantone'],
    ['all of Switzerland', { region: 8, widened: 'country' }, 'graubuenden/ganze-schweiz'],
    ['free listings', { freeOnly: true }, 'gratis'],
    ['rent or buy', { ...flats, selects: { transaction: ['buy'] } }, 'immobilien/wohnungen/kaufen'],
    [
      'all of them in their order',
      { ...flats, selects: { transaction: ['rent'] }, region: 4, widened: 'neighbours', freeOnly: true },
      'immobilien/wohnungen/mieten/bern/nachbarkantone/gratis',
    ],
  ])('contains %s [SEARCH-1]', (_, filter, path) => {
    expect(classic('de', filter)).toBe(path);
    expect(readAt('list', 'de', path)).toEqual({ ...everything, ...filter });
  });

  it.each<[Language, string]>([
    ['de', 'fahrzeuge/autos/waadt/nachbarkantone/gratis'],
    ['fr', 'vehicules/voitures/vaud/cantons-voisins/gratuit'],
    ['it', 'veicoli/auto/vaud/cantoni-vicini/gratis'],
    ['en', 'vehicles/cars/vaud/neighbouring-cantons/free'],
  ])('is in the words of %s: %s [SEARCH-1]', (language, path) => {
    const filter = { category: 2000, subcategory: 2020, region: 20, widened: 'neighbours', freeOnly: true } as const;
    expect(classic(language, filter)).toBe(path);
    // The URL has the same meaning in every language of the page.
    for (const reader of languages) expect(readAt('list', reader, path)).toEqual({ ...everything, ...filter });
  });

  it.each<[Partial<SearchFilter>, string]>([
    [{ category: 4000, priceFrom: 100, priceTo: 200 }, 'sport?ps=100&pe=200'],
    [{ query: 'velo', region: 4, page: 2 }, 'bern?q=velo&o=2'],
    // URLs of several places, of a postcode, and of the surroundings of a place.
    [{ localities: [{ localityID: '3011', radius: 0 }] }, '?zipcode=3011'],
    [{ localities: [{ localityID: 'koeniz-be', radius: 5 }] }, '?zipcode=koeniz-be&radius=5'],
    [{ localities: [{ localityID: '3011', radius: 10 }, ...koeniz] }, '?zipcode=3011%2Ckoeniz-be&radius=10%2C0'],
    [{ ...flats, selects: { transaction: ['buy', 'rent'] } }, 'immobilien/wohnungen?rt=buy%2Crent'],
  ])('leaves to the query the filters without a segment: %j is %s [SEARCH-2]', (filter, address) => {
    expect(classic('de', filter)).toBe(address);
    expect(readAt('list', 'de', address)).toEqual({ ...everything, ...filter });
  });

  it.each([
    ['in another order', 'de', 'bern/velos/sport', 'sport/velos/bern'],
    ['in other languages', 'de', 'sport/velos-electriques/berna', 'sport/elektrovelos/bern'],
    ['by ids', 'fr', '4000/4030/4', 'sport/velos-electriques/berne'],
    ['by query keys', 'it', '?category=4000&subcategory=4030&region=4', 'sport/biciclette-elettriche/berna'],
    ['by a subcategory alone', 'en', 'bicycles', 'sport/bicycles'],
    ['with a town without its canton', 'de', 'koeniz-be', 'bern/koeniz-be'],
    ['with a town and another canton', 'de', 'zuerich/koeniz-be', 'bern/koeniz-be'],
    ['as names are written', 'de', 'B%C3%BCcher/Z%C3%BCrich', 'buecher/zuerich'],
    ['with a path that contradicts the query', 'de', 'sport?category=2000', 'sport'],
    ['with a filter that no category has', 'de', 'sport/mieten', 'sport'],
    ['of real estate', 'de', 'immobilien/wohnungen/mieten/bern', 'objekt/wohnung/kanton/bern/angebot/mieten'],
  ] as const)('is read %s', (_, language, address, canonical) => {
    expect(text(searchAddress(language, readAt('list', language, address)!))).toBe(canonical);
  });

  it.each(['quark', 'sport/quark', 'sport/haushalt', 'bern/zuerich', '-', '25', '9999', '3011', 'x-zz', '%00', 'li'])(
    'is invalid: %s',
    (path) => {
      expect(readAt('list', 'de', path)).toBeUndefined();
    },
  );

  it.each(languages)('has no ambiguous segment in %s', (language) => {
    const { category, canton, words } = spellingIn(language)!;
    const { neighbours, country, free, rent, buy } = words;
    const anywhere = [neighbours, country, free, rent, buy, ...cantonCodes.map(canton)];
    const first = [...categoryTree.map(({ id }) => category(id)), ...anywhere];
    expect(new Set(first).size).toBe(first.length);
    for (const { children } of categoryTree) {
      const next = [...children.map(({ id }) => category(id)), ...anywhere];
      expect(new Set(next).size).toBe(next.length);
    }
    const all = [...first, ...categoryTree.flatMap(({ children }) => children.map(({ id }) => category(id)))];
    expect(all.filter((segment) => !/^[a-z\d]+(-[a-z\d]+)*$/.test(segment))).toEqual([]);
    expect(all.filter((segment) => hasTownIdForm(segment) || segment.endsWith(words.subregion))).toEqual([]);
    // No canton has the same name in URLs as a category.
    expect(cantonCodes.map(canton).filter((segment) => first.indexOf(segment) !== first.lastIndexOf(segment))).toEqual(
      [],
    );
  });
});

describe('the path of real estate', () => {
  it.each<[Language, string]>([
    ['de', 'objekt/wohnung/kanton/genf/angebot/mieten'],
    ['fr', 'objet/appartement/canton/geneve/offre/louer'],
    ['it', 'oggetto/appartamento/cantone/ginevra/offerta/affittare'],
    ['en', 'object/apartment/canton/geneva/offer/rent'],
  ])('consists of labels and values in the words of %s: %s [REALESTATE-2]', (language, path) => {
    const filter = { ...flats, region: 6, selects: { transaction: ['rent'] } };
    expect(searchAddress(language, { ...everything, ...filter }).name).toBe('realEstateList');
    expect(pairs(language, filter)).toBe(path);
    for (const reader of languages)
      expect(readAt('realEstateList', reader, path)).toEqual({ ...everything, ...filter });
  });

  it.each([
    ['apartment', 1020],
    ['house', 1040],
    ['flat-share', 1030],
    ['holiday-object', 1050],
    ['ground', 1080],
    ['parking', 1090],
    ['commercial', 1060],
  ])('has the object type %s [REALESTATE-3]', (word, subcategory) => {
    expect(pairs('en', { category: 1000, subcategory })).toBe(`object/${word}`);
    expect(readAt('realEstateList', 'en', `object/${word}`)).toMatchObject({ category: 1000, subcategory });
  });

  it.each<[string, Partial<SearchFilter>, string]>([
    ['canton', { region: 4 }, 'canton/bern'],
    ['zipcode', { localities: [{ localityID: '3011', radius: 0 }] }, 'zipcode/3011'],
    ['city', { localities: koeniz }, 'city/koeniz-be'],
    ['region', { region: 4, subregion: 'emmental' }, 'canton/bern/region/emmental'],
    ['city region', { localities: [{ localityID: 'koeniz-be', radius: 10 }] }, 'city-region/koeniz-be'],
  ])('has the location kind %s [REALESTATE-4]', (_, filter, path) => {
    const requested = { category: 1000, ...filter };
    expect(pairs('en', requested)).toBe(path);
    expect(readAt('realEstateList', 'en', path)).toEqual({ ...everything, ...requested });
  });

  it('has the location kind city district, which is searched like a city [REALESTATE-4]', () => {
    const district = readAt('realEstateList', 'en', 'city-district/wabern-be')!;
    expect(district.localities).toEqual([{ localityID: 'wabern-be', radius: 0 }]);
    expect(pairs('en', district)).toBe('city/wabern-be');
  });

  it('has Liechtenstein as a canton [REALESTATE-1]', () => {
    expect(pairs('de', { category: 1000, region: 24 })).toBe('kanton/liechtenstein');
    expect(readAt('realEstateList', 'de', 'ort/vaduz-fl')?.localities).toEqual([{ localityID: 'vaduz-fl', radius: 0 }]);
  });

  it.each<[string, readonly string[] | undefined]>([
    ['rent', ['rent']],
    ['buy', ['buy']],
    ['all', undefined],
  ])('has the transaction type %s [REALESTATE-5]', (word, transaction) => {
    const filter = { category: 1000, ...(transaction && { selects: { transaction } }) };
    expect(pairs('en', filter)).toBe(`offer/${word}`);
    expect(readAt('realEstateList', 'en', `offer/${word}`)).toEqual({ ...everything, ...filter });
  });

  it('has keys for the filters without a pair [REALESTATE-2]', () => {
    const filter = { ...flats, region: 4, widened: 'country', intervals: { rooms: { min: 3.5 } } } as const;
    expect(pairs('de', filter)).toBe('objekt/wohnung/kanton/bern?with_all_regions=1&ros=3.5');
    expect(pairs('de', { category: 1000, localities: [{ localityID: 'koeniz-be', radius: 5 }] })).toBe(
      'angebot/alle?zipcode=koeniz-be&radius=5',
    );
  });

  it.each([
    ['in another order', 'angebot/mieten/ort/koeniz-be/objekt/wohnung', 'objekt/wohnung/ort/koeniz-be/angebot/mieten'],
    ['in other languages', 'object/maison/offerta/buy', 'objekt/haus/angebot/kaufen'],
    ['with a default next to a filter', 'ort/koeniz-be/angebot/alle', 'ort/koeniz-be'],
    ['with a canton next to a town', 'kanton/bern/ort/koeniz-be', 'ort/koeniz-be'],
    ['without filters', '', 'angebot/alle'],
    ['with the query of a form', '?subcategory=1020&rt=rent&ss=80', 'objekt/wohnung/angebot/mieten?ss=80'],
  ])('is read %s', (_, address, canonical) => {
    expect(pairs('de', readAt('realEstateList', 'de', address)!)).toBe(canonical);
  });

  it.each(['objekt', 'objekt/quark', 'quark/wohnung', 'wohnung', 'plz/99999', 'ort/bern', 'objekt/haus/objekt/haus'])(
    'is invalid: %s',
    (path) => {
      expect(readAt('realEstateList', 'de', path)).toBeUndefined();
    },
  );
});
