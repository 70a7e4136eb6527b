import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ListingList } from '#machines/listing/listingItem.ts';
import { bike } from '#machines/listing/lifecycle/listingExamples.ts';
import { filterFromToken } from '#market/addresses/searchToken.ts';
import type { TestApp } from '#tests/drivers/server/app.ts';
import { openFilteredMarket } from '../corpus/filteredListings.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openFilteredMarket();
  await test.publishes('ana', 'kinderkinder', { ...bike, category: 6200, title: 'Kinderwagen', parameters: {} });
  await test.vocabularySettled();
});
afterAll(() => test.close());

async function list(keys: string): Promise<ListingList> {
  const answer = await test.get(`/api/v10/list.json?${keys}`);
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json<ListingList>();
}

const reported = ({ relaxations }: ListingList) =>
  relaxations.map(({ without, search_total: total }) => [without, total]);

describe('a text without results', () => {
  it('is corrected, with the results of the correction under the same filters', async () => {
    const { search_total: total, correction } = await list('q=Kinderwagne&region=4');
    expect(total).toBe(0);
    expect(correction).toMatchObject({ query: 'Kinderwagen', search_total: 1, items: [{ id: 'kinderkinder' }] });
    expect(filterFromToken(correction!.token)).toMatchObject({ query: 'Kinderwagen', region: 4 });
  });

  it('is corrected without the filters when the correction finds nothing with them', async () => {
    const { correction } = await list('q=Kinderwagne&region=1&ps=100000');
    expect(correction).toMatchObject({ query: 'Kinderwagen', search_total: 1 });
    expect(filterFromToken(correction!.token)).not.toHaveProperty('region');
  });

  it('is corrected when it has results by a stem alone, without these ads', async () => {
    for (const [number, title] of ['Sofa', 'Sofa', 'Sofa'].entries())
      await test.publishes('ana', `sofasofasof${number}`, { ...bike, category: 3020, title, parameters: {} });
    await test.vocabularySettled();
    const { search_total: total, correction } = await list('q=sofaa');
    expect(total).toBeGreaterThan(0);
    expect(correction).toMatchObject({ query: 'Sofa', search_total: 3, items: [] });
    // In Italian the text is corrected too, although by that language's rules it would be a form of the word.
    expect((await list('q=sofaa&query_lang=it')).correction).toMatchObject({ query: 'Sofa' });
    expect((await list('q=sofaa&o=2')).correction).toBeNull();
    expect((await list('q=Sofa')).correction).toBeNull();
  });

  it.each([
    ['lampee', 'de', 'Lampe', { category: 3090, title: 'Lampe', language: 'de' }],
    ['chiar', 'en', 'Chair', { category: 3050, title: 'Scaffale chiaro', language: 'it' }],
  ] as const)('is corrected when its letters are only a stem: %s in %s', async (typed, language, meant, content) => {
    for (let number = 0; number < 3; number += 1)
      await test.publishes('ana', `${typed}${language}${number}`.padEnd(12, 'x'), {
        ...bike,
        ...content,
        parameters: {},
      });
    await test.publishes('ana', `${typed}meant`.padEnd(12, 'y'), {
      ...bike,
      category: 3040,
      title: meant,
      language,
      parameters: {},
    });
    await test.vocabularySettled();
    const { search_total: total, correction } = await list(`q=${typed}&query_lang=${language}`);
    expect(total).toBeGreaterThanOrEqual(3);
    expect(correction).toMatchObject({ query: meant, items: [] });
  });

  it('is not corrected when no correction has results, or when it has results itself', async () => {
    expect((await list('q=Xylophonbauer')).correction).toBeNull();
    expect((await list('q=Kinderwagne&category=2000')).correction).toBeNull();
    expect((await list('q=Kinderwagen')).correction).toBeNull();
  });
});

