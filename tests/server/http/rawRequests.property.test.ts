import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { createLog } from '#server/http/log.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

const long = process.env['ALLMEND_LONG'] === '1';

let test: TestApp;
let address: { readonly hostname: string; readonly port: number };
/** The lines of the server's log that are more severe than warnings. */
let faults: string[];

beforeAll(async () => {
  faults = [];
  const write = (line: string) => void (JSON.parse(line).level > 40 && faults.push(line));
  const log = createLog({ logLevel: 'trace' }, { write });
  test = await openTestApp(() => noon, { requestsPerMinute: 1_000_000 }, log);
  await test.seller(ana);
  await test.publishes(ana, 'bikebikebike', bike);
  const { hostname, port } = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
  address = { hostname, port: Number(port) };
});
afterAll(() => test.close());

/** Writes bytes to a connection; resolves to the statuses of all responses. */
function spoken(bytes: string): Promise<readonly number[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly number[]>();
  let answers = '';
  const socket = connect(address.port, address.hostname, () => socket.end(Buffer.from(bytes, 'latin1')));
  socket.setEncoding('latin1');
  socket.on('data', (text: string) => (answers += text));
  socket.on('error', reject);
  socket.on('close', () => {
    resolve([...answers.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status)));
  });
  return promise;
}

const paths = [
  '/',
  '/de',
  '/de/li',
  '/de/li/velo',
  '/li',
  '/de/q/velo/AXE9dmVsbw',
  '/de/vi/velo/bikebikebike',
  '/fr/vi/x/y',
  '/de/immobilien',
  '/de/verify/token',
  '/de/unsubscribe',
  '/de/mywants',
  '/de/insertion',
  '/xx/yy',
  '/de/error',
  '/api/v10/list.json',
  '/api/v10/item/bikebikebike.json',
  '/api/v10/graphql',
  '/api/v10/localities.json',
  '/api/v10/favorites.json',
  '/api/v10/account/auth.json',
  '/api/v10/account/email_status.json',
  '/api/docs',
  '/api/v10/insertion/photos.json',
  '/api/v10/insertion/photos/edits.json',
  '/api/v10/messaging/pictures.json',
  '/api/v10/messaging/status',
  '/api/v10/account/export',
  '/api/v10/stream',
  '/api/v11/search',
  '/api/openapi.json',
  '/pictures/320/demo/velo.webp',
  '/pictures/320/photos/x.webp',
  '/pictures/999/x',
  '/assets/x.js',
  '/assets/',
  '/sitemap.xml',
  '/sitemaps/x.xml',
  '/robots.txt',
  '/healthz',
  '/readyz',
  '/metrics',
  '/service-worker.js',
  '/.well-known/change-password',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/offline/de',
  '//',
  '*',
  'http://x/de',
];
const odd = [
  '#',
  '%',
  '%00',
  '%ff',
  '%c3%28',
  '%2e%2e/',
  '../',
  '//',
  '\\',
  '?',
  '??',
  '&',
  '=',
  ';',
  '%23',
  ':',
  '@',
  '[',
  ']',
  '{',
  '}',
  '<',
  '"',
  "'",
  '|',
  '^',
  '`',
  '%u0041',
  '\xff',
  '\xc3\xbc',
  '+',
  '%20',
  '%0d%0a',
  '~',
  '*',
  '!',
  '$',
  '(',
  ')',
  ',',
  '__proto__',
  'constructor',
  '[]',
  '%E0%A4%A',
  '1e999',
  '-1',
  '9'.repeat(30),
  'a'.repeat(300),
];
const keys = [
  'q',
  'query',
  'variables',
  'extensions',
  'operationName',
  'pe',
  'ps',
  'sp',
  'o',
  'category',
  'subcategory',
  'region',
  'redirected',
  'token',
  'after',
  'text',
  'utm_source',
  '__proto__',
  'lat',
  'position',
  '',
];
const values = [...odd, '{}', '[]', 'null', '{__typename}', '%7B__typename%7D', '{', 'x', '0', '1', 'velo'];
const pair = fc.tuple(fc.constantFrom(...keys), fc.constantFrom(...values)).map(([key, value]) => `${key}=${value}`);
const target = fc
  .tuple(
    fc.constantFrom(...paths),
    fc.array(fc.constantFrom(...odd), { maxLength: 2 }),
    fc.option(fc.array(pair, { maxLength: 3 })),
    fc.option(fc.constantFrom('#', '#&variables=x', '#x?y', '?#', '##')),
  )
  .map(([path, more, query, fragment]) =>
    [path, ...more, query === null ? '' : `?${query.join('&')}`, fragment ?? ''].join('').replaceAll(/\s/g, ''),
  );
