import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';

let test: TestApp;
let script: string;
let sheet: string;

beforeAll(async () => {
  test = await openTestApp(() => noon, { requestsPerMinute: 1_000_000 });
  await test.seller(ana, 'Ana Rossi');
  for (const id of ['bikebikebike', 'helmhelmhelm', 'sofasofasofa']) await test.publishes(ana, id, bike);
  const { body } = await test.get('/de/li');
  script = /(\/assets\/library[^" ]+\.js)/.exec(body)![1]!;
  sheet = /"(\/assets\/style[^"]+\.css)"/.exec(body)![1]!;
});

afterAll(() => test.close());

/** The header with all encodings that browsers accept. */
const everything = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const api = '/api/v10';
const detail = '/de/vi/citybike-mit-7-gaengen/bikebikebike';

const answers: readonly (readonly [name: string, url: () => string])[] = [
  ['the front page', () => '/de'],
  ['a list', () => '/fr/li?q=citybike'],
  ['an ad', () => detail],
  ['a search call', () => `${api}/list.json`],
  ['an ad call', () => `${api}/item/bikebikebike.json`],
  ['a script', () => script],
  ['the style sheet', () => sheet],
];

describe.each(answers)('%s', (_name, url) => {
  it('comes in the smallest encoding that a client accepts, with its Vary header', async () => {
    const plain = await test.get(url());
    expect(plain.headers['content-encoding']).toBeUndefined();
    // The build has compressed its files in advance, at the highest level.
    const isFile = url().startsWith('/assets/');
    for (const [accepted, encoding, read] of [
      [
        'gzip, br, zstd',
        ...(isFile ? (['br', brotliDecompressSync] as const) : (['zstd', zstdDecompressSync] as const)),
      ],
      ['gzip, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const answer = await test.get(url(), { 'accept-encoding': accepted });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 1.5);
      expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
      expect(read(answer.rawPayload).equals(plain.rawPayload)).toBe(true);
      expect(String(answer.headers['vary'])).toMatch(/accept-encoding/i);
    }
    expect(String(plain.headers['vary'])).toMatch(/accept-encoding/i);
  });

  it('answers 304 to a client with a current copy in any encoding, and to no other', async () => {
    const first = await test.get(url(), everything);
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^W\/"[^"]+"$/);
    const again = await test.get(url(), { ...everything, 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload.length).toBe(0);
    expect(again.headers).toMatchObject({ etag, 'cache-control': first.headers['cache-control'] });
    expect(again.headers['content-encoding']).toBeUndefined();
    expect((await test.get(url(), { ...everything, 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
  });

  it('answers HEAD with the headers of GET, and nothing else', async () => {
    for (const headers of [{}, everything]) {
      const requested = {
        url: url(),
        headers: { 'x-api-hash': 'test', cookie: 'allmend_lang=de; allmend_csrf=x', ...headers },
      };
      const [got, head] = await Promise.all([
        test.app.inject({ method: 'GET', ...requested }),
        test.app.inject({ method: 'HEAD', ...requested }),
      ]);
      expect(head.statusCode).toBe(200);
      expect(head.rawPayload.length).toBe(0);
      expect(said(head.headers)).toEqual(said(got.headers));
    }
  });
});

/** The headers about the content, without those about this exchange. */
function said(headers: Record<string, unknown>) {
  const own = new Set(['date', 'x-request-id', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'set-cookie']);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
}

describe('how long a response may be cached', () => {
  it.each([
    ['a page is revalidated each time', () => '/de', 'private, no-cache'],
    ['a call too', () => `${api}/list.json`, 'private, no-cache'],
    ['a file with a hash in its name, forever', () => script, 'public, max-age=31536000, immutable'],
    ['an icon, for a day', () => '/favicon.ico', 'public, max-age=86400'],
    ['a redirect is revalidated each time', () => '/de/vi/x/bikebikebike', 'private, no-cache'],
    ['which language an address leads to, as well', () => '/li', 'private, no-cache'],
    ['an unknown page', () => '/de/nothing', 'private, no-cache'],
  ])('%s', async (_name, url, said) => {
    expect((await test.get(url())).headers['cache-control']).toBe(said);
  });
});

describe('content that is not worth compressing', () => {
  it.each([
    ['a picture', () => '/apple-touch-icon.png'],
    ['a face', () => /"(\/assets\/[^"]+\.woff2)"/],
    ['a few bytes', () => '/healthz'],
    ['an error of a call', () => `${api}/item/unknownunkno.json`],
  ])('%s', async (_name, url) => {
    const requested = url();
    const path = typeof requested === 'string' ? requested : requested.exec((await test.get('/de')).body)![1]!;
    const answer = await test.get(path, everything);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  });
});

describe('icons', () => {
  it.each([
    ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
    ['/icon.svg', /^image\/svg\+xml/],
    ['/apple-touch-icon.png', /^image\/png$/],
    ['/icon-maskable-512.png', /^image\/png$/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
  ])('%s is where browsers request it', async (url, type) => {
    const answer = await test.get(url);
    expect(answer.statusCode).toBe(200);
    expect(String(answer.headers['content-type'])).toMatch(type);
  });

  it('of the manifest all exist, and every page links it', async () => {
    const manifest = (await test.get('/manifest.webmanifest')).json<{ icons: { src: string; sizes: string }[] }>();
    expect(manifest).toMatchObject({ name: 'allmend', start_url: '/', display: 'standalone' });
    for (const { src } of manifest.icons) expect((await test.get(src)).statusCode).toBe(200);
    expect(manifest.icons).toHaveLength(4);
    const { body } = await test.get('/de');
    for (const [, href] of body.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)) {
      expect((await test.get(href!)).statusCode, href).toBe(200);
    }
  });
});
