import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everything } from '#machines/search/filterChanges.ts';
import { filterFrom, filterKeys, keysOf } from '#market/addresses/listAddress.ts';
import { optionList, optionsOf } from '#market/addresses/optionList.ts';
import { filterFromToken, tokenOf } from '#market/addresses/searchToken.ts';
import { anySearchFilter } from './anySearchFilter.ts';

const read = (keys: string) => filterFrom(new URLSearchParams(keys));
const flats = 'subcategory=1020&';
const cars = 'subcategory=2020&';
const places = (...all: [string, number][]) => all.map(([localityID, radius]) => ({ localityID, radius }));

describe('the query keys of a list', () => {
  it.each([
    ['category=4000', '[SEARCH-3]', { category: 4000 }],
    ['category=4000&subcategory=4030', '[SEARCH-3]', { category: 4000, subcategory: 4030 }],
    ['region=4', '[SEARCH-3]', { region: 4 }],
    ['region=4&with_neighbouring_regions=1', '[SEARCH-4]', { region: 4, widened: 'neighbours' }],
    ['region=4&with_all_regions=1', '[SEARCH-4]', { region: 4, widened: 'country' }],
    ['st=offer', '[SEARCH-5]', { kind: 'offer' }],
    ['st=wanted', '[SEARCH-5]', { kind: 'wanted' }],
    ['o=7', 'the page', { page: 7 }],
    ['q=velo', 'the words', { query: 'velo' }],
    ['company_ad=1', '[SEARCH-8]', { seller: 'company' }],
    ['company_ad=0', '[SEARCH-8]', { seller: 'private' }],
    ['query_lang=fr', '[SEARCH-9]', { queryLanguage: 'fr' }],
    ['sp=cheapest', 'the order', { sort: 'cheapest' }],
    ['zipcode=3011', '[SEARCH-11]', { localities: places(['3011', 0]) }],
    ['zipcode=3011,koeniz-be&radius=10,0', '[SEARCH-11]', { localities: places(['3011', 10], ['koeniz-be', 0]) }],
    ['zipcode=3011&sp=nearest', '[SEARCH-11]', { localities: places(['3011', 0]), sort: 'nearest' }],
    ['ps=100&pe=200', '[SEARCH-12]', { priceFrom: 100, priceTo: 200 }],
    ['gratis=1', '[SEARCH-13]', { freeOnly: true }],
    ['organic=1', '[SEARCH-14]', { organic: true }],
    ['region=4&sa=emmental', '[REALESTATE-7]', { region: 4, subregion: 'emmental' }],
    [`${flats}rt=rent`, '[REALESTATE-8]', { selects: { transaction: ['rent'] } }],
    [`${flats}ss=80&se=120`, '[REALESTATE-9]', { intervals: { surface: { min: 80, max: 120 } } }],
    [`${flats}ros=3.5&roe=4.5`, '[REALESTATE-10]', { intervals: { rooms: { min: 3.5, max: 4.5 } } }],
    [`${cars}cb=audi,bmw`, '[VEHICLES-2]', { selects: { brand: ['audi', 'bmw'] } }],
    [`${cars}cm=a3,golf`, '[VEHICLES-3]', { selects: { model: ['a3', 'golf'] } }],
    [`${cars}ct=estate`, '[VEHICLES-4]', { selects: { vehicleType: ['estate'] } }],
    [`${cars}cx=red,white`, '[VEHICLES-5]', { selects: { colour: ['red', 'white'] } }],
    [`${cars}ms=10&me=90000`, '[VEHICLES-6]', { intervals: { mileage: { min: 10, max: 90_000 } } }],
    [`${cars}rs=2015&re=2020`, '[VEHICLES-7]', { intervals: { registrationYear: { min: 2015, max: 2020 } } }],
    [`${cars}fu=electric`, '[VEHICLES-8]', { selects: { fuel: ['electric'] } }],
    [`${cars}gb=manual`, '[VEHICLES-9]', { selects: { gearbox: ['manual'] } }],
    [`${cars}cdos=3&cdoe=5`, '[VEHICLES-10]', { intervals: { doors: { min: 3, max: 5 } } }],
    [`${cars}hps=100&hpe=150`, '[VEHICLES-11]', { intervals: { horsepower: { min: 100, max: 150 } } }],
    ['sp=relevant&o=2&q=velo', '[SEARCH-16]', { sort: 'relevant', page: 2, query: 'velo' }],
  ])('are read as a filter, and written from it: %s %s', (keys, _, expected) => {
    expect(read(keys)).toMatchObject(expected);
    const written = new URLSearchParams(keysOf(read(keys)));
    for (const [key, value] of new URLSearchParams(keys)) expect(written.get(key)).toBe(value);
    for (const key of written.keys()) expect(filterKeys).toContain(key);
  });

  it('omit the defaults', () => {
    expect(keysOf(read('')).toString()).toBe('');
    expect(keysOf(read('sp=newest&o=1&gratis=0&q=+&view=list')).toString()).toBe('');
  });

  it('have a fixed order', () => {
    const keys = 'view=grid&o=2&sp=cheapest&rt=buy&pe=5&st=offer&region=4&subcategory=1020&q=a';
    const order = [...keysOf(read(keys)).keys()];
    expect(order).toEqual(filterKeys.filter((key) => order.includes(key)));
    expect(order).toHaveLength(10);
  });

  it.each([
    ['sp=cheapestest', { sort: 'newest' }],
    ['sp=nearest', { sort: 'newest' }],
    ['o=-3', { page: 1 }],
    ['o=many', { page: 1 }],
    ['q=%20%20velo%20%26amp%3B%20helm%20', { query: 'velo & helm' }],
    ['query_lang=FR', { queryLanguage: 'fr' }],
    ['subcategory=2020&category=3000', { category: 2000, subcategory: 2020 }],
    ['category=2020', { category: 2000, subcategory: 2020 }],
    ['ps=500&pe=100', { priceFrom: 100, priceTo: 500 }],
    // Query keys as a form without scripts submits them.
    ["ps=1'500&pe=CHF+2+000.-", { priceFrom: 1500, priceTo: 2000 }],
    ['ps=&pe=1%E2%80%99500.%E2%80%93', { priceTo: 1500 }],
    [
      `${cars}cb=bmw&cb=audi&cb=&me=90%27000`,
      { selects: { brand: ['audi', 'bmw'] }, intervals: { mileage: { max: 90_000 } } },
    ],
    [`${flats}ros=3,5`, { intervals: { rooms: { min: 3.5 } } }],
    // Places and radii whose lists contain missing, surplus or invalid entries.
    ['zipcode=3011,3012,3013&radius=10,x', { localities: places(['3011', 10], ['3012', 0], ['3013', 0]) }],
    ['zipcode=KOENIZ-BE,+3011,Bern&radius=0,5,9,1', { localities: places(['3011', 5], ['koeniz-be', 0]) }],
    ['zipcode=3011&region=4&with_all_regions=1', { localities: places(['3011', 0]) }],
    ['region=4&with_all_regions=1&with_neighbouring_regions=1', { widened: 'country' }],
    // The old key for a town, which contains its name or its id.
    ['m=koeniz-be', { localities: places(['koeniz-be', 0]) }],
    ['m=K%C3%B6niz&region=4', { localities: places(['koeniz-be', 0]) }],
    ['m=koeniz-be&zipcode=3011', { localities: places(['3011', 0]) }],
  ])('are parsed leniently: %s [REALESTATE-6]', (keys, expected) => {
    expect(read(keys)).toMatchObject(expected);
  });

  it.each([
    'region=25',
    'category=1',
    'ps=cheap',
    'pe=-1',
    'pe=1000000000',
    'company_ad=2',
    'n=31',
    'n=60.0',
    'view=map',
    'st=both',
    'query_lang=es',
    'organic=0',
    'with_all_regions=1',
    'sa=emmental',
    'radius=10',
    'zipcode=Bern',
    'm=K%C3%B6niz',
    'm=%21',
    'cb=audi',
    'ms=10',
  ])('that are invalid are ignored: %s', (keys) => {
    expect(keysOf(read(keys)).toString()).toBe('');
  });

  it.each([
    ['category=4000', 'rt=rent'],
    ['category=2000&subcategory=2020', 'ms=-1'],
    ['category=2000&subcategory=2020', 'cb=none'],
    ['category=2000&subcategory=2020', 'ss=80'],
    ['category=1000&subcategory=1020', 'ros=3.3'],
    ['region=4', 'sa=Em+mental'],
    ['region=4', 'm=%21'],
    ['zipcode=3011', 'region=4'],
  ])('that are invalid next to %s are ignored: %s', (sense, keys) => {
    expect(keysOf(read(`${sense}&${keys}`)).toString()).toBe(sense);
  });
});

