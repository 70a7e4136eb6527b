import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { createLocalityTable } from '#market/places/localities.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { graphqlOf } from '#tests/drivers/server/graphql.ts';
import { readDocument } from '../openapi/documentedCalls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(() => noon);
});
afterAll(() => test.close());

type Answer = readonly { localityID: string; label: string; region: number; subregion: string | null }[];

async function localities(query: string): Promise<Answer> {
  const answer = await test.get(`/api/v10/localities.json?${query}`);
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json<Answer>();
}

describe('GET /api/v10/localities.json', () => {
  it('returns places by the prefix of a name, towns before postcodes', async () => {
    expect(await localities('q=genf&limit=3')).toEqual([
      { localityID: 'geneve-ge', label: 'Genève\u00a0GE', region: 6, subregion: null },
      { localityID: null, label: 'Genf', region: 6, subregion: null },
      { localityID: '1204', label: '1204\u00a0Genève\u00a0GE', region: 6, subregion: null },
    ]);
  });

  it.each([
    ['8001 Zürich', '8001', '8001 Zürich ZH'],
    ['8001, Zürich', '8001', '8001 Zürich ZH'],
    ['Wil SG', 'wil-sg', 'Wil SG'],
    ['Buchs (AG)', 'buchs-ag', 'Buchs AG'],
    ['CH-8021', '8021', '8021 Zürich ZH'],
  ])('understands %j as the list and GraphQL do', async (typed, localityID, label) => {
    const [first] = await localities(`q=${encodeURIComponent(typed)}`);
    expect([first?.localityID, first?.label.replaceAll('\u00a0', ' ')]).toEqual([localityID, label]);
    const list = await test.get(`/api/v10/list.json?zipcode=${encodeURIComponent(typed)}`);
    expect([list.statusCode, list.json<{ localities: unknown }>().localities]).toMatchObject([200, [{ localityID }]]);
    const places = `[{ localityID: ${JSON.stringify(typed)} }]`;
    const requested = await graphqlOf(test.app)(
      `{ searchListings(filter: { localities: ${places} }) { totalItemCount } }`,
    );
    expect(requested.errors).toEqual([]);
  });

  it.each([
    ['Kanton Bern', 4, 'Bern'],
    ['Kt. ZH', 23, 'Zürich'],
    ['canton du Jura', 9, 'Jura'],
    ['Cantone Ticino', 18, 'Tessin'],
  ])('understands the whole canton %j as the list and GraphQL do', async (typed, region, label) => {
    const [first] = await localities(`q=${encodeURIComponent(typed)}`);
    expect(first).toEqual({ localityID: null, label, region, subregion: null });
    const totalOf = async (query: string) => {
      const list = await test.get(`/api/v10/list.json?${query}`);
      expect(list.statusCode, list.payload).toBe(200);
      const { search_total, localities: places } = list.json<{ search_total: number; localities: unknown }>();
      return { search_total, places };
    };
    expect(await totalOf(`zipcode=${encodeURIComponent(typed)}`)).toEqual(await totalOf(`region=${region}`));
    const wide = await test.get(`/api/v10/list.json?zipcode=${encodeURIComponent(typed)}&radius=5`);
    expect(wide.statusCode, 'a canton has no radius').toBe(400);
    const places = `[{ localityID: ${JSON.stringify(typed)} }]`;
    const asked = await graphqlOf(test.app)(`{ searchListings(filter: { localities: ${places} }) { totalItemCount } }`);
    expect(asked.errors).toEqual([]);
  });

  it('returns eight by default', async () => {
    expect(await localities('q=a')).toHaveLength(8);
    expect(await localities('q=a&limit=20')).toHaveLength(20);
    expect(await localities('q=')).toEqual([]);
  });

  it('returns the labels of ids in their order, once each, without unknown ids', async () => {
    const known = await localities('ids=koeniz-be,nirgendwo-be,3011,koeniz-be');
    expect(known.map(({ label }) => label)).toEqual(['Köniz\u00a0BE', '3011\u00a0Bern\u00a0BE']);
  });

  it("returns communes and parts of cantons of the market's directory", async () => {
    const before = test.services.localities;
    const place = { canton: 'BE', latitude: 46.7, longitude: 7.6, otherNames: [], subregion: 'oberland' };
    test.services.localities = createLocalityTable([
      { ...place, postcode: '3652', name: 'Hilterfingen', municipality: 'Thunersee' },
    ]);
    expect(await localities('q=thuner')).toMatchObject([
      { localityID: 'thunersee-be', label: 'Thunersee\u00a0BE', subregion: 'oberland' },
      { localityID: '3652' },
    ]);
    test.services.localities = before;
  });

  it('answers 304 to a client with a current copy', async () => {
    const first = await test.get('/api/v10/localities.json?q=bern');
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('accept-language'),
    });
    const again = await test.get('/api/v10/localities.json?q=bern', { 'if-none-match': String(first.headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ['', 'q', 'q is missing, and so is ids'],
    ['q=a&ids=3011', 'ids', 'ids must not stand beside q'],
    [`q=${'a'.repeat(61)}`, 'q', /^q must have at most 60 characters/],
    ['q=a&limit=21', 'limit', 'limit must be a whole number from 1 to 20 (it is "21")'],
    ['q=a&limit=0', 'limit', 'limit must be a whole number from 1 to 20 (it is "0")'],
    [`ids=${Array.from({ length: 11 }, () => '3011').join(',')}`, 'ids', /^ids must name at most 10 places/],
    ['q=a&q=b', 'q', 'q must be one value, not several (it is ["a","b"])'],
  ])('refuses %s', async (query, parameter, message) => {
    const answer = await test.get(`/api/v10/localities.json?${query}`);
    expect(answer.statusCode).toBe(400);
    const { parameters } = answer.json<{ parameters: { parameter: string; message: string }[] }>();
    expect(parameters).toEqual([
      { parameter, message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ]);
  });

  it('answers as documented', async () => {
    const read = await readDocument(test.app);
    expect(read.faultsOf(read.call('localities'), 200, await localities('q=zug'))).toEqual([]);
  });
});
