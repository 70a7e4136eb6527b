import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SimilarListings } from '#machines/listing/listingItem.ts';
import type { ListingContent } from '#machines/listing/lifecycle/listingContent.ts';
import { sitemapsOf } from '#server/pages/sitemaps/sitemaps.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { awayAndBack, erased, joined } from '#tests/machines/account/lifecycle/accountHistory.ts';
import { ana, bike, bikeDrafted, bikeInReview, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { minute } from '#machines/market/units.ts';

let test: TestApp;
let now = noon;

const hash = { 'x-api-hash': 'test' };

/** The ads of the test, by their ids; similar ads are searched for the first one. */
const listings: Readonly<Record<string, Partial<ListingContent>>> = {
  bikebikebike: {},
  twintwintwin: { title: 'Citybike mit Korb', price: { kind: 'amount', francs: 500 } },
  racerracerra: { title: 'Rennvelo Carbon', price: { kind: 'amount', francs: 900 } },
  dearerdearer: { title: 'Citybike aus Carbon', price: { kind: 'amount', francs: 4800 } },
  skisskisskis: { title: 'Tourenski', category: 4060, parameters: {} },
  booksbooksbo: { title: 'Krimis', category: 4210, parameters: {} },
};

beforeAll(async () => {
  test = await openTestApp(() => now);
  await test.seller(ana, 'Ana Rossi');
  for (const [id, content] of Object.entries(listings)) await test.publishes(ana, id, { ...bike, ...content });
  for (const id of ['removedremov', 'bannedbanned']) await test.publishes(ana, id, { ...bike, title: 'Verboten' });
  const at = noon + 2 * minute;
  await test.tells('removedremov', [{ type: 'listing.removed', at, by: 'seller' }]);
  await test.tells('bannedbanned', [{ type: 'listing.removed', at, by: 'moderator', because: 'It is stolen' }]);
  await test.tells('draftdraftdr', bikeDrafted);
  await test.tells('reviewreview', bikeInReview);
  await test.tells('neverpublic2', [...bikeDrafted, { type: 'listing.removed', at, by: 'seller' }]);
  await test.publishes(ana, 'pausedpaused', bike);
  await test.tells('pausedpaused', [{ type: 'listing.paused', at }]);
});
afterAll(() => test.close());

async function call(path: string) {
  const answer = await test.get(`/api/v10/${path}`, { ...hash, 'accept-language': 'de' });
  return { status: answer.statusCode, body: answer.json<SimilarListings & { api?: { error: string } }>() };
}

describe('similar ads', () => {
  it('are of the same subcategory, near in price and words, without the ad itself and unlisted ads', async () => {
    const { status, body } = await call('item/bikebikebike/similar.json');
    expect(status).toBe(200);
    expect(body.items.map(({ id }) => id)).toEqual(['twintwintwin', 'racerracerra', 'dearerdearer', 'skisskisskis']);
    expect(body.category_info).toMatchObject({ id: 4020, parent_id: 4000 });
  });

  it('are returned for a removed ad, too', async () => {
    const { body } = await call('item/removedremov/similar.json');
    expect(body.items.map(({ id }) => id)).toContain('bikebikebike');
  });

  it('are at most eight', async () => {
    for (let index = 0; index < 10; index += 1) await test.publishes(ana, `morebikes${index}ab`, bike);
    const { body } = await call('item/bikebikebike/similar.json');
    expect(body.items).toHaveLength(8);
  });

  it('are not returned for an ad that is not public', async () => {
    expect((await call('item/draftdraftdr/similar.json')).status).toBe(404);
  });
});

describe('ads by their ids', () => {
  it('are returned in the requested order, once each, without those that are not public', async () => {
    const ids = ['skisskisskis', 'draftdraftdr', 'bikebikebike', 'removedremov', 'nonenonenone', 'skisskisskis'];
    const { status, body } = await call(`items.json?ids=${ids.join()}`);
    expect(status).toBe(200);
    expect(body.items.map(({ id }) => id)).toEqual(['skisskisskis', 'bikebikebike']);
    expect(body.items[1]).toEqual((await call('item/bikebikebike.json')).body);
  });

  it.each([
    ['', 'ids'],
    ['?ids=', 'must be ids of ads'],
    ['?ids=bikebikebike,sofa', 'must be ids of ads'],
    [`?ids=${Array.from({ length: 21 }, () => 'bikebikebike').join()}`, 'must be at most 20 ids'],
  ])('are refused with none or too many ids: items.json%s', async (query, rule) => {
    const { status, body } = await call(`items.json${query}`);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(rule);
  });
});

describe('a removed ad', () => {
  it.each(['removedremov', 'bannedbanned'])('is gone for calls: %s', async (id) => {
    const { status, body } = await call(`item/${id}.json`);
    expect([status, body.api?.error]).toEqual([410, 'listing.gone']);
    expect(JSON.stringify(body)).not.toMatch(/Verboten|stolen/);
  });

  it.each(['removedremov', 'bannedbanned'])(
    'has a page that says so, shows others, and is not indexed: %s',
    async (id) => {
      const { statusCode, payload } = await test.get(`/de/vi/verboten/${id}`);
      expect(statusCode).toBe(410);
      expect(payload).toContain('name="robots" content="noindex"');
      expect(payload).toContain('/de/vi/citybike-mit-7-gaengen/bikebikebike');
      // The ad's content is no longer public. The URL, which the visitor has sent, is left out of the check.
      expect(payload.replaceAll(`/vi/verboten/${id}`, '')).not.toMatch(/verboten|stolen/i);
    },
  );

  it.each(['draftdraftdr', 'reviewreview', 'neverpublic2', 'pausedpaused', 'nothingthere'])(
    'differs from a draft or a paused ad: %s never existed for others',
    async (id) => {
      expect((await call(`item/${id}.json`)).status).toBe(404);
      expect((await test.get(`/de/vi/x/${id}`)).statusCode).toBe(404);
    },
  );
});

describe('an ad of a hidden seller', () => {
  const id = 'saxophonsaxo';
  const path = `/de/vi/saxophon/${id}`;

  /** Every place that may show the ad: the responses of its own addresses, and its presence elsewhere. */
  async function met() {
    const list = await test.get('/api/v10/list.json?q=saxophon&category=4040');
    const query = encodeURIComponent(`{ listing(id: "${id}") { title } categories { id total } }`);
    const graphql = (await test.get(`/api/v10/graphql?query=${query}`)).json<{
      data: { listing: unknown; categories: { id: number; total: number }[] };
    }>();
    const pages = ['/de', '/de/li?q=saxophon', '/de/cat/4000/sport'];
    // The sitemap is generated without the cache, in which it may be an hour old.
    const sitemap = await sitemapsOf(test.services, () => '').one({
      language: 'de',
      kind: 'ads',
      category: 4000,
      part: 1,
    });
    const bodies = await Promise.all(pages.map(async (page) => (await test.get(page)).body));
    return {
      call: (await call(`item/${id}.json`)).status,
      page: (await test.get(path)).statusCode,
      items: (await call(`items.json?ids=${id}`)).body.items.length,
      similar: (await call('item/pianopianopi/similar.json')).body.items.some((item) => item.id === id),
      found: list.json<{ itemIDs: string[] }>().itemIDs.includes(id),
      graphql: graphql.data.listing !== null,
      sports: graphql.data.categories.find((category) => category.id === 4000)!.total,
      sitemap: (await text(Readable.from(sitemap!))).includes(id),
      pages: bodies.map((body) => body.includes(id)),
    };
  }

  const seen = { call: 200, page: 200, items: 1, similar: true, found: true, graphql: true, sitemap: true };
  const unseen = { call: 404, page: 404, items: 0, similar: false, found: false, graphql: false, sitemap: false };
  let sports: number;

  beforeAll(async () => {
    now += minute;
    await test.publishes(ana, 'pianopianopi', { ...bike, title: 'Saxophon', category: 4040, parameters: {} });
    sports = (await met()).sports;
    await test.recordsFacts('beat', joined);
    await test.publishes('beat', id, { ...bike, title: 'Saxophon', category: 4040, parameters: {} });
  });

  it.each(awayAndBack)(
    'does not exist while the seller is %s, and exists again afterwards',
    async (_why, away, back) => {
      const everywhere = { ...seen, sports: sports + 1, pages: [true, true, true] };
      expect(await met()).toEqual(everywhere);
      await test.recordsFacts('beat', away);
      expect(await met()).toEqual({ ...unseen, sports, pages: [false, false, false] });
      await test.recordsFacts('beat', back);
      expect(await met()).toEqual(everywhere);
    },
  );

  it('is gone permanently with its seller', async () => {
    await test.recordsFacts('beat', erased);
    expect(await met()).toEqual({ ...unseen, call: 410, page: 410, sports, pages: [false, false, false] });
  });
});
