import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ListingList } from '#machines/listing/listingItem.ts';
import { filterFromToken } from '#market/addresses/searchToken.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { day, minute } from '#machines/market/units.ts';

let test: TestApp;
let now = noon;

beforeAll(async () => {
  test = await openTestApp(() => now);
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
});

afterAll(() => test.close());

async function list(keys: string, language = 'de'): Promise<ListingList> {
  const answer = await test.get(`/api/v10/list.json?${keys}`, { 'accept-language': language });
  expect(answer.statusCode).toBe(200);
  return answer.json<ListingList>();
}

describe('GET /api/v10/list.json [API-4]', () => {
  it('returns items, ids, gallery, total, counts, token, engine and filters [LISTING-9]', async () => {
    const answer = await list('q=citybike&region=4&sp=cheapest');
    expect(Object.keys(answer).toSorted()).toEqual(
      ['as_of', 'correction', 'counts', 'distances', 'engine', 'facets', 'filters', 'galleryIDs', 'galleryItems', 'itemIDs', 'items', 'localities', 'relaxations', 'search_total', 'token'], // prettier-ignore
    );
    expect(answer.search_total).toBe(35);
    expect(answer.counts).toMatchObject({
      category: { 4000: 35, 4020: 35 },
      region: { 4: 35 },
      st: { offer: 35 },
      company_ad: { 0: 28, 1: 7 },
      gratis: { 1: 0 },
    });
    expect(answer.itemIDs.slice(0, 2)).toEqual(['bike00000000', 'bike00000001']);
    expect(answer.items.map(({ id }) => id)).toEqual(answer.itemIDs);
    expect(answer.engine).toBe('memory');
    expect(answer.filters).toEqual({ q: 'citybike', region: '4', sp: 'cheapest', query_lang: 'DE' });
    expect(filterFromToken(answer.token!)).toMatchObject({ query: 'citybike', region: 4, sort: 'cheapest' });
  });

  it('has 30 ads a page, and the rest on the next [LISTING-10]', async () => {
    const first = await list('q=citybike');
    const second = await list('q=citybike&o=2');
    expect(first.itemIDs).toHaveLength(30);
    expect(second.itemIDs).toHaveLength(5);
    expect(new Set([...first.itemIDs, ...second.itemIDs])).toHaveLength(35);
  });

  it.each(['', '&sp=oldest', '&sp=cheapest', '&sp=expensive', '&sp=relevant'])(
    'repeats no ad and skips none on page 2 when new ads arrive after page 1, whatever the order (q=citybike%s)',
    async (order) => {
      const fresh = await openTestApp(() => now);
      try {
        await fresh.seller(ana);
        const arrives = async (id: string, francs: number) => {
          now += minute;
          await fresh.publishes(ana, id, { ...bike, price: { kind: 'amount', francs } });
        };
        const before = Array.from({ length: 40 }, (_, index) => `before${String(index).padStart(6, '0')}`);
        for (const [index, id] of before.entries()) await arrives(id, 100 + index);
        const pageOf = async (keys: string) => {
          const answer = await fresh.get(`/api/v10/list.json?q=citybike${order}${keys}`);
          expect(answer.statusCode, answer.payload).toBe(200);
          return answer.json<ListingList>();
        };
        const first = await pageOf('');
        for (const [index, francs] of [50, 120, 500].entries()) await arrives(`arrived0000${index}`, francs);
        const second = await pageOf(`&o=2&t=${first.as_of}`);
        expect([...first.itemIDs, ...second.itemIDs].toSorted()).toEqual(before);
        expect(second.as_of).toBe(first.as_of);
        expect(second.search_total).toBe(43);
        expect((await pageOf('')).itemIDs.length).toBe(30);
      } finally {
        await fresh.close();
      }
    },
  );

  it('returns the same response at another time, as long as no ad has changed', async () => {
    const answered = async (headers = {}) => test.get('/api/v10/list.json?q=citybike', headers);
    const first = await answered();
    now += minute;
    const again = await answered({ 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('has the requested number of ads a page, and refuses an unknown number [SEARCH-35]', async () => {
    const all = await list('q=citybike&n=60');
    expect(all.itemIDs).toHaveLength(35);
    expect(all.filters['n']).toBe('60');
    const answer = await test.get('/api/v10/list.json?n=31');
    expect([answer.statusCode, answer.payload]).toEqual([400, expect.stringContaining('must be one of 30, 60, 100')]);
  });

  it('filters by each key', async () => {
    expect((await list('category=4000')).search_total).toBe(36);
    expect((await list('subcategory=4040')).itemIDs).toEqual(['freefreefree']);
    expect((await list('gratis=1')).itemIDs).toEqual(['freefreefree']);
    expect((await list('ps=110&pe=112')).itemIDs).toHaveLength(3);
    // Swapped price bounds are read as the range between them.
    expect((await list('ps=112&pe=110')).itemIDs).toHaveLength(3);
    expect((await list('company_ad=1')).search_total).toBe(7);
    expect((await list('region=1')).search_total).toBe(0);
  });

  it('counts each option without its own filter', async () => {
    const { counts } = await list('subcategory=4040&region=1');
    expect(counts.region).toMatchObject({ 4: 1 });
    const { counts: wider } = await list('subcategory=4040');
    expect(wider.category).toMatchObject({ 4000: 36, 4020: 35, 4040: 1 });
  });

  it.each([
    ['de', 'DE'],
    ['en', 'EN'],
    ['fr', 'FR'],
    ['it', 'IT'],
  ])('requested in %s states that the search was in %s [SEARCH-25]', async (language, reported) => {
    expect((await list('q=citybike', language)).filters['query_lang']).toBe(reported);
  });

  it('has ads for sale, to rent and to buy, published without a payment, and free items, for visitors [LISTING-1]', async () => {
    const home = { ...bike, category: 1020, title: 'Loftwohnung', images: [] };
    await test.publishes(ana, 'rentrentrent', { ...home, parameters: { transaction: 'rent', rooms: 3.5 } });
    await test.publishes(ana, 'buysbuysbuys', { ...home, parameters: { transaction: 'buy', surface: 90 } });
    const { items } = await list('q=loftwohnung');
    const transactions = items.map(({ parameters }) => parameters.find(({ key }) => key === 'transaction')?.value);
    expect(new Set(transactions)).toEqual(new Set(['rent', 'buy']));
    expect((await list('q=citybike')).search_total).toBe(35);
    expect((await list('gratis=1')).search_total).toBe(1);
  });

  it('uses the requested language', async () => {
    const [helmet] = (await list('gratis=1', 'fr-CH, de;q=0.5')).items;
    expect(helmet?.price_text).toBe('Gratuit');
    expect((await list('gratis=1', 'rm')).items[0]?.price_text).toBe('Gratis');
  });

  it.each([
    ['ps=cheap', 'ps', 'ps must be a whole number from 0 to 999999999 (it is "cheap")'],
    ['region=25', 'region', 'region must be a whole number from 1 to 24 (it is "25")'],
    ['category=17', 'category', 'category must be the id of a category (it is "17")'],
    ['category=2000&subcategory=4040', 'subcategory', 'subcategory must belong to category 2000 (it is "4040")'],
    ['o=0', 'o', 'o must be a whole number from 1 to 10000 (it is "0")'],
    ['company_ad=maybe', 'company_ad', 'company_ad must be 0 or 1 (it is "maybe")'],
    ['q=a&q=b', 'q', 'q must be one value, not several (it is ["a","b"])'],
    [`q=${'a'.repeat(201)}`, 'q', `q must have at most 200 characters (it is "${'a'.repeat(79)}…)`],
  ])('refuses %s with field and reason', async (keys, parameter, message) => {
    const answer = await test.get(`/api/v10/list.json?${keys}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ api: { error: 'api.invalidInput' }, parameters: [{ parameter, message }] });
  });

  it('shows a new, a changed and a sold ad on the next request', async () => {
    await test.publishes(ana, 'skisskisskis', {
      ...bike,
      title: 'Tourenski Langlaufski',
      category: 4120,
      parameters: {},
    });
    expect((await list('q=tourenski')).itemIDs).toEqual(['skisskisskis']);
    await test.tells('skisskisskis', [{ type: 'listing.edited', at: now, changes: { title: 'Schneeschuhe' } }]);
    expect((await list('q=tourenski')).itemIDs).toEqual([]);
    expect((await list('q=schneeschuhe')).itemIDs).toEqual(['skisskisskis']);
    await test.tells('skisskisskis', [{ type: 'listing.sold', at: now, where: 'here' }]);
    expect((await list('q=schneeschuhe')).itemIDs).toEqual([]);
  });

  it('lists ads in the gallery separately, and none for a request of organic results alone [SEARCH-14] [LISTING-9]', async () => {
    await test.tells('bike00000003', [{ type: 'listing.promoted', at: now, product: 'gallery', endsAt: now + day }]);
    const first = await list('q=citybike');
    expect(first.galleryItems.map(({ id }) => id)).toEqual(['bike00000003']);
    const second = await list('q=citybike&o=2');
    expect([second.galleryIDs, second.galleryItems]).toEqual([['bike00000003'], []]);
    const organic = await list('q=citybike&organic=1');
    expect([organic.galleryIDs, organic.galleryItems]).toEqual([[], []]);
    expect(organic.itemIDs).toEqual(first.itemIDs);
  });
});

describe('GET /api/v10/item/{id}.json', () => {
  it('returns the ad', async () => {
    const answer = await test.get('/api/v10/item/bike00000001.json');
    expect(answer.json()).toMatchObject({ id: 'bike00000001', subject: bike.title, user_alias: 'Ana Rossi' });
  });

  it('answers 404 for an ad that is not public', async () => {
    await test.tells('bike00000002', [{ type: 'listing.paused', at: now }]);
    for (const id of ['bike00000002', 'unknown', '%00', 'a%00aaaaaaaaaa', "x'; DROP"]) {
      const answer = await test.get(`/api/v10/item/${id}.json`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ api: { error: 'listing.unknown' } });
    }
  });

  it('does not query the store for an impossible id', async () => {
    const query = vi.spyOn(test.market.store, 'query');
    for (const id of ['%00', 'a%00aaaaaaaaaa', 'unknown', "x'; DROP"]) {
      expect((await test.get(`/api/v10/item/${id}.json`)).statusCode).toBe(404);
    }
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
  });
});
