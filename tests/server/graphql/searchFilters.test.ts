import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListingList } from '#machines/listing/listingItem.ts';
import type { TestApp } from '#tests/drivers/server/app.ts';
import { graphqlOf } from '#tests/drivers/server/graphql.ts';
import { openFilteredMarket } from '../search/corpus/filteredListings.ts';

describe('searchListings accepts every filter of list.json', () => {
  let test: TestApp;
  let ask: ReturnType<typeof graphqlOf>;
  beforeAll(async () => {
    test = await openFilteredMarket();
    ask = graphqlOf(test.app);
  });
  afterAll(() => test.close());

  it.each([
    ['region: 4, widened: NEIGHBOURS, category: 1020', 'region=4&with_neighbouring_regions=1&subcategory=1020'],
    ['region: 1, widened: COUNTRY, category: 2000', 'region=1&with_all_regions=1&category=2000'],
    [
      'localities: [{ localityID: "bern-be", radius: 10 }], category: 2020',
      'zipcode=bern-be&radius=10&subcategory=2020',
    ],
    ['localities: [{ localityID: 3098 }, { localityID: 8001 }]', 'zipcode=3098,8001'],
    ['kind: WANTED', 'st=wanted'],
    ['organic: true, category: 4000', 'organic=1&category=4000'],
    ['query: "velos", queryLanguage: DE', 'q=velos&query_lang=de'],
    ['category: 2020, intervals: [{ key: "mileage", max: 100000 }]', 'subcategory=2020&me=100000'],
    ['category: 1020, intervals: [{ key: "rooms", min: 3.5, max: 4.5 }]', 'subcategory=1020&ros=3.5&roe=4.5'],
    [
      'category: 2020, selects: [{ key: "brand", options: ["audi", "bmw"] }, { key: "model", options: ["A4"] }]',
      'subcategory=2020&cb=audi,bmw&cm=a4',
    ],
    ['category: 2020, intervals: null, selects: null, localities: null, kind: null, organic: null', 'subcategory=2020'],
  ])('%s', async (written, keys) => {
    const { data, errors } = await ask(
      `{ searchListings(filter: {${written}}) {
        items { id } totalItemCount searchToken distances { id metres }
        counts { kinds { kind count } sellers { seller count } free }
        facets {
          ... on SelectFacet { key label options { value label count } }
          ... on IntervalFacet { key label unit min max step }
        }
      } }`,
    );
    expect(errors).toEqual([]);
    const list = (await test.get(`/api/v10/list.json?${keys}`)).json<ListingList>();
    const { counts, ...found } = data.searchListings;
    expect(list.search_total).toBeGreaterThan(0);
    expect(found).toMatchObject({
      items: list.itemIDs.map((id) => ({ id })),
      totalItemCount: list.search_total,
      searchToken: list.token,
      facets: list.facets.map(({ kind: _, address: __, ...facet }) => facet),
    });
    expect(Object.fromEntries(found.distances.map(({ id, metres }: any) => [id, metres]))).toEqual(list.distances);
    expect(Object.fromEntries(counts.kinds.map(({ kind, count }: any) => [kind.toLowerCase(), count]))).toEqual(
      list.counts.st,
    );
    const sellers = counts.sellers.map(({ seller, count }: any) => [seller === 'COMPANY' ? '1' : '0', count]);
    expect(Object.fromEntries(sellers)).toEqual(list.counts.company_ad);
    expect({ 1: counts.free }).toEqual(list.counts.gratis);
  });

  it('and orders by distance from the chosen place', async () => {
    const { data } = await ask(
      '{ searchListings(filter: { category: 2020, localities: [{ localityID: "bern-be", radius: 200 }] }, sort: NEAREST) { items { id } } }',
    );
    expect(data.searchListings.items).toEqual([{ id: 'golfgolfgolf' }, { id: 'audiaudiaudi' }]);
  });

  it.each([
    [
      'localities: [{ localityID: "3011" }, { localityID: "nirgendwo-be" }]',
      'filter.localities.1.localityID',
      /must name places that the market knows/,
    ],
    ['localities: [{ localityID: "3011", radius: 400 }]', 'filter.localities.0.radius', /from 0 to 350/],
    ['region: 4, localities: [{ localityID: "3011" }]', 'filter.region', /must not stand beside filter.localities/],
    ['widened: COUNTRY', 'filter.widened', /needs filter.region/],
    [
      'category: 2020, intervals: [{ key: "doors", min: 2 }, { key: "mileage", min: 1.5 }]',
      'filter.intervals.1.min',
      /whole number from 0 to 2000000/,
    ],
    ['category: 2020, intervals: [{ key: "brand", min: 2 }]', 'filter.intervals.0', /has no bounds, but options/],
    [
      'category: 2020, selects: [{ key: "mileage", options: ["1"] }]',
      'filter.selects.0.options',
      /has no options, but bounds/,
    ],
    [
      'category: 2020, selects: [{ key: "brand", options: ["tata"] }]',
      'filter.selects.0.options',
      /"tata" is none of them/,
    ],
    [
      'category: 4020, selects: [{ key: "brand", options: ["audi"] }]',
      'filter.selects.0.options',
      /is no filter of category 4020/,
    ],
    ['selects: [{ key: "colours", options: [] }]', 'filter.selects.0.key', /must be one of brand, model/],
    [
      'category: 2020, intervals: [{ key: "doors", min: 2 }, { key: "doors", min: 3 }]',
      'filter.intervals.1.key',
      /must not be named twice/,
    ],
  ])('but not %s', async (written, argument, rule) => {
    const { errors } = await ask(`{ searchListings(filter: {${written}}) { totalItemCount } }`);
    expect(errors).toHaveLength(1);
    expect(errors[0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      problems: [{ argument, rule: expect.stringMatching(rule) }],
    });
  });
});
