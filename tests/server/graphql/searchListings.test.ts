import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ListingList } from '#machines/listing/listingItem.ts';
import { filterFromToken } from '#market/addresses/searchToken.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { graphqlOf } from '#tests/drivers/server/graphql.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { minute } from '#machines/market/units.ts';

let test: TestApp;
let ask: ReturnType<typeof graphqlOf>;
let now = noon;

beforeAll(async () => {
  test = await openTestApp(() => now, { requestsPerMinute: 1_000_000 });
  ask = graphqlOf(test.app);
  await test.seller(ana, 'Ana Rossi');
  await test.seller('mosaik', 'Velo Mosaik', 'company');
  for (let index = 0; index < 35; index += 1) {
    now += minute;
    const price = { kind: 'amount', francs: 100 + index } as const;
    await test.publishes(index % 5 === 0 ? 'mosaik' : ana, `bike${String(index).padStart(8, '0')}`, { ...bike, price });
  }
  await test.publishes(ana, 'freefreefree', {
    ...bike,
    title: 'Helm',
    category: 4040,
    parameters: {},
    price: { kind: 'free' },
  });
  await test.tells('bike00000003', [
    { type: 'listing.promoted', product: 'gallery', endsAt: noon + 1000 * minute, at: now },
  ]);
});

afterAll(() => test.close());

async function idsOn(page: string) {
  const { data, errors } = await ask(
    `{ searchListings(filter: { category: 4020 }, ${page}) { items { id } pageInfo { asOf } } }`,
  );
  expect(errors).toEqual([]);
  const { items, pageInfo } = data.searchListings;
  return { ids: items.map(({ id }: { id: string }) => id), asOf: pageInfo.asOf as string };
}

it('repeats no ad on page 2 as of page 1, when a new ad has arrived in between', async () => {
  const first = await idsOn('page: 1');
  now += minute;
  await test.publishes(ana, 'arrivedsince', { ...bike, title: 'Neu' });
  const second = await idsOn(`page: 2, asOf: "${first.asOf}"`);
  expect(first.ids).toHaveLength(30);
  expect(second.ids.filter((id: string) => first.ids.includes(id) || id === 'arrivedsince')).toEqual([]);
  await test.tells('arrivedsince', [{ type: 'listing.paused', at: now }]);
});

async function total(filter: string): Promise<number> {
  const { data } = await ask(`{ searchListings(filter: {${filter}}) { totalItemCount } }`);
  return data.searchListings.totalItemCount;
}

