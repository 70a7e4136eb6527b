import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListingList } from '#machines/listing/listingItem.ts';
import type { Facet } from '#machines/listing/facet.ts';
import type { TestApp } from '#tests/drivers/server/app.ts';
import { filteredListings, openFilteredMarket } from '../corpus/filteredListings.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openFilteredMarket();
});
afterAll(() => test.close());

async function list(keys: string, language = 'de'): Promise<ListingList> {
  const answer = await test.get(`/api/v10/list.json?${keys}`, { 'accept-language': language });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json<ListingList>();
}

const golf = 'golfgolfgolf';
const audi = 'audiaudiaudi';
const rent = 'rentrentrent';
const buy = 'buysbuysbuys';
const velo = 'bikebikebike';
const wanted = 'wantedwanted';

describe('list.json returns', () => {
  it('the number of ads for each radius around a place, with the other places unchanged', async () => {
    const { localities, search_total } = await list('zipcode=bern-be,8001&radius=7,0&subcategory=2020');
    expect(search_total).toBe(2);
    expect(localities.map(({ radii }) => radii.map(({ radius, count }) => `${radius}: ${count}`).join(', '))).toEqual([
      '0: 2, 5: 2, 10: 2, 20: 2, 30: 2, 50: 2, 100: 2',
      '0: 1, 5: 2, 7: 2, 10: 2, 20: 2, 30: 2, 50: 2, 100: 2',
    ]);
  });
});

describe('list.json accepts', () => {
  it.each([
    ['the category [SEARCH-3]', 'category=1000', [buy, rent]],
    ['the subcategory and the region [SEARCH-3]', 'subcategory=1020&region=4', [rent]],
    ['neighbouring cantons [SEARCH-4]', 'subcategory=1020&region=4&with_neighbouring_regions=1', [buy, rent]],
    ['all of Switzerland [SEARCH-4]', 'subcategory=2020&region=1&with_all_regions=1', [audi, golf]],
    ['the ad type [SEARCH-5]', 'st=wanted', [wanted]],
    ['the other ad type [SEARCH-5]', 'category=4000&st=offer', [velo]],
    ['the words [SEARCH-7]', 'q=velo', [wanted, velo]],
    ['the page [SEARCH-6]', 'q=velo&o=2', []],
    ['the order [SEARCH-10]', 'category=4000&sp=oldest', [velo, wanted]],
    ['the kind of seller [SEARCH-8]', 'company_ad=1', [audi, golf]],
    ['the language of the text [SEARCH-9]', 'q=velos&query_lang=de', [wanted, velo]],
    ['a language with another word for it [SEARCH-9]', 'q=wagens&query_lang=it', []],
    ['a postcode [SEARCH-11]', 'zipcode=3098', [golf]],
    ['a town and a radius around it [SEARCH-11]', 'zipcode=bern-be&radius=10&subcategory=2020', [golf]],
    [
      'several places, each with its radius [SEARCH-11]',
      'zipcode=3011,zuerich-zh&radius=10,0&category=2000',
      [audi, golf],
    ],
    ['bounds of the price [SEARCH-12]', 'ps=1&pe=480&category=4000', [velo]],
    ['free ads [SEARCH-13]', 'gratis=1', [wanted]],
    ['the make [VEHICLES-2]', 'subcategory=2020&cb=audi,bmw', [audi]],
    ['the model, whatever its case [VEHICLES-3]', 'subcategory=2020&cm=GOLF', [golf]],
    ['a model with engine and trim, by its line [VEHICLES-3]', 'subcategory=2020&cm=VW%20Golf%201.4%20TSI', [golf]],
    ['the type [VEHICLES-4]', 'subcategory=2020&ct=saloon', [audi]],
    ['the colour [VEHICLES-5]', 'subcategory=2020&cx=red', [golf]],
    ['the mileage [VEHICLES-6]', 'subcategory=2020&ms=100000&me=200000', [audi]],
    ['the year of registration [VEHICLES-7]', 'subcategory=2020&rs=2013&re=2018', [golf]],
    ['the fuel [VEHICLES-8]', 'subcategory=2020&fu=diesel', [audi]],
    ['the gearbox [VEHICLES-9]', 'subcategory=2020&gb=manual', [golf]],
    ['the doors [VEHICLES-10]', 'subcategory=2020&cdos=5&cdoe=5', [golf]],
    ['the power [VEHICLES-11]', 'subcategory=2020&hps=150&hpe=200', [audi]],
    ['an old spelling of a town [REALESTATE-6]', 'subcategory=1020&m=Fribourg', [buy]],
    ['renting or buying [REALESTATE-8]', 'category=1000&rt=rent', [rent]],
    ['the surface [REALESTATE-9]', 'subcategory=1020&ss=100&se=140', [buy]],
    ['the rooms, half ones too [REALESTATE-10]', 'subcategory=1020&ros=3.5&roe=4.5', [rent]],
    ['the fuel and the mileage of all vehicles', 'category=2000&fu=diesel&me=200000', [audi]],
    ['the rooms and the surface of all real estate', 'category=1000&ros=5&se=200', [buy]],
    ['filters of other categories', 'subcategory=4020&condition=used&make=cube,trek&size=M&cx=red', [velo]],
  ])('%s', async (_, keys, ids) => {
    expect((await list(keys)).itemIDs).toEqual(ids);
  });

  it('a part of the canton, if the directory has parts [REALESTATE-7]', async () => {
    const { localities: before } = test.services;
    const parts = before.all.map((each) => ({
      ...each,
      ...(each.name === 'Köniz' && { subregion: 'bern-mittelland' }),
    }));
    test.services.localities = { ...before, all: parts };
    expect((await list('region=4&sa=bern-mittelland')).itemIDs).toEqual([golf]);
    test.services.localities = before;
    expect((await test.get('/api/v10/list.json?region=4&sa=bern-mittelland')).statusCode).toBe(400);
  });

  it('phrases and excluded words', async () => {
    expect((await list('q="rotes velo"')).itemIDs).toEqual([velo]);
    expect((await list('q=velo -damen')).itemIDs).toEqual([wanted]);
  });
});