describe('a search without results is relaxed', () => {
  it('by a wider radius, as wide as necessary', async () => {
    const answer = await list('zipcode=3006&subcategory=2020');
    expect(reported(answer)[0]).toEqual([['radius'], 1]);
    const filter = filterFromToken(answer.relaxations[0]!.token)!;
    expect(filter.localities).toEqual([{ localityID: '3006', radius: 10 }]);
    const found = await list(`zipcode=3006&subcategory=2020&radius=10`);
    expect(found.search_total).toBe(1);
  });

  it('by a wider radius alone when it has a few results, with those of the wider one', async () => {
    expect(reported(await list('zipcode=3006&subcategory=2020&radius=10'))).toEqual([[['radius'], 2]]);
    expect(reported(await list('subcategory=2020&fu=diesel'))).toEqual([]);
  });

  it('by the neighbouring cantons, or all of Switzerland when they have nothing', async () => {
    expect(reported(await list('region=20&subcategory=1020'))[0]).toEqual([['with_neighbouring_regions'], 2]);
    expect(reported(await list('region=18&subcategory=1020'))[0]).toEqual([['region'], 2]);
  });

  it('by each of its filters alone, by its category, and by all of them', async () => {
    expect(reported(await list('subcategory=2020&fu=electric'))).toEqual([[['fu'], 2]]);
    expect(reported(await list('subcategory=2020&fu=diesel&gb=manual'))).toEqual([
      [['fu'], 1],
      [['gb'], 1],
      [['fu', 'gb'], 2],
    ]);
    // Only the price is dropped: dropping the seller too would find no more ads.
    expect(reported(await list('subcategory=1020&pe=10&company_ad=0'))).toEqual([[['pe'], 2]]);
    expect(reported(await list('q=velo&subcategory=2020&fu=diesel'))).toEqual([[['category', 'subcategory', 'fu'], 2]]);
    expect(reported(await list('category=8000&q=velo'))).toEqual([[['category'], 2]]);
  });

  it('in at most four ways', async () => {
    const zeta = { condition: 'used', make: 'Zeta', size: 'XL', colour: 'pink' };
    // Each of these ads differs from the search in a single filter.
    const almost = [{ condition: 'new' }, { make: 'Eta' }, { size: 'S' }, { colour: 'red' }];
    for (const [index, other] of almost.entries()) {
      await test.publishes('ana', `almostalmos${index}`, { ...bike, parameters: { ...zeta, ...other } });
    }
    await test.publishes('ana', 'almostalmos9', { ...bike, kind: 'wanted', parameters: zeta });
    const answer = await list('subcategory=4020&condition=used&make=zeta&size=xl&cx=pink&st=offer');
    expect(reported(answer)).toEqual([
      [['condition'], 1],
      [['make'], 1],
      [['size'], 1],
      [['cx'], 1],
    ]);
  });

  it('by no search without results, each with its token', async () => {
    const keys = 'subcategory=2020&region=4&cb=volkswagen&cm=golf&cx=red&me=1&company_ad=1';
    const answer = await list(keys);
    expect(reported(answer)).toEqual([
      [['ms', 'me'], 1],
      [['region', 'cb', 'cm', 'cx', 'ms', 'me', 'company_ad'], 2],
    ]);
    for (const { token, search_total: total } of answer.relaxations) {
      const found = await test.get(`/api/v11/search.json?token=${token}`);
      expect(found.json()).toMatchObject({ totalItemCount: total });
    }
    expect(reported(await list('q=Xylophonbauer&region=4'))).toEqual([]);
  });

  it('by its text, when no ad has it in its language, though some have it in another', async () => {
    await test.publishes('ana', 'canapecanap', { ...bike, category: 3020, title: 'Sofa', parameters: {} });
    await test.vocabularySettled();
    expect((await list('q=Sofa+sofaa')).search_total).toBeGreaterThan(0);
    const { search_total: total, relaxations } = await list('q=Sofa+sofaa&query_lang=de&region=18');
    expect(total).toBe(0);
    expect(relaxations.map(({ without }) => without)).toEqual([['q', 'region']]);
    expect(filterFromToken(relaxations[0]!.token)).toMatchObject({ query: 'Sofa', queryLanguage: 'de' });
  });

  it('by one of its words, the rarest first, and by its quotation marks', async () => {
    const textsOf = ({ relaxations }: ListingList) =>
      relaxations.map(({ without, token, search_total: total }) => [without, filterFromToken(token)!.query, total]);
    expect(textsOf(await list('q=Kinderwagen+xyzzyx'))).toEqual([[['q'], 'Kinderwagen', 1]]);
    expect(textsOf(await list('q=xyzzyx+-rot+Kinderwagen'))).toEqual([[['q'], '-rot Kinderwagen', 1]]);
    expect(textsOf(await list('q=xyzzyx+Kinderwagen&region=4&ps=100000'))).toEqual([
      [['q', 'region', 'ps'], 'Kinderwagen', 1],
    ]);
    expect(textsOf(await list('q=%22Kinderwagen+Kinderwagen%22'))).toEqual([
      [['q'], 'Kinderwagen Kinderwagen', 1],
      [['q'], 'Kinderwagen', 1],
    ]);
    expect(textsOf(await list('q=%22Kinderwagen+xyzzyx%22'))).toEqual([[['q'], 'Kinderwagen', 1]]);
    // Each of the two words has results, but no ad contains both.
    expect(textsOf(await list('q=Kinderwagen+Familienwagen'))).toEqual([
      [['q'], 'Familienwagen', 2],
      [['q'], 'Kinderwagen', 1],
    ]);
  });

  it('by at most eight searches', async () => {
    const requested = vi.spyOn(test.services.search.port, 'search');
    await list(
      'q=xyzzyx+qwertz+asdfgh+yxcvbn&zipcode=3006&subcategory=2020&fu=diesel&gb=manual&cx=red&me=1&ps=1&company_ad=1&st=offer',
    );
    // At most eight searches, in addition to the search itself and the one for the models of cars.
    expect(requested.mock.calls.length).toBeLessThanOrEqual(10);
    requested.mockClear();
    await list('q=velo&zipcode=3006&subcategory=2020&fu=diesel&gb=manual&cx=red&me=1&ps=1&company_ad=1&st=offer');
    expect(requested.mock.calls.length).toBe(10);
    requested.mockRestore();
  });

  it('by at most eight searches, including those for another spelling', async () => {
    await test.publishes('ana', 'sofasofasof9', { ...bike, category: 3020, title: 'Sofa', parameters: {} });
    await test.vocabularySettled();
    const requested = vi.spyOn(test.services.search.port, 'search');
    await list('q=sofaa&zipcode=3006&subcategory=2020&fu=diesel&gb=manual&cx=red&me=1&ps=1&company_ad=1&st=offer');
    expect(requested.mock.calls.some(([{ query }]) => query === 'Sofa')).toBe(true);
    // Eight searches, in addition to the search itself and the one for the models of cars.
    expect(requested.mock.calls.length).toBe(10);
    requested.mockRestore();
  });

  it('by no search that is too long for a token, nor is it corrected by one', async () => {
    const models = Array.from({ length: 30 }, (_, index) => `a model of a long name ${index}`).join();
    const keys = `subcategory=2020&cm=golf,${models}`;
    expect((await list(keys)).search_total).toBe(1);
    const { correction } = await list(`${keys}&q=Familienwagne`);
    expect(correction).toMatchObject({ query: 'Familienwagen', search_total: 2 });
    expect(filterFromToken(correction!.token)).toMatchObject({ query: 'Familienwagen', subcategory: 2020 });
    // Dropping the fuel, too, has results, but all those models are part of the token.
    expect(reported(await list(`${keys}&fu=electric`))).toEqual([[['cm', 'fu'], 2]]);
  });
});
