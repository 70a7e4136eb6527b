import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SimilarAds } from '#machines/listing/adItem.ts';
import type { ListingContent } from '#machines/listing/listingContent.ts';
import { openTestApp, type TestApp } from '#tests/drivers/app.ts';
import { ana, bike, bikeDrafted, bikeInReview, minute, noon } from '#machines/listing/listingExamples.ts';

let test: TestApp;

const hash = { 'x-api-hash': 'test' };

/** Ads by their id; the first is the one whose others are looked for. */
const ads: Readonly<Record<string, Partial<ListingContent>>> = {
  bikebikebike: {},
  twintwintwin: { title: 'Citybike mit Korb', price: { kind: 'amount', francs: 500 } },
  racerracerra: { title: 'Rennvelo Carbon', price: { kind: 'amount', francs: 900 } },
  dearerdearer: { title: 'Citybike aus Carbon', price: { kind: 'amount', francs: 4800 } },
  skisskisskis: { title: 'Tourenski', category: 4060, parameters: {} },
  booksbooksbo: { title: 'Krimis', category: 4210, parameters: {} },
};

beforeAll(async () => {
  test = await openTestApp(() => noon);
  await test.seller(ana, 'Ana Rossi');
  for (const [id, content] of Object.entries(ads)) await test.publishes(ana, id, { ...bike, ...content });
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
  return { status: answer.statusCode, body: answer.json<SimilarAds & { api?: { error: string } }>() };
}

describe('ads like another one', () => {
  it('are of its subcategory, near in price and words, without itself and without what nobody finds', async () => {
    const { status, body } = await call('item/bikebikebike/similar.json');
    expect(status).toBe(200);
    expect(body.items.map(({ id }) => id)).toEqual(['twintwintwin', 'racerracerra', 'dearerdearer', 'skisskisskis']);
    expect(body.category_info).toMatchObject({ id: 4020, parent_id: 4000 });
  });

  it('are told of one that is gone, too', async () => {
    const { body } = await call('item/removedremov/similar.json');
    expect(body.items.map(({ id }) => id)).toContain('bikebikebike');
  });

  it('are at most eight', async () => {
    for (let index = 0; index < 10; index += 1) await test.publishes(ana, `morebikes${index}ab`, bike);
    const { body } = await call('item/bikebikebike/similar.json');
    expect(body.items).toHaveLength(8);
  });

  it('are of no ad that nobody may see', async () => {
    expect((await call('item/draftdraftdr/similar.json')).status).toBe(404);
  });
});

describe('ads by their ids', () => {
  it('are told in the order asked for, once each, without those that nobody may see', async () => {
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
  ])('are refused where it is none or too many of them: items.json%s', async (query, rule) => {
    const { status, body } = await call(`items.json${query}`);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(rule);
  });
});

describe('an ad that was taken away', () => {
  it.each(['removedremov', 'bannedbanned'])('is gone for who calls: %s', async (id) => {
    const { status, body } = await call(`item/${id}.json`);
    expect([status, body.api?.error]).toEqual([410, 'listing.gone']);
    expect(JSON.stringify(body)).not.toMatch(/Verboten|stolen/);
  });

  it.each(['removedremov', 'bannedbanned'])(
    'has a page that says so, shows others, and asks not to be found: %s',
    async (id) => {
      const { statusCode, payload } = await test.get(`/de/vi/verboten/${id}`);
      expect(statusCode).toBe(410);
      expect(payload).toContain('name="robots" content="noindex"');
      expect(payload).toContain('/de/vi/citybike-mit-7-gaengen/bikebikebike');
      // What it said is nobody's business any more; the address is the visitor's own.
      expect(payload.replaceAll(`/vi/verboten/${id}`, '')).not.toMatch(/verboten|stolen/i);
    },
  );

  it.each(['draftdraftdr', 'reviewreview', 'neverpublic2', 'pausedpaused', 'nothingthere'])(
    'is not what a draft or a paused ad is: %s was never there for others',
    async (id) => {
      expect((await call(`item/${id}.json`)).status).toBe(404);
      expect((await test.get(`/de/vi/x/${id}`)).statusCode).toBe(404);
    },
  );
});