describe('list.json returns', () => {
  it('the searched places and the distance of each ad, and orders by it', async () => {
    const answer = await list('zipcode=3011&radius=60&sp=nearest&category=2000');
    expect(answer.localities).toMatchObject([{ localityID: '3011', label: '3011\u00a0Bern\u00a0BE', radius: 60 }]);
    expect(answer.itemIDs).toEqual([golf]);
    expect(answer.distances[golf]).toBeGreaterThan(1000);
    expect(answer.distances[golf]).toBeLessThan(6000);
    expect((await list('zipcode=koeniz-be')).localities[0]!.label).toBe('Köniz\u00a0BE');
  });

  it('the number of ads for each ad type and kind of seller, and of free ads', async () => {
    const { counts } = await list('st=offer&company_ad=0');
    expect(counts.st).toEqual({ offer: 3, wanted: 1 });
    expect(counts.company_ad).toEqual({ 0: 3, 1: 2 });
    expect(counts.gratis).toEqual({ 1: 0 });
  });

  const facetOf = ({ facets }: ListingList, key: string): Facet => facets.find((facet) => facet.key === key)!;

  it('the filters that the category has, and no others [SEARCH-15]', async () => {
    const keys = async (query: string) => (await list(query)).facets.map(({ key }) => key);
    expect(await keys('')).toEqual([]);
    expect(await keys('category=8000')).toEqual(['breed', 'sex', 'birthYear']);
    expect(await keys('subcategory=1020')).toEqual(['transaction', 'surface', 'rooms']);
    expect(await keys('category=1000')).toEqual(['transaction', 'surface', 'rooms']);
    expect(await keys('subcategory=1090')).toEqual(['transaction']);
    expect(await keys('subcategory=4020')).toEqual(['condition', 'bicycleType', 'make', 'size', 'colour']);
  });

  it('every choice in words with its count, without its own filter, those without ads last', async () => {
    const cars = await list('subcategory=2020&fu=diesel', 'fr');
    const fuel = facetOf(cars, 'fuel');
    if (fuel.kind !== 'select') throw new Error('fuel is a select');
    expect(fuel).toMatchObject({ label: 'Carburant', address: 'fu' });
    expect(fuel.options.slice(0, 3)).toEqual([
      { value: 'petrol', label: 'Essence', count: 1 },
      { value: 'diesel', label: 'Diesel', count: 1 },
      { value: 'hybrid', label: 'Hybride', count: 0 },
    ]);
    const brand = facetOf(cars, 'brand');
    expect(brand.kind === 'select' && brand.options.slice(0, 2).map(({ label, count }) => [label, count])).toEqual([
      ['Audi', 1],
      ['Alfa Romeo', 0],
    ]);
  });

  it("texts of the category's ads, even those excluded by the other filters and the text", async () => {
    for (const narrowing of ['fu=diesel', 'q=audi', 'zipcode=8001', 'cb=audi&pe=900000', 'ps=900000']) {
      const model = facetOf(await list(`subcategory=2020&${narrowing}`), 'model');
      expect(model.kind === 'select' && model.options.find(({ value }) => value === 'golf'), narrowing).toEqual({
        value: 'golf',
        label: 'Golf',
        count: 0,
      });
    }
  });

  it("texts in the sellers' spelling, and a chosen one as it was chosen", async () => {
    const cars = await list('subcategory=2020&cm=G%C3%B4lf,Polo');
    expect(facetOf(cars, 'model')).toMatchObject({
      options: [
        { value: 'a4', label: 'A4', count: 1 },
        { value: 'gôlf', label: 'Golf', count: 1 },
        { value: 'polo', label: 'polo', count: 0 },
      ],
    });
  });

  it('numbers with their unit and bounds', async () => {
    const cars = await list('subcategory=2020');
    expect(facetOf(cars, 'mileage')).toEqual({
      kind: 'interval',
      key: 'mileage',
      label: 'Kilometerstand',
      address: ['ms', 'me'],
      unit: 'km',
      min: 0,
      max: 2_000_000,
      step: 1,
    });
    expect(facetOf(cars, 'registrationYear')).toMatchObject({ unit: null });
    expect(facetOf(await list('subcategory=1020'), 'rooms')).toMatchObject({ unit: null, step: 0.5 });
  });
});

