import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { contentNames } from '#machines/content/contentPage.ts';
import { categoryTree } from '#machines/market/categories/categories.ts';
import { realEstate, subcategoryIdsOf } from '#machines/market/categories/categoryTree.ts';
import { languages } from '#machines/market/language.ts';
import { cantonCodes } from '#market/cantons/cantonCodes.ts';
import { placeAt } from '#routes';
import { erased, joined } from '#tests/machines/account/lifecycle/accountHistory.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { day, minute } from '#machines/market/units.ts';

const publicUrl = 'https://allmend.example';
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp(() => noon, { publicUrl, requestsPerMinute: 1_000_000 });
  await test.seller(ana, 'Ana Rossi');
  await test.publishes(ana, 'bikebikebike', { ...bike, title: 'Velo & Helm' });
  await test.publishes(ana, 'sofasofasofa', { ...bike, title: 'Sofa', category: 3000, parameters: {} });
  await test.publishes(ana, 'soldsoldsold', { ...bike, title: 'Rennvelo' });
  await test.tells('bikebikebike', [{ type: 'listing.edited', at: noon + minute, changes: { body: 'Neu.' } }]);
  await test.tells('soldsoldsold', [{ type: 'listing.sold', at: noon, where: 'here' }]);
});

afterAll(() => test.close());

/** The URLs in a sitemap or sitemap index, as written in the XML. */
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!);
const pathOf = (url: string) => url.slice(publicUrl.length);

