import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { minute } from '#machines/market/units.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp(() => noon);
  await test.seller(ana, 'Ana Rossi');
  await test.publishes(ana, 'bikebikebike', bike);
  await test.publishes(ana, 'soldsoldsold', { ...bike, title: 'Rennvelo' });
  await test.tells('soldsoldsold', [{ type: 'listing.sold', at: noon + minute, where: 'here' }]);
  await test.publishes(ana, 'gonegonegone', { ...bike, title: 'Einrad' });
  await test.tells('gonegonegone', [{ type: 'listing.removed', at: noon + minute, by: 'seller' }]);
});

afterAll(() => test.close());

const setCookies = (answer: { cookies: { name: string; value: string }[] }) =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));

describe('the language of an address', () => {
  it.each([
    ['/', '/de'],
    ['/li?q=velo', '/de/li?q=velo'],
    ['/nothing/here', '/de/nothing/here'],
    ['/es/li?q=velo', '/de/li?q=velo'],
    ['/rm', '/de'],
  ])('is added to %s: German by default [ROUTES-2]', async (url, location) => {
    const answer = await test.get(url);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(location);
  });

  it('is the one of the cookie [ROUTES-2]', async () => {
    const answer = await test.get('/li?q=velo', { cookie: 'allmend_lang=fr' });
    expect(answer.headers.location).toBe('/fr/li?q=velo');
  });

  it('is German when the cookie names an unsupported language [I18N-4]', async () => {
    expect((await test.get('/', { cookie: 'allmend_lang=rm' })).headers.location).toBe('/de');
  });

  it('redirects to no other host, whatever the address', async () => {
    const answer = await test.get('//evil.example/x');
    expect(answer.headers.location).toMatch(/^\/de\//);
  });

  it.each(['de', 'fr', 'it', 'en'])('%s is written to the cookie, and the page is in it [I18N-3]', async (language) => {
    const answer = await test.get(`/${language}`);
    expect(answer.statusCode).toBe(200);
    expect(setCookies(answer)['allmend_lang']).toBe(language);
    expect(answer.body).toMatch(new RegExp(`<html lang="${language}(-CH)?"`));
  });

  it('is not written again when the cookie has it already; a CSRF token is, once', async () => {
    const first = setCookies(await test.get('/de'));
    expect(first['allmend_csrf']).toMatch(/^[\w-]{24}$/);
    const cookie = `allmend_lang=de; allmend_csrf=${first['allmend_csrf']}`;
    expect((await test.get('/de', { cookie })).cookies).toEqual([]);
  });
});

describe('a page', () => {
  it('is rendered completely on the server: the ad is in the list and on its own page', async () => {
    expect((await test.get('/de/li?q=citybike')).body).toContain('Citybike mit 7 Gängen');
    const page = await test.get('/de/vi/citybike-mit-7-gaengen/bikebikebike');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Frisch aus dem Service');
  });

  it('has no inline script and no inline style, and its policy allows none', async () => {
    const { body, headers } = await test.get('/de/li');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(body).not.toMatch(/<style|\sstyle=|\son\w+=/);
    const scripts = [...body.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts.filter((one) => !/ src="\/assets\/|type="application\/(ld\+)?json"/.test(one!))).toEqual([]);
  });

  it('has no trace of a recorder by default', async () => {
    for (const url of ['/de', '/de/li', '/de/nothing']) expect((await test.get(url)).body).not.toMatch(/recorder/i);
  });

  it("redirects to the address with the ad's own slug, with the query", async () => {
    const answer = await test.get('/fr/vi/other/bikebikebike?utm_source=mail');
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe('/fr/vi/citybike-mit-7-gaengen/bikebikebike?utm_source=mail');
  });

  it('of a sold ad answers 200', async () => {
    expect((await test.get('/de/vi/rennvelo/soldsoldsold')).statusCode).toBe(200);
  });

  it('of a removed ad says so with status 410, with any slug', async () => {
    for (const slug of ['einrad', 'x']) {
      const { statusCode, body } = await test.get(`/de/vi/${slug}/gonegonegone`);
      expect(statusCode).toBe(410);
      expect(body).toContain('Dieses Inserat ist nicht mehr verfügbar');
    }
  });

  it('has metadata for search engines and link previews', async () => {
    const { body } = await test.get('/de/vi/citybike-mit-7-gaengen/bikebikebike');
    const reported = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json!) as Record<string, unknown>,
    );
    expect(reported.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Product']);
    const at = 'http://localhost:3000';
    expect(reported[1]).toMatchObject({
      name: bike.title,
      image: [`${at}/pictures/1280/demo/bike-city-basket.jpg`],
      offers: { price: 480, priceCurrency: 'CHF', availability: 'https://schema.org/InStock' },
    });
    expect(body).toContain(`<meta property="og:image" content="${at}/pictures/1280/demo/bike-city-basket.jpg">`);
    expect(body).toContain(`<meta property="og:url" content="${at}/de/vi/citybike-mit-7-gaengen/bikebikebike">`);
  });

  it.each([
    '/de/nothing',
    '/de/li/nonsense',
    '/de/error/404',
    '/de/vi/x/unknownunkno',
    '/de/vi/x/..%2F..%2Fetc',
    '/de/%ff',
    '/de/50%',
  ])('%s is the not-found page with status 404 [ROUTES-55, ROUTES-56, ROUTES-57]', async (url) => {
    const answer = await test.get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('Hoppla!');
  });

  it('hydrates from the canonical address, also for a request with invalid encoding', async () => {
    const { body } = await test.get('/de/li?q=100%&utm_source=mail');
    expect(body.includes('"address":"/de/li?q=100%25"')).toBe(true);
    expect(body).not.toContain('utm_source');
  });

  it('survives invalid addresses', async () => {
    for (const url of ['/de/li?q=%E0%A4%A', '/%ff', `/de/li?q=${'a'.repeat(5000)}`, '/de/li?o=1e9&ps=-1&region=x']) {
      expect((await test.get(url)).statusCode).toBeLessThan(500);
    }
  });
});
