import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListingList } from '#machines/listing/listingItem.ts';
import { ana, bike } from '#machines/listing/lifecycle/listingExamples.ts';
import type { FilterModel } from '#machines/search/filterModel.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { filterFromToken, longestToken, tokenOf } from '#market/addresses/searchToken.ts';
import type { TestApp } from '#tests/drivers/server/app.ts';
import { readDocument } from '../../openapi/documentedCalls.ts';
import { openFilteredMarket } from '../corpus/filteredListings.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openFilteredMarket();
});
afterAll(() => test.close());

interface Answer extends FilterModel {
  readonly requestKey: string;
  readonly searchToken: string;
  readonly totalItemCount: number;
  readonly facets: ListingList['facets'];
  readonly result: ListingList;
}

const ask = (query: Readonly<Record<string, string>>, language = 'de') =>
  test.get(`/api/v11/search.json?${new URLSearchParams(query)}`, { 'accept-language': language });

async function search(model: object, language?: string): Promise<Answer> {
  const answer = await ask({ search: JSON.stringify(model) }, language);
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json<Answer>();
}

async function refusal(query: Readonly<Record<string, string>>) {
  const answer = await ask(query);
  expect(answer.statusCode).toBe(400);
  return answer.json<{ parameters: readonly { parameter: string; message: string }[] }>().parameters;
}

describe('GET /api/v11/search.json', () => {
  it('returns the parsed model, the token, the total, facets and the ads [SEARCH-18]', async () => {
    const answer = await search({
      query: 'familienwagen',
      selectedCategory: { categoryID: 2020 },
      filters: { mileage: { max: 100_000 } },
      sorting: { field: 'price', direction: 'ascending' },
    });
    expect(answer).toMatchObject({
      query: 'familienwagen',
      page: 1,
      sorting: { field: 'price', direction: 'ascending' },
      language: null,
      totalItemCount: 1,
      filters: { mileage: { min: null, max: 100_000, valid: true } },
      result: { itemIDs: ['golfgolfgolf'], search_total: 1 },
    });
    expect(answer.facets).toEqual(answer.result.facets);
    expect(answer.facets.map(({ key }) => key)).toContain('mileage');
    expect(answer.searchToken).toBe(answer.result.token);
    expect(filterFromToken(answer.searchToken)).toMatchObject({ category: 2000, subcategory: 2020, sort: 'cheapest' });
  });

  it('names the category in the requested language [SEARCH-19]', async () => {
    const model = { selectedCategory: { categoryID: 2000, label: 'whatever' } };
    expect((await search(model, 'fr')).selectedCategory).toEqual({ categoryID: 2000, label: 'Véhicules' });
  });

  it.each([
    [
      'price [SEARCH-20]',
      { price: { min: 1, max: 480 }, adType: { selectedOptions: ['offer'] } },
      4000,
      ['bikebikebike'],
    ],
    ['free only [SEARCH-20]', { price: { freeOnly: true } }, undefined, ['wantedwanted']],
    ['a lower bound [SEARCH-21]', { registrationYear: { min: 2013, max: null } }, 2020, ['golfgolfgolf']],
    ['an upper bound [SEARCH-21]', { registrationYear: { min: null, max: 2012 } }, 2020, ['audiaudiaudi']],
    ['selected options [SEARCH-22]', { brand: { selectedOptions: ['audi', 'bmw'] } }, 2020, ['audiaudiaudi']],
    ['sellers [SEARCH-22]', { sellerKind: { selectedOptions: ['private'] } }, 1000, ['buysbuysbuys', 'rentrentrent']],
    [
      'selected localities [SEARCH-23]',
      { location: { selectedLocalities: [{ localityID: 'bern-be', radius: 10 }] } },
      2020,
      ['golfgolfgolf'],
    ],
    ['a canton', { location: { region: 4, widened: 'neighbours' } }, 1000, ['buysbuysbuys', 'rentrentrent']],
  ])('filters by %s', async (_, filters, categoryID, ids) => {
    const answer = await search({ filters, ...(categoryID && { selectedCategory: { categoryID } }) });
    expect(answer.result.itemIDs).toEqual(ids);
  });

  it('reads the text in one of the four languages [SEARCH-25]', async () => {
    const totals = ['DE', 'EN', 'FR', 'IT'].map(
      async (language) => (await search({ query: 'helles', language })).totalItemCount,
    );
    expect(await Promise.all(totals)).toEqual([2, 0, 0, 0]);
  });

  it('returns no token for a search that is too long for one, and accepts every token that it returns', async () => {
    const query = '日'.repeat(200);
    const fits = (await search({ query: '日'.repeat(150) })).searchToken;
    expect(fits.length).toBeLessThanOrEqual(longestToken);
    expect((await ask({ token: fits })).statusCode).toBe(200);
    const options = Array.from({ length: 20 }, (_, index) => `Modell ${index}`);
    const filters = { model: { selectedOptions: options } };
    const answer = await search({ query, selectedCategory: { categoryID: 2020 }, filters });
    expect([answer.searchToken, answer.result.token]).toEqual([null, null]);
  });

  it('accepts the token of a search instead, and searches everything by default', async () => {
    const { searchToken, ...before } = await search({ query: 'velo', filters: { price: { freeOnly: true } } });
    const again = (await ask({ token: searchToken, requestKey: before.requestKey })).json<Answer>();
    expect(again).toEqual({ searchToken, ...before });
    expect((await ask({})).json<Answer>()).toMatchObject({ query: '', totalItemCount: 6, filters: {} });
  });

  it('returns the key of the request, to detect a late response', async () => {
    expect((await ask({ requestKey: 'third' })).json<Answer>().requestKey).toBe('third');
    const [one, other] = [(await ask({})).json<Answer>(), (await ask({})).json<Answer>()];
    expect(one.requestKey).not.toBe(other.requestKey);
  });

  it('answers as documented', async () => {
    const read = await readDocument(test.app, '/api/docs/v11');
    for (const model of [
      {},
      { query: 'Velo' },
      { selectedCategory: { categoryID: 2020 }, filters: { brand: { selectedOptions: ['audi'] } } },
    ]) {
      expect(read.faultsOf(read.call('search'), 200, await search(model))).toEqual([]);
    }
    const refused = await ask({ search: '{' });
    expect(read.faultsOf(read.call('search'), 400, refused.json())).toEqual([]);
  });
});