describe('the files for search engines', () => {
  it('/robots.txt names the sitemap, and allows only pages', async () => {
    const { body, headers } = await test.get('/robots.txt', { host: 'evil.example' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe('User-agent: *\nDisallow: /api/\n\nSitemap: https://allmend.example/sitemap.xml\n');
  });

  it('/sitemap.xml names a sitemap of the pages and one of each category with ads, in each language', async () => {
    const { body, headers } = await test.get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    const expected = languages.flatMap((language) =>
      ['pages', '3000/1', '4000/1'].map((name) => `${publicUrl}/sitemaps/${language}/${name}.xml`),
    );
    expect(locations(body).toSorted()).toEqual(expected.toSorted());
  });

  it('every address in every sitemap is a canonical page, in the language of its sitemap', async () => {
    const index = locations((await test.get('/sitemap.xml')).body);
    const found = new Map<string, string>();
    for (const url of index) {
      const xml = (await test.get(pathOf(url))).body;
      for (const page of locations(xml)) found.set(page.replaceAll('&amp;', '&'), /sitemaps\/(\w+)/.exec(url)![1]!);
    }
    const categories = categoryTree.flatMap(({ children }) => [0, ...children]).length;
    const homes = 1 + subcategoryIdsOf(realEstate).length;
    const counts = new Map<string, number>();
    for (const url of found.keys()) {
      const { name } = placeAt(pathOf(url))!;
      counts.set(name, (counts.get(name) ?? 0) + 1 / languages.length);
    }
    expect(Object.fromEntries(counts)).toEqual({
      home: 1,
      ...Object.fromEntries(contentNames.map((name) => [name, 1])),
      // The pages of lists: the one of all ads, and one for each canton and each category.
      list: 1 + cantonCodes.length + categories - homes,
      realEstateList: homes,
      realEstate: 1,
      category: categories - 1,
      listing: 2,
    });
    expect([...found.keys()]).toContain(`${publicUrl}/it/immobili`);
    expect([...found.keys()]).toContain(`${publicUrl}/fr/cat/4000/sport`);
    expect([...found.keys()]).toContain(`${publicUrl}/fr/li/sport/velos-electriques`);
    expect([...found.keys()]).toContain(`${publicUrl}/it/immobili/oggetto/casa`);
    // Only a sample of the lists is requested, because they are alike.
    const some = [...found].filter(([url]) => !/\/(li|cat)\/|\/immob/.test(url) || /sport|immob|vaud/.test(url));
    expect(some.length).toBeGreaterThan(languages.length * 5);
    for (const [url, language] of some) {
      const { statusCode, body } = await test.get(pathOf(url));
      expect(statusCode, url).toBe(200);
      expect(body.includes(`<link rel="canonical" href="${url.replaceAll('&', '&amp;')}">`), url).toBe(true);
      expect(body.includes(`<html lang="${language}`)).toBe(true);
      expect(body.includes('noindex'), url).toBe(false);
    }
  });

  it('an ad is in the sitemap of its category with the time of its last change, unless it is sold', async () => {
    const { body } = await test.get('/sitemaps/fr/4000/1.xml');
    expect(body).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<url><loc>https://allmend.example/fr/vi/velo-helm/bikebikebike</loc><lastmod>2026-05-02T10:01:00.000Z</lastmod></url>',
        '</urlset>',
        '',
      ].join('\n'),
    );
  });

  it('no cached sitemap contains an ad of an erased account', async () => {
    const other = await openTestApp(() => noon);
    onTestFinished(() => other.close());
    await other.recordsFacts('beat', joined);
    await other.seller(ana);
    await other.publishes(ana, 'bikebikebike', bike);
    await other.publishes('beat', 'helmhelmhelm', { ...bike, title: 'Helm' });
    const pages = async () => locations((await other.get('/sitemaps/de/4000/1.xml')).body).map((url) => url.slice(-12));
    expect((await pages()).toSorted()).toEqual(['bikebikebike', 'helmhelmhelm']);
    await other.recordsFacts('beat', erased);
    await other.services.erasures.caughtUpTo(await other.market.store.head());
    expect(await pages()).toEqual(['bikebikebike']);
  });

  it('an ad that was edited and then renewed or bumped has the time of the latter', async () => {
    const other = await openTestApp(() => noon);
    onTestFinished(() => other.close());
    await other.seller(ana);
    const edited = { type: 'listing.edited', at: noon + minute, changes: { body: 'Neu.' } } as const;
    const expired = { type: 'listing.expired', at: noon + day } as const;
    await other.publishes(ana, 'renewrenewre', bike);
    const renewed = { type: 'listing.renewed', at: noon + 2 * day, expiresAt: noon + 62 * day } as const;
    await other.tells('renewrenewre', [edited, expired, renewed]);
    await other.publishes(ana, 'bumpbumpbump', bike);
    await other.tells('bumpbumpbump', [
      edited,
      { type: 'listing.promoted', product: 'bump', at: noon + 3 * day, endsAt: noon + 3 * day },
    ]);
    const { body } = await other.get('/sitemaps/de/4000/1.xml');
    const changed = [...body.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, time]) => time!);
    expect(changed.toSorted()).toEqual(['2026-05-04T10:00:00.000Z', '2026-05-05T10:00:00.000Z']);
  });

  it.each([
    '/sitemaps/de/4000/2.xml',
    '/sitemaps/de/4020/1.xml',
    '/sitemaps/de/5000/1.xml',
    '/sitemaps/es/pages.xml',
    '/sitemaps/de/4000/0.xml',
    '/sitemaps/de/9999999/1.xml',
    '/sitemaps/',
    '/sitemaps/de/4000/1.xml/',
  ])('%s is none', async (url) => {
    expect((await test.get(url)).statusCode).toBe(404);
  });

  it('is compressed, answers 304 to a client with a current copy, and is built once for all concurrent requests', async () => {
    const fresh = await test.another();
    const search = vi.spyOn(test.services.search.port, 'search');
    const url = '/sitemaps/it/3000/1.xml';
    const [one, other] = await Promise.all([
      fresh.get(url, { 'accept-encoding': 'gzip, br' }),
      fresh.get(`${url}?again`),
    ]);
    expect(search).toHaveBeenCalledTimes(1);
    expect(one.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(one.rawPayload).toString()).toBe(other.body);
    const spelled = await fresh.get('/sitemaps/%69t/%33000/1.xml', { 'accept-encoding': 'gzip' });
    expect(spelled.rawPayload).toEqual(one.rawPayload);
    expect(search).toHaveBeenCalledTimes(1);
    search.mockRestore();
    const again = await fresh.get(url, { 'if-none-match': String(one.headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  it('that cannot be built is a fault, and redirects to no other page', async () => {
    const fresh = await test.another();
    const search = vi.spyOn(test.services.search.port, 'search').mockRejectedValue(new Error('no search'));
    const { statusCode, headers } = await fresh.get('/sitemap.xml');
    search.mockRestore();
    expect(statusCode).toBe(500);
    expect(headers['content-type']).toContain('json');
    expect((await fresh.get('/sitemap.xml')).statusCode).toBe(200);
  });

  it('is split when a category has more ads than one sitemap may contain', async () => {
    const everything = await test.services.search.port.search(
      { query: '', freeOnly: false, sort: 'newest', page: 1 },
      { size: 1 },
    );
    const search = vi.spyOn(test.services.search.port, 'search').mockResolvedValue({
      ...everything,
      counts: {
        category: new Map([[4000, 90_001]]),
        region: {},
        postcode: new Uint32Array(),
        kind: {},
        seller: {},
        free: 0,
        selects: [],
      },
    });
    const fresh = await test.another();
    const { body } = await fresh.get('/sitemap.xml');
    search.mockRestore();
    const parts = locations(body).filter((url) => url.includes('/de/4000/'));
    expect(parts.map(pathOf)).toEqual([
      '/sitemaps/de/4000/1.xml',
      '/sitemaps/de/4000/2.xml',
      '/sitemaps/de/4000/3.xml',
    ]);
  });
});