describe('searchListings [API-1]', () => {
  it('returns the matching ads, with the exact total and the page', async () => {
    const { data, errors } = await ask(
      `query ($filter: ListingFilter!) {
        searchListings(filter: $filter, sort: CHEAPEST, page: 2, pageSize: 10) {
          totalItemCount
          items { id }
          pageInfo { page pageSize pageCount hasPreviousPage hasNextPage }
        }
      }`,
      { variables: { filter: { query: 'citybike', region: 4 } } },
    );
    expect(errors).toEqual([]);
    expect(data.searchListings.totalItemCount).toBe(35);
    expect(data.searchListings.items.map(({ id }: { id: string }) => id)).toEqual(
      Array.from({ length: 10 }, (_, index) => `bike000000${10 + index}`),
    );
    expect(data.searchListings.pageInfo).toEqual({
      page: 2,
      pageSize: 10,
      pageCount: 4,
      hasPreviousPage: true,
      hasNextPage: true,
    });
  });

  it('returns the same as list.json: ads, order, total, counts, gallery and token', async () => {
    const { data } = await ask(
      `{
        searchListings(filter: { category: 4020, priceFrom: 110 }, sort: EXPENSIVE) {
          totalItemCount
          items { id }
          gallery { id }
          counts { categories { category { id } count } regions { region { code } count } }
          searchToken
        }
      }`,
    );
    const list = (await test.get('/api/v10/list.json?subcategory=4020&ps=110&sp=expensive')).json<ListingList>();
    const found = data.searchListings;
    expect(found.totalItemCount).toBe(list.search_total);
    expect(found.items.map(({ id }: { id: string }) => id)).toEqual(list.itemIDs);
    expect(found.gallery.map(({ id }: { id: string }) => id)).toEqual(list.galleryIDs);
    expect(found.searchToken).toBe(list.token);
    const byId = (counts: { count: number }[], idOf: (count: any) => number) =>
      Object.fromEntries(counts.map((count) => [idOf(count), count.count]));
    expect(byId(found.counts.categories, ({ category }) => category.id)).toEqual(list.counts.category);
    expect(byId(found.counts.regions, ({ region }) => region.code)).toEqual(list.counts.region);
  });

  it('filters by each member of the filter, and by none that is null', async () => {
    expect(await total('')).toBe(36);
    expect(await total('query: "helm"')).toBe(1);
    expect(await total('category: 4000')).toBe(36);
    expect(await total('category: 4040')).toBe(1);
    expect(await total('region: 1')).toBe(0);
    expect(await total('priceFrom: 110, priceTo: 112')).toBe(3);
    expect(await total('priceFrom: 112, priceTo: 110')).toBe(3);
    expect(await total('freeOnly: true')).toBe(1);
    expect(await total('seller: COMPANY')).toBe(7);
    expect(await total('seller: PRIVATE')).toBe(29);
    expect(
      await total('query: null, category: null, region: null, priceFrom: null, freeOnly: null, seller: null'),
    ).toBe(36);
  });

  it.each([
    ['CHEAPEST', 'cheapest'],
    ['EXPENSIVE', 'expensive'],
    ['OLDEST', 'oldest'],
    ['NEWEST', 'newest'],
    ['RELEVANT', 'relevant'],
  ])('orders by %s as list.json by %s', async (sort, preset) => {
    const { data } = await ask(
      `{ searchListings(sort: ${sort}, filter: { query: "velo" }) { items { id } searchToken } }`,
    );
    const list = (await test.get(`/api/v10/list.json?q=velo&sp=${preset}`)).json<ListingList>();
    expect(data.searchListings.items.map(({ id }: { id: string }) => id)).toEqual(list.itemIDs);
    expect(filterFromToken(data.searchListings.searchToken)).toMatchObject({ sort: preset });
  });

  it("has pages of the list's size by default", async () => {
    const { data } = await ask(
      `{
        all: searchListings { items { id } pageInfo { pageSize pageCount hasNextPage } }
        realEstate: searchListings(filter: { category: 1020 }) { items { id } pageInfo { pageSize pageCount hasNextPage hasPreviousPage } }
      }`,
    );
    expect(data.all.items).toHaveLength(30);
    expect(data.all.pageInfo).toEqual({ pageSize: 30, pageCount: 2, hasNextPage: true });
    expect(data.realEstate).toEqual({
      items: [],
      pageInfo: { pageSize: 100, pageCount: 0, hasNextPage: false, hasPreviousPage: false },
    });
  });

  it('reads the ads of all lists of an operation together, however many there are', async () => {
    const query = vi.spyOn(test.market.store, 'query');
    onTestFinished(() => query.mockRestore());
    const lists = `{
        newest: searchListings { items { title seller { name } category { name } } gallery { title } }
        cheapest: searchListings(sort: CHEAPEST, page: 2) { items { title } gallery { title } }
        one: listing(id: "bike00000001") { title }
        other: listing(id: "bike00000002") { title }
      }`;
    const { data } = await graphqlOf((await test.another()).app)(lists);
    // Two database queries: one for the rows of ads with their sellers, and one for their promotions.
    expect(query).toHaveBeenCalledTimes(2);
    // A repeated query reads no rows, because they are cached.
    await ask(lists);
    query.mockClear();
    expect((await ask(lists)).data).toEqual(data);
    expect(query).not.toHaveBeenCalled();
    expect(data.newest.items).toHaveLength(30);
    expect(data.cheapest.items).toHaveLength(6);
    expect(data.newest.gallery).toEqual([{ title: bike.title }]);
    expect(data.other).toEqual({ title: bike.title });
  });

  it('finds an ad as soon as it is published', async () => {
    await test.publishes(ana, 'justnowjust1', { ...bike, title: 'Einrad' });
    expect(await total('query: "einrad"')).toBe(1);
  });
});