describe('search.json refuses', () => {
  it('everything while a filter is invalid [SEARCH-42]', async () => {
    const model = { filters: { price: { min: 5, valid: false }, brand: { selectedOptions: ['audi'] } } };
    expect(await refusal({ search: JSON.stringify(model) })).toEqual([
      {
        parameter: 'search.filters.price.valid',
        message: 'search.filters.price.valid must be true: nothing is applied while a filter is invalid (it is false)',
      },
    ]);
    const cars = { selectedCategory: { categoryID: 2020 }, filters: { mileage: { min: null, valid: false } } };
    expect(await refusal({ search: JSON.stringify(cars) })).toMatchObject([
      { parameter: 'search.filters.mileage.valid' },
    ]);
  });

  it.each([
    [{ page: 0 }, 'search.page', 'search.page must be a whole number from 1 to 10000 (it is 0)'],
    [{ pageSize: 31 }, 'search.pageSize', 'search.pageSize must be one of 30, 60, 100 (it is 31)'],
    [
      { selectedCategory: { categoryID: 5 } },
      'search.selectedCategory.categoryID',
      /must be the id of a category \(it is 5\)$/,
    ],
    [
      { filters: { brand: { selectedOptions: ['audi'] } } },
      'search.filters.brand.selectedOptions',
      /needs a category that it is a filter of/,
    ],
    [
      { filters: { price: { max: 1.5 } } },
      'search.filters.price.max',
      /must be a whole number from 0 to 999999999 \(it is 1.5\)$/,
    ],
    [
      { filters: { location: { selectedLocalities: [{ localityID: '3011' }, { localityID: 'x' }] } } },
      'search.filters.location.selectedLocalities.1.localityID',
      /must name places that the market knows/,
    ],
    [
      { filters: { location: { selectedLocalities: [{ localityID: '3011', radius: 999 }] } } },
      'search.filters.location.selectedLocalities.0.radius',
      /from 0 to 350 \(it is 999\)$/,
    ],
    [
      { filters: { location: { subregion: 'oberland' } } },
      'search.filters.location.subregion',
      /needs filters.location.region/,
    ],
    [{ query: 'a'.repeat(201) }, 'search.query', /must have at most 200 characters/],
    [{ sorting: { field: 'relevance', direction: 'ascending' } }, 'search.sorting', /must be price or timestamp/],
    [{ colour: 'red' }, 'search', /must not name colour/],
  ])('%j', async (model, parameter, message) => {
    const [problem, ...others] = await refusal({ search: JSON.stringify(model) });
    expect(others).toEqual([]);
    expect(problem!.parameter).toBe(parameter);
    if (typeof message === 'string') expect(problem!.message).toBe(message);
    else expect(problem!.message).toMatch(message);
  });

  it('a token with unknown places, and names them', async () => {
    const localities = [{ localityID: 'nowhere-be', radius: 10 }];
    expect(await refusal({ token: tokenOf({ ...everything, localities })! })).toEqual([
      { parameter: 'token', message: expect.stringContaining('"nowhere-be" is none') },
    ]);
    const subregion = await refusal({ token: tokenOf({ ...everything, region: 4, subregion: 'nowhere' })! });
    expect(subregion[0]!.message).toContain('must be a part of canton 4');
  });

  it('an unknown key, but accepts those of campaigns', async () => {
    expect(await refusal({ searchToken: tokenOf(everything)! })).toEqual([
      {
        parameter: 'searchToken',
        message: 'searchToken is no key of this call, which takes search, token, requestKey',
      },
    ]);
    expect((await ask({ utm_source: 'mail', gclid: '1' })).statusCode).toBe(200);
  });

  it('a query that is not UTF-8, and names its keys', async () => {
    const answer = await test.get('/api/v11/search.json?search=%7B%FF%7D&requestKey=100%');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { parameters: [{ parameter: 'search', message: 'search must be UTF-8 in percent-encoding' }] },
    ]);
  });

  it('invalid JSON, an invalid token, or both', async () => {
    expect(await refusal({ search: '{' })).toEqual([
      { parameter: 'search', message: 'search must be JSON (it is "{")' },
    ]);
    // The message does not repeat the invalid token.
    expect(await refusal({ token: 'nonsense' })).toEqual([
      { parameter: 'token', message: 'token must be the token of a search' },
    ]);
    expect(await refusal({ token: 'nonsense', search: '{}' })).toMatchObject([
      { parameter: 'token', message: expect.stringContaining('must not stand beside search') },
    ]);
    expect(await refusal({ requestKey: 'a'.repeat(101) })).toMatchObject([{ parameter: 'requestKey' }]);
  });

  it('a call without the hash header, like every call [API-18]', async () => {
    const answer = await test.app.inject({ method: 'GET', url: '/api/v11/search.json' });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { code: 'API_DEV_MISSING' } }]);
  });
});

describe('search.json orders', () => {
  const [velo, wanted, trailer] = ['bikebikebike', 'wantedwanted', 'trailertrail'] as const;

  beforeAll(async () => {
    // An ad that is listed last: the others contain the word in their titles.
    const about = { title: 'Anhänger', body: 'Passt an jedes Velo.', price: { kind: 'amount', francs: 60 } } as const;
    await test.publishes(ana, trailer, { ...bike, ...about, images: [], parameters: {} });
  });

  it.each([
    ['price', 'ascending', [wanted, trailer, velo]],
    ['price', 'descending', [velo, trailer, wanted]],
    ['timestamp', 'ascending', [velo, wanted, trailer]],
    ['timestamp', 'descending', [trailer, wanted, velo]],
    ['relevance', 'descending', [wanted, velo, trailer]],
  ])('by %s, %s [SEARCH-24]', async (field, direction, ids) => {
    const { result, sorting } = await search({ query: 'velo', sorting: { field, direction } });
    expect([result.itemIDs, sorting]).toEqual([ids, { field, direction }]);
  });
});