describe('list.json refuses, with key and rule', () => {
  it.each([
    ['subcategory=2020&cb=tata', 'cb', /^cb must be of alfaRomeo, .*, other; "tata" is none of them$/],
    ['subcategory=2020&ms=-1', 'ms', 'ms must be a whole number from 0 to 2000000 (it is "-1")'],
    ['subcategory=2020&cdoe=8', 'cdoe', 'cdoe must be a whole number from 1 to 7 (it is "8")'],
    ['subcategory=1020&ros=0.5', 'ros', 'ros must be a number from 1 to 100 in steps of 0.5 (it is "0.5")'],
    ['subcategory=1020&ros=2.2', 'ros', 'ros must be a number from 1 to 100 in steps of 0.5 (it is "2.2")'],
    ['subcategory=4020&fu=diesel', 'fu', 'fu is no filter of category 4020 (it is "diesel")'],
    ['subcategory=6420&pe=500', 'pe', 'pe is no filter of category 6420 (it is "500")'],
    ['category=6400&gratis=1', 'gratis', 'gratis is no filter of category 6400 (it is "1")'],
    ['category=7000&subcategory=7777&ps=1', 'ps', 'ps is no filter of category 7777 (it is "1")'],
    ['fu=diesel', 'fu', 'fu needs a category that it is a filter of (it is "diesel")'],
    ['subcategory=2020&cm=', 'cm', 'cm must name an option (it is "")'],
    [`subcategory=2020&cm=${'a'.repeat(61)}`, 'cm', /^cm must have options of 1 to 60 characters; "a{61}" is none/],
    [
      `subcategory=2020&cm=${Array.from({ length: 101 }, (_, index) => index).join(',')}`,
      'cm',
      /^cm must have at most 100 options/,
    ],
    ['zipcode=9999', 'zipcode', /^zipcode must name places that the market knows, .*; "9999" is none$/],
    [
      `zipcode=${Array.from({ length: 11 }, () => '3011').join(',')}`,
      'zipcode',
      /^zipcode must have at most 10 places/,
    ],
    ['zipcode=3011&radius=351', 'radius', /^radius must be a whole number from 0 to 350/],
    ['zipcode=3011&radius=a', 'radius', 'radius must have whole numbers from 0 to 350 (it is "a")'],
    ['zipcode=3011&radius=1,2', 'radius', 'radius must have as many values as zipcode (it is "1,2")'],
    ['radius=1', 'radius', 'radius needs zipcode (it is "1")'],
    ['zipcode=3011&region=4', 'region', 'region must not stand beside zipcode (it is "4")'],
    ['zipcode=3011&m=koeniz-be', 'm', 'm must not stand beside zipcode or radius (it is "koeniz-be")'],
    ['m=Nirgendwo', 'm', /^m must name places that the market knows/],
    ['m=Buchs', 'm', 'm must name one place by its id: buchs-sg, buchs-ag (it is "Buchs")'],
    ['sa=oberland', 'sa', 'sa needs region (it is "oberland")'],
    ['region=4&sa=oberland', 'sa', 'sa must be a part of canton 4 that the market knows (it is "oberland")'],
    ['with_neighbouring_regions=1', 'with_neighbouring_regions', 'with_neighbouring_regions needs region (it is "1")'],
    [
      'region=4&with_neighbouring_regions=1&with_all_regions=1',
      'with_all_regions',
      'with_all_regions must not stand beside with_neighbouring_regions (it is "1")',
    ],
    ['region=4&with_all_regions=yes', 'with_all_regions', 'with_all_regions must be 0 or 1 (it is "yes")'],
    ['st=sale', 'st', 'st must be offer or wanted (it is "sale")'],
    ['query_lang=rm', 'query_lang', 'query_lang must be de, fr, it or en (it is "rm")'],
    ['organic=2', 'organic', 'organic must be 0 or 1 (it is "2")'],
    [
      'categori=4000&utm_source=mail',
      'categori',
      /^categori is no key of this call, which takes q, typed, query_lang, category/,
    ],
    ['q=%FF&gclid=1', 'q', 'q must be UTF-8 in percent-encoding'],
  ])('%s', async (keys, parameter, message) => {
    const answer = await test.get(`/api/v10/list.json?${keys}`);
    expect(answer.statusCode).toBe(400);
    const { parameters } = answer.json<{ parameters: { parameter: string; message: string }[] }>();
    expect(parameters).toHaveLength(1);
    expect(parameters[0]!.parameter).toBe(parameter);
    if (typeof message === 'string') expect(parameters[0]!.message).toBe(message);
    else expect(parameters[0]!.message).toMatch(message);
  });
});