describe('wrong arguments of searchListings', () => {
  it('are all named, with rule and value', async () => {
    const { data, errors } = await ask(
      `{ searchListings(filter: { category: 5, region: 99, priceFrom: -1, query: "${'a'.repeat(201)}" }, page: 0, pageSize: 101) { totalItemCount } }`,
    );
    expect(data).toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
    expect(errors[0]!.path).toEqual(['searchListings']);
    expect(errors[0]!.extensions.problems).toEqual([
      { argument: 'filter.query', rule: 'must have at most 200 characters', value: `"${'a'.repeat(79)}…` },
      { argument: 'filter.category', rule: 'must be the id of a category', value: 5 },
      { argument: 'filter.region', rule: 'must be a whole number from 1 to 24', value: 99 },
      { argument: 'filter.priceFrom', rule: 'must be a whole number from 0 to 999999999', value: -1 },
      { argument: 'page', rule: 'must be a whole number from 1 to 10000', value: 0 },
      { argument: 'pageSize', rule: 'must be a whole number from 1 to 100', value: 101 },
    ]);
    expect(errors[0]!.message).toContain(`must have at most 200 characters (it is "${'a'.repeat(79)}…);`);
    expect(errors[0]!.message).toContain('filter.region must be a whole number from 1 to 24 (it is 99)');
  });

  const ofWrongType: [written: string, argument: string, value: string][] = [
    ['filter: { region: "Bern" }', 'filter.region', '"Bern"'],
    ['filter: { seller: SOMEBODY }', 'filter.seller', 'SOMEBODY'],
    ['filter: { regon: 4 }', 'filter.regon', '4'],
    ['sort: BEST', 'sort', 'BEST'],
    ['page: 1.5', 'page', '1.5'],
    ['pages: 2', 'pages', '2'],
  ];
  it.each(ofWrongType)('of a wrong type are named too: %s', async (written, argument, value) => {
    // Each query is sent twice: the second time, its parsed document comes from the cache.
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const { status, errors } = await ask(`{ searchListings(${written}) { totalItemCount } }`, {
        headers: { accept },
      });
      expect(status).toBe(accept === 'application/json' ? 200 : 400);
      expect(errors).toHaveLength(1);
      expect(errors[0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', problems: [{ argument, value }] });
      expect(errors[0]!.message.startsWith(`${argument}: `)).toBe(true);
    }
  });

  it('are not repeated in full when they are long, at any position', async () => {
    const long = 'a'.repeat(1000);
    const written = await ask(`{ searchListings(filter: { region: "${long}" }) { totalItemCount } }`);
    const supplied = await ask('query ($page: Int) { searchListings(page: $page) { totalItemCount } }', {
      variables: { page: long },
    });
    for (const { errors } of [written, supplied]) {
      expect(errors[0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
      const reported = JSON.stringify(errors);
      expect(reported).toContain('a'.repeat(79));
      expect(reported).not.toContain('a'.repeat(80));
    }
  });

  it('in variables are named by their variable', async () => {
    const { status, data, errors } = await ask(
      'query ($filter: ListingFilter) { searchListings(filter: $filter) { totalItemCount } }',
      {
        variables: { filter: { region: 'Bern' } },
      },
    );
    expect(status).toBe(200);
    expect(data).toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors[0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(errors[0]!.message).toMatch(/\$filter.*"Bern".*filter\.region.*Int/);
  });
});
