import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEcho } from '#tests/drivers/server/echo.ts';

let echo: Awaited<ReturnType<typeof openEcho>>;

beforeAll(async () => {
  echo = await openEcho();
});

afterAll(() => echo.close());

const hash = { 'x-api-hash': 'test' };
const token = 'a-token-of-some-length';
const trusted = { ...hash, 'x-csrf-token': token, cookie: `allmend_csrf=${token}` };

async function call(method: InjectOptions['method'], path: string, headers = {}, payload?: string) {
  const answer = await echo.app.inject({
    method: method!,
    url: `/api/v10/${path}`,
    headers,
    ...(payload !== undefined && { payload }),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<unknown>() };
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };

describe('the hash header', () => {
  it.each(['GET', 'POST', 'DELETE', 'PUT'] as const)(
    'is required of %s, for existing and missing addresses',
    async (method) => {
      for (const path of ['echo.json', 'nothing.json']) {
        const { status, body } = await call(method, path);
        expect(status).toBe(400);
        expect(body).toEqual({
          error: {
            code: 'API_DEV_MISSING',
            message: 'x-api-hash must be set: any text that names the program which calls.',
          },
        });
      }
    },
  );

  it('may be any non-empty value', async () => {
    expect((await call('GET', 'echo.json', { 'x-api-hash': '' })).status).toBe(400);
    expect((await call('GET', 'echo.json', { 'x-api-hash': '?' })).status).toBe(200);
  });
});

describe('the CSRF token [API-12]', () => {
  it.each([
    ['is missing', hash],
    ['has no cookie', { ...hash, 'x-csrf-token': token }],
    ['is missing next to its cookie', { ...hash, cookie: `allmend_csrf=${token}` }],
    ['differs', { ...trusted, 'x-csrf-token': 'a-token-of-same-length' }],
    ['is shorter', { ...trusted, 'x-csrf-token': token.slice(1) }],
    ['is empty on both sides', { ...hash, 'x-csrf-token': '', cookie: 'allmend_csrf=' }],
    ['is in the cookie of the other brand', { ...hash, 'x-csrf-token': token, cookie: `murmel_csrf=${token}` }],
  ])('that %s stops a call that changes something', async (_, headers) => {
    for (const method of ['POST', 'DELETE'] as const) {
      const { status, body } = await call(method, 'echo.json', headers);
      expect(status).toBe(400);
      expect(body).toEqual({
        api: { error: 'api.csrf', message: 'x-csrf-token must be the value of the cookie allmend_csrf.' },
        parameters: [],
      });
    }
  });

  it('accepts a call with the cookie that the market set', async () => {
    for (const method of ['POST', 'DELETE'] as const) {
      expect((await call(method, 'echo.json', trusted)).status).toBe(200);
    }
  });

  it('is not required for reads', async () => {
    expect((await call('GET', 'echo.json', hash)).status).toBe(200);
  });
});

describe('the body of a request', () => {
  it.each(['POST', 'DELETE'] as const)('as the form of a %s is read [API-8]', async (method) => {
    const { body } = await call(method, 'echo.json', { ...trusted, ...form }, 'itemId=a+b&kind=x&kind=y');
    expect(body).toMatchObject({ body: { itemId: 'a b', kind: ['x', 'y'] } });
  });

  it('as JSON reaches the endpoint as an object [API-1]', async () => {
    const { body } = await call('POST', 'graphql', { ...trusted, ...json }, '{"query":"{ categories }"}');
    expect(body).toMatchObject({ body: { query: '{ categories }' } });
  });

  it.each([
    [415, 'api.unknownMediaType', { 'content-type': 'text/plain' }, 'itemId=1'],
    [415, 'api.unknownMediaType', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
    [415, 'api.unknownMediaType', { 'content-type': 'nonsense' }, 'itemId=1'],
    [400, 'api.brokenBody', json, '{"query":'],
    [400, 'api.brokenBody', json, ''],
    [400, 'api.brokenBody', json, '{"__proto__":{"admin":true}}'],
    [413, 'api.tooLarge', json, JSON.stringify('a'.repeat(2000))],
    [413, 'api.tooLarge', form, `text=${'a'.repeat(2000)}`],
  ])('that cannot be read is refused with %i %s', async (status, error, headers, payload) => {
    const answer = await call('POST', 'echo.json', { ...trusted, ...headers }, payload);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ api: { error, message: expect.stringMatching(/\.$/) }, parameters: [] });
  });

  it('is not read when the caller may not call', async () => {
    const answer = await call('POST', 'echo.json', { ...hash, ...json }, '{"query":');
    expect(answer.body).toMatchObject({ api: { error: 'api.csrf' } });
  });
});