describe('very many wrong keys', () => {
  const reported = async (keys: string) => {
    const answer = await test.get(`/api/v10/list.json?${keys}`);
    expect(answer.statusCode).toBe(400);
    return answer.json<{ parameters: { parameter: string; message: string }[] }>().parameters;
  };

  it('are reported by their beginnings', async () => {
    const [problem, ...others] = await reported(`${'%20a'.repeat(2000)}=%FF`);
    expect(others).toEqual([]);
    expect(problem!.parameter).toMatch(/^(?:%20a){20}…$/u);
    expect((await reported('b'.repeat(2000)))[0]!.parameter).toBe(`${'b'.repeat(80)}…`);
  });

  it('are reported up to a limit', async () => {
    const keys = Array.from({ length: 1000 }, (_, number) => `key${number}`);
    expect((await reported(keys.join('&'))).map(({ parameter }) => parameter)).toEqual(keys.slice(0, 10));
    expect(await reported(keys.map((key) => `${key}=%FF`).join('&'))).toHaveLength(10);
  });
});

describe('a page of real estate', () => {
  it('has 100 ads, where other pages have 30 [REALESTATE-11]', async () => {
    const { buysbuysbuys: home, bikebikebike: bike } = filteredListings;
    for (let index = 0; index < 31; index += 1) {
      const end = String(index).padStart(8, '0');
      await test.publishes('ana', `park${end}`, { ...home!, category: 1090, parameters: {} });
      await test.publishes('ana', `book${end}`, { ...bike!, category: 4200, parameters: {} });
    }
    expect((await list('subcategory=1090')).itemIDs).toHaveLength(31);
    expect((await list('category=4200')).itemIDs).toHaveLength(30);
  });
});