const cookies = ['position', 'lang', 'csrf', 'mode', 'session', 'device', 'MYPAGES_STATE', 'ads', 'x'];
const cookie = fc
  .array(fc.tuple(fc.constantFrom(...cookies), fc.constantFrom(...values)), { maxLength: 4 })
  .map((all) => all.map(([name, value]) => `allmend_${name}=${value}`).join('; '));
const headerNames = [
  'accept',
  'accept-encoding',
  'accept-language',
  'if-none-match',
  'if-modified-since',
  'range',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'forwarded',
  'authorization',
  'last-event-id',
  'content-encoding',
  'expect',
  'upgrade',
  'origin',
  'x-api-hash',
  'x-csrf-token',
  'te',
  'x-source',
  'x-client-id',
  'via',
  'accept-charset',
  'x-http-method-override',
  'transfer-encoding',
];
const headerValue = fc.oneof(
  fc.constantFrom(...values, '*', 'gzip;q=', 'gzip, br;q=9', '*/*;q=x', 'de-CH,;q=2', 'bytes=0-', 'W/"x"', 'chunked'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const header = fc
  .tuple(fc.constantFrom(...headerNames), headerValue)
  .map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n\0]/g, '')}`);
const body = fc.constantFrom(
  '',
  '{',
  '{"query":"{__typename}"',
  '{"query":1}',
  '[]',
  'null',
  '"',
  '{"query":"{__typename}","variables":"x"}',
  'a=b&c',
  '%',
  '%ff=%00',
  '__proto__[x]=1',
  '--x\r\n\r\n--x--',
  '--x\r\ncontent-disposition: form-data',
  '\x00\xff',
);
const type = fc.constantFrom(
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=x',
  'text/plain',
  '',
  'x',
  'application/json, x',
  'multipart/form-data; boundary=',
);
const method = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'DELETE',
  'PUT',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'QUERY',
);
const request = fc.record({ method, target, cookie, headers: fc.array(header, { maxLength: 4 }), body, type });
type Raw = typeof request extends fc.Arbitrary<infer Made> ? Made : never;

function written({ method, target, cookie, headers, body, type }: Raw): string {
  const sent = method === 'GET' || method === 'HEAD' ? '' : body;
  return [
    `${method} ${target} HTTP/1.1`,
    'host: x',
    'connection: close',
    'x-api-hash: raw',
    'x-csrf-token: t',
    `cookie: allmend_csrf=t${cookie && `; ${cookie}`}`,
    ...headers,
    ...(sent ? [`content-type: ${type}`, `content-length: ${sent.length}`] : []),
    '',
    sent,
  ].join('\r\n');
}

const plain: Raw = { method: 'GET', target: '/de', cookie: '', headers: [], body: '', type: '' };
const examples: readonly Raw[] = [
  { ...plain, target: '/api/v10/graphql?query={__typename}#&variables=x' },
  { ...plain, target: '/api/v10/graphql#?query={__typename}&extensions=x' },
  { ...plain, cookie: 'allmend_position=999999999999999' },
  { ...plain, target: '//[' },
  { ...plain, target: '/de/li?q=velo#&q=x' },
];

describe('a request as bytes, whatever its line, headers, cookies and body', () => {
  it('is never answered as a fault of the server, nor logged as an error', async () => {
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(request, async (raw) => {
        faults.length = 0;
        const statuses = await spoken(written(raw));
        for (const status of statuses) seen.add(status);
        expect({ faults, failed: statuses.filter((status) => status >= 500) }).toEqual({ faults: [], failed: [] });
      }),
      { numRuns: long ? 50_000 : 500, examples: examples.map((raw): [Raw] => [raw]) },
    );
    expect([...seen]).toEqual(expect.arrayContaining([200, 302, 400, 404, 405]));
  });
});