describe('an address', () => {
  it('without a call answers 404, whatever the request', async () => {
    for (const method of ['GET', 'POST', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      const answer = await call(method, 'nothing.json?a=b', { ...hash, 'content-type': 'text/plain' }, '{');
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({
        api: { error: 'api.unknownPath', message: 'There is nothing at /api/v10/nothing.json.' },
        parameters: [],
      });
    }
  });

  it.each([
    ['PUT', 'echo.json', 'DELETE, GET, HEAD, POST'],
    ['PATCH', 'echo/a.b.json', 'DELETE, GET, HEAD, POST'],
    ['OPTIONS', 'echo.json', 'DELETE, GET, HEAD, POST'],
    ['GET', 'graphql', 'POST'],
    ['DELETE', 'fault.json?a=b', 'GET, HEAD'],
  ] as const)('does not accept %s %s and lists the accepted methods', async (method, path, allow) => {
    const { status, headers, body } = await call(method, path, hash);
    expect(status).toBe(405);
    expect(headers['allow']).toBe(allow);
    const message = `/api/v10/${path.replace(/\?.*/, '')} takes ${allow}, not ${method}.`;
    expect(body).toEqual({ api: { error: 'api.unknownMethod', message }, parameters: [] });
  });
});

describe('limits', () => {
  it('count refused requests as well, and state when to retry', async () => {
    const strict = await openEcho({ requestsPerMinute: 3 });
    const ask = (url: string, headers = {}) => strict.app.inject({ url: `/api/v10/${url}`, headers });
    expect((await ask('echo.json')).statusCode).toBe(400);
    expect((await ask('nothing.json', hash)).statusCode).toBe(404);
    expect((await ask('echo.json', hash)).statusCode).toBe(200);
    for (const url of ['echo.json', 'nothing.json']) {
      const answer = await ask(url, hash);
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toEqual({
        api: { error: 'api.tooManyRequests', message: expect.stringContaining('At most 3 requests a minute') },
        parameters: [],
      });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    await strict.close();
  });
});

describe('calls of one client', () => {
  const answered = async (count: number, remoteAddress: string, served: string[]) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const answer = await echo.app.inject({ url: '/api/v10/echo.json', headers: hash, remoteAddress });
        if (answer.statusCode === 200) served.push(remoteAddress);
        return answer;
      }),
    );

  it('alternate with the calls of other clients', async () => {
    const served: string[] = [];
    await Promise.all([answered(50, '192.0.2.1', served), answered(1, '192.0.2.2', served)]);
    expect(served).toHaveLength(51);
    expect(served.indexOf('192.0.2.2')).toBeLessThan(5);
  });

  it('are refused with a time to retry while a hundred of them wait', async () => {
    const served: string[] = [];
    const [answers, others] = await Promise.all([
      answered(300, '192.0.2.1', served),
      answered(10, '192.0.2.2', served),
    ]);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(150);
    expect(refused[0]!.headers['retry-after']).toBe('5');
    expect(refused[0]!.json()).toMatchObject({ api: { error: 'api.tooManyRequests' } });
    expect(others.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(served.length).toBeGreaterThanOrEqual(110);
  });
});

describe('an unavailable market', () => {
  it('states when to retry, whichever part notices it', async () => {
    for (const path of ['gone.json', 'away.json']) {
      const { status, headers } = await call('GET', path, hash);
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('5');
    }
  });

  it('returns an error that does not name its store', async () => {
    expect((await call('GET', 'gone.json', hash)).body).toEqual({
      api: { error: 'api.fault', message: 'The market is not reachable; try again.' },
      parameters: [],
    });
  });
});

describe('a fault', () => {
  it('is hidden from the client, and logged with its caller', async () => {
    const headers = { ...hash, 'x-source': 'web/1.2.3', 'x-client-id': 'one-tab' };
    const { status, body } = await call('GET', 'fault.json', headers);
    expect(status).toBe(500);
    expect(body).toEqual({
      api: { error: 'api.fault', message: 'Something failed here. It has been noted.' },
      parameters: [],
    });
    expect(echo.logged.at(-1)).toMatchObject({
      msg: 'a call failed',
      err: { message: expect.stringContaining('is gone') },
      source: 'web/1.2.3',
      client: 'one-tab',
      hash: 'test',
    });
  });
});
