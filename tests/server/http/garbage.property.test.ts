import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { apiErrorShape, codedErrorShape } from '#machines/market/api/apiError.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';

let test: TestApp;
let host: { readonly hostname: string; readonly port: number };

beforeAll(async () => {
  test = await openTestApp(() => noon, { requestsPerMinute: 1_000_000 });
  await test.seller(ana);
  await test.publishes(ana, 'bikebikebike', bike);
  const { hostname, port } = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
  host = { hostname, port: Number(port) };
});

afterAll(() => test.close());

const errorShapes = z.union([
  apiErrorShape,
  codedErrorShape,
  // The form of errors that GraphQL specifies, at the path of GraphQL.
  z.looseObject({ errors: z.array(z.looseObject({ message: z.string() })) }),
]);

const long = process.env['ALLMEND_LONG'] === '1';

const methods = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS', 'HEAD'] as const;
const keys = ['q', 'category', 'subcategory', 'region', 'ps', 'pe', 'company_ad', 'gratis', 'sp', 'o', '__proto__', ''];
const graphqlKeys = ['query', 'variables', 'operationName', 'extensions'];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '0',
    '1',
    '-1',
    '4000',
    '9'.repeat(40),
    'NaN',
    'null',
    '[]',
    '{}',
    '\u0000',
    '%00',
    '../',
    '💥',
    "';--",
  ),
);
const pairs = (names: readonly string[]) => fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 6 });
/** Generates the query of a URL, well formed or not. */
const query = fc.oneof(
  pairs([...keys, ...graphqlKeys]).map((entries) => new URLSearchParams(entries.map(wellFormed)).toString()),
  fc.string({ maxLength: 30 }).map((raw) => raw.replaceAll(/[^!-~]/g, '')),
);
const segment = fc.oneof(
  fc.constantFrom(
    'list.json',
    'item/bikebikebike.json',
    'graphql',
    'list',
    'item/',
    'item/.json',
    'openapi.json',
    '..',
    '%',
    '',
  ),
  text.map((raw) => encodeURIComponent(raw.toWellFormed())),
  text.map((raw) => `item/${encodeURIComponent(raw.toWellFormed())}.json`),
  fc.integer({ min: 0, max: 9000 }).map((length) => `item/${'a'.repeat(length)}.json`),
);
const body = fc.oneof(
  fc.record({
    type: fc.constant('application/json'),
    payload: fc.oneof(fc.json(), fc.string()),
  }),
  fc.record({
    type: fc.constant('application/json'),
    payload: fc
      .dictionary(fc.constantFrom(...graphqlKeys), fc.oneof(text, fc.jsonValue()))
      .map((value) => JSON.stringify(value)),
  }),
  fc.record({ type: fc.constant('application/x-www-form-urlencoded'), payload: fc.oneof(fc.string(), query) }),
  fc.record({
    type: fc.constantFrom('text/plain', 'multipart/form-data', 'application/graphql', 'nonsense', 'a/b; c', ''),
    payload: fc.string({ maxLength: 100 }),
  }),
  fc.record({ type: fc.constant('application/json'), payload: fc.constant(`{"query":"${'{a'.repeat(40_000)}"}`) }),
);
const trusted = { 'x-api-hash': 'garbage', 'x-csrf-token': 'token', cookie: 'allmend_csrf=token' };

const call = fc.record({
  method: fc.constantFrom(...methods),
  segment,
  query: fc.option(query),
  body: fc.option(body),
  headers: fc.oneof(
    { weight: 4, arbitrary: fc.constant(trusted) },
    {
      weight: 1,
      arbitrary: fc.record({ 'x-api-hash': fc.constantFrom('', 'x'), 'x-csrf-token': fc.constantFrom('', 'y') }),
    },
  ),
  language: fc.option(fc.string({ unit: 'grapheme-ascii', maxLength: 20 })),
});

type Call = typeof call extends fc.Arbitrary<infer Made> ? Made : never;

const list: Call = { method: 'GET', segment: 'list.json', query: null, body: null, headers: trusted, language: null };
const post: Call = { ...list, method: 'POST', segment: 'graphql' };

/** One call for each kind of response, so that the coverage does not depend on the seed. */
const refusals: readonly Call[] = [
  list,
  { ...list, query: 'o=0' },
  { ...list, segment: 'nothing.json' },
  { ...list, method: 'DELETE' },
  { ...post, body: { type: 'application/json', payload: `{"query":"${'{a'.repeat(40_000)}"}` } },
  { ...post, body: { type: 'text/plain', payload: '{ a }' } },
];

describe('random garbage', () => {
  it('at every address, by every method, is answered in a declared form, and never as a fault', async () => {
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(call, async (made) => {
        const { method, headers, language } = made;
        const answer = await test.app.inject({
          method: method satisfies InjectOptions['method'],
          url: `/api/v10/${made.segment}${made.query === null ? '' : `?${made.query}`}`,
          headers: {
            ...headers,
            ...(language !== null && { 'accept-language': language }),
            ...(made.body && { 'content-type': made.body.type }),
          },
          ...(made.body && { payload: made.body.payload }),
        });
        seen.add(answer.statusCode);
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode < 400 || method === 'HEAD') return;
        expect(answer.headers['content-type']).toContain('json');
        expect(z.safeParse(errorShapes, answer.json()).error?.issues).toBeUndefined();
      }),
      { numRuns: long ? 50_000 : 700, examples: refusals.map((made): [Call] => [made]) },
    );
    // The generated calls must have received every status: success, and each kind of refusal.
    expect([...seen]).toEqual(expect.arrayContaining([200, 400, 404, 405, 413, 415]));
  });

  it('that is no request at all is answered in the same form', async () => {
    const words = [
      'GET',
      ' ',
      '/api/v10/list.json',
      'HTTP/1.1',
      '\r\n',
      'x-api-hash: a',
      ':',
      '\u0000',
      'content-length: -1',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary', maxLength: 10 })), { maxLength: 12 }),
        async (parts) => {
          const reported = await spokenTo(`${parts.join('')}\r\n\r\n\r\n`);
          for (const answer of reported.split(/(?=HTTP\/1\.1 )/).filter(Boolean)) {
            const [, status = ''] = /^HTTP\/1\.1 (\d+) /.exec(answer) ?? [];
            expect(status).toMatch(/^[1234]\d\d$/);
          }
        },
      ),
      { numRuns: 200 },
    );
    const refused = await spokenTo('nonsense\r\n\r\n');
    expect(refused).toContain('HTTP/1.1 400 Bad Request');
    expect(refused).toContain(
      JSON.stringify({ api: { error: 'api.brokenRequest', message: 'This is no HTTP request.' }, parameters: [] }),
    );
    const long = await spokenTo(`GET /api/v10/list.json HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(long).toContain('HTTP/1.1 431 Request Header Fields Too Large');
    expect(long).toContain('at most 16 kB');
  });
});

function wellFormed([name, value]: [string, string]): [string, string] {
  return [name, value.toWellFormed()];
}

/** Sends text to the server's port, and resolves to the whole response until either side closes. */
function spokenTo(words: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let reported = '';
  const socket: Socket = connect(host.port, host.hostname, () => socket.end(words));
  socket.setEncoding('utf8');
  socket.on('data', (text: string) => (reported += text));
  socket.on('close', () => resolve(reported));
  socket.on('error', reject);
  return promise;
}