describe('a list of options', () => {
  it.each([
    [['a', 'b'], 'a,b'],
    [['a,b', 'c'], 'a,,b,c'],
    [['a,', 'b'], 'a,,,b'],
    [['a', ',b'], 'a, ,,b'],
    [[',', ','], ',,, ,,'],
    [[], ''],
  ])('%j is %s', (options, list) => {
    expect(optionList(options)).toBe(list);
    expect(optionsOf(list).map((option) => option.trim())).toEqual(options);
  });
});

describe('the token of a search', () => {
  it('is a word that fits an address', () => {
    fc.assert(
      fc.property(anySearchFilter, (filter) => {
        expect(tokenOf(filter)).toMatch(/^[\w-]+$/);
      }),
    );
  });

  it('is refused when a character of it was changed', () => {
    fc.assert(
      fc.property(anySearchFilter, fc.nat(), fc.constantFrom('A', 'B'), (filter, place, other) => {
        const token = tokenOf(filter);
        fc.pre(token !== null);
        // The last character is not changed: it has unused bits, so another character may mean the same.
        const index = place % (token.length - 1);
        fc.pre(token[index] !== other);
        const changed = token.slice(0, index) + other + token.slice(index + 1);
        expect(filterFromToken(changed)).toBeUndefined();
      }),
    );
  });

  it('is still read in its former, longer form', () => {
    // The token contains `q=b%C3%BCro+rot&ps=100`, percent-encoded.
    expect(filterFromToken('AXE9YiVDMyVCQ3JvK3JvdCZwcz0xMDAvofKC')).toEqual({
      ...everything,
      query: 'büro rot',
      priceFrom: 100,
    });
  });

  it.each(['', 'AA', 'no token', '%', 'A'.repeat(1001)])('%s is none', (text) => {
    expect(filterFromToken(text)).toBeUndefined();
  });
});
