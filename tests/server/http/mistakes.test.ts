import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { createLog } from '#server/http/log.ts';
import { password } from '#tests/drivers/account/accounts.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { readDocument } from '../openapi/documentedCalls.ts';
import { correspondentsOf } from '#tests/drivers/messaging/correspondents.ts';

const marker = 'MEIN-GEHEIMES-PASSWORT-1';

let test: TestApp;
let lines: string[] = [];
let browser: TestBrowser;

beforeAll(async () => {
  const log = createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
  test = await openTestApp(() => noon, { requestsPerMinute: 1_000_000 }, log);
  await correspondentsOf(test).accounts.joins('ana@example.ch');
  browser = openBrowser(test);
  await browser.logIn('ana@example.ch', password);
});
afterAll(() => test.close());
beforeEach(() => {
  lines = [];
});

let address: Promise<string> | undefined;
const listening = () => (address ??= test.app.listen({ host: '127.0.0.1', port: 0 }));

const register = `{"query":"mutation ($p: String!) { register(email: \\"a@example.ch\\", password: $p) { __typename } }"`;
/** Request bodies that are broken or wrong, each containing the marker that must not be logged. */
const bodies: readonly (readonly [what: string, type: string, body: string])[] = [
  ['JSON that breaks off', 'application/json', `${register},"variables":{"p":"${marker}"}`],
  ['JSON within a string', 'application/json', `{"query":"${marker}`],
  ['a bare word', 'application/json', marker],
  ['a JSON string', 'application/json', JSON.stringify(marker)],
  ['a JSON list', 'application/json', JSON.stringify([marker])],
  ['an unknown key', 'application/json', JSON.stringify({ [marker]: marker })],
  ['a query that does not parse', 'application/json', JSON.stringify({ query: `{ ${marker}` })],
  ['a query with an unknown field', 'application/json', JSON.stringify({ query: `{ x(p: "${marker}") }` })],
  ['variables of a wrong type', 'application/json', `${register},"variables":{"p":["${marker}"]}}`],
  ['variables that are text', 'application/json', `${register},"variables":"${marker}"}`],
  ['an operation that is not there', 'application/json', `{"query":"{ __typename }","operationName":"${marker}"}`],
  ['a form with a broken escape', 'application/x-www-form-urlencoded', `email=%ff%&password=${marker}&%`],
  ['a form of one word', 'application/x-www-form-urlencoded', marker],
  ['a form with part of a prototype', 'application/x-www-form-urlencoded', `__proto__[p]=${marker}&__proto__=x`],
  [
    'a multipart form that breaks off',
    'multipart/form-data; boundary=x',
    `--x\r\ncontent-disposition: form-data; name="photo"; filename="${marker}"\r\n\r\n${marker}`,
  ],
  ['a multipart form without a boundary', 'multipart/form-data', marker],
  ['a file that is no picture', 'multipart/form-data; boundary=x', file(marker)],
  ['an unknown type', `text/${marker}`, marker],
];

function file(content: string): string {
  const head = `content-disposition: form-data; name="photo"; filename="${marker}.jpg"`;
  return `--x\r\n${head}\r\ncontent-type: image/jpeg\r\n\r\n${content}\r\n--x--\r\n`;
}

/** Every address that accepts a body: those in the documents of the interface, and those of pages. */
async function addresses(): Promise<readonly (readonly ['POST' | 'DELETE', string])[]> {
  const documented = (await readDocument(test.app)).calls;
  const calls = documented
    .filter(({ method }) => method === 'POST' || method === 'DELETE')
    .map(({ method, path }) => [method as 'POST', path.replace(/\{\w+\}/g, 'bikebikebike')] as const);
  return [...calls, ['POST', '/de/unsubscribe/token'], ['POST', '/de'], ['POST', '/pictures/320/x.webp']];
}

describe('a mistake in the body of a request', () => {
  it('is detected at every call with a body', async () => {
    const known = await addresses();
    expect(known.length).toBeGreaterThan(8);
    expect(known).toEqual(
      expect.arrayContaining([
        ['POST', '/api/v10/graphql'],
        ['POST', '/api/v10/account/auth.json'],
        ['POST', '/api/v10/insertion/photos.json'],
      ]),
    );
  });

  it.each(bodies)('%s, is neither logged with its text, nor as an error, nor a fault', async (_, type, payload) => {
    for (const [method, url] of await addresses()) {
      for (const one of [browser, openBrowser(test)]) {
        lines = [];
        const answer = await test.app.inject({
          method,
          url,
          payload,
          headers: {
            'content-type': type,
            'x-api-hash': 'test',
            'x-csrf-token': one.cookies.get('allmend_csrf') ?? '',
            cookie: [...one.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
          },
        });
        const wrong = lines.filter((line) => line.includes(marker) || JSON.parse(line).level > 40);
        expect({ url, status: answer.statusCode, wrong }).toEqual({
          url,
          wrong: [],
          status: expect.toSatisfy((status: number) => status < 500),
        });
      }
    }
  });
});

describe('a request for an absolute address whose host is broken', () => {
  it.each(['http://a:99999999/de', 'http://[::1/de', 'http://%/de'])(
    '%s is refused with the headers, the shape and the line in the log of every request',
    async (address) => {
      const url = new URL(await listening());
      const socket = connect(Number(url.port), url.hostname);
      socket.write(`GET ${address} HTTP/1.1\r\nHost: market.example\r\nConnection: close\r\n\r\n`);
      const [head, body] = (await text(socket)).split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 400 /u);
      const { headers } = await test.get('/de');
      for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'x-frame-options'])
        expect(head, name).toContain(`${name}: ${String(headers[name])}`);
      expect(head).toMatch(/x-request-id: [\da-f-]{36}/u);
      expect(JSON.parse(body!)).toMatchObject({ api: { error: 'api.brokenRequest' } });
      const answered = () => lines.map((line) => JSON.parse(line)).filter(({ status }) => status === 400);
      await expect.poll(answered).toMatchObject([{ method: 'GET', status: 400, msg: 'answered', from: '127.0.0.0' }]);
    },
  );
});
