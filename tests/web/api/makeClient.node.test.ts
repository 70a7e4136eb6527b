import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answering, answeringText, holding } from '#tests/drivers/fakes/bareServer.ts';
import { openCaller } from '#tests/drivers/server/caller.ts';
import { type Echo, openEcho } from '#tests/drivers/server/echo.ts';
import { CallFailed } from '#web/api/callFailed.ts';
import { makeClient } from '#web/api/makeClient.ts';
import type { Operation } from '#web/api/operation.ts';

// The client against a server on a port. The endpoints echo the request, behind the market’s own checks.

let echo: Awaited<ReturnType<typeof openEcho>>;
let host: string;

beforeAll(async () => {
  echo = await openEcho();
  host = await echo.listen();
});

afterAll(() => echo.close());

/** An operation by its text, as `npm run graphql` generates it. */
const operation = (text: string) => text as Operation<unknown, object>;

const webVersion = /^web\/\d+\.\d+\.\d+$/;

const cookies = { allmend_csrf: 'a-token', allmend_lang: 'fr' };

function clientOf(caller = openCaller(host, cookies), version: 10 | 11 = 10) {
  return makeClient({ version, environment: caller.environment });
}

const failureOf = (requested: Promise<unknown>) =>
  requested.then(
    () => expect.unreachable('The call was answered'),
    (error: unknown) => error as CallFailed,
  );

it.each([
  ['resolves to its bytes', 'application/zip', [0xff, 0]],
  ['fails for an answer of another type', 'text/html', 'CallFailed'],
])('a file %s', async (_, type, expected) => {
  const held = await holding();
  const requested = clientOf(openCaller(held.host)).file('account/export.zip', 'application/zip');
  const response = await held.requested;
  expect(response.req.url).toBe('/api/v10/account/export.zip');
  response.writeHead(200, { 'content-type': type }).end(Buffer.of(0xff, 0));
  const bytes = requested.then(async (file) => [...new Uint8Array(await file.arrayBuffer())]);
  expect(await bytes.catch((error: Error) => error.name)).toEqual(expected);
  await held.close();
});

describe('a path', () => {
  it('ends in .json for GET and POST, unless the caller opts out [API-6]', async () => {
    const client = clientOf();
    expect(await client.get('echo')).toMatchObject({ method: 'GET', url: '/api/v10/echo.json' });
    expect(await client.post('echo')).toMatchObject({ method: 'POST', url: '/api/v10/echo.json' });
    const bare = { suffix: false };
    expect(await client.get('echo/17', bare)).toMatchObject({ url: '/api/v10/echo/17' });
    expect(await client.post('echo/17', {}, bare)).toMatchObject({ url: '/api/v10/echo/17' });
  });

  it('has no suffix for DELETE [API-7]', async () => {
    expect(await clientOf().remove('echo/17')).toMatchObject({ method: 'DELETE', url: '/api/v10/echo/17' });
  });

  it('begins with the version of its client: the clients of list and search coexist [API-5]', async () => {
    for (const version of [10, 11] as const) {
      const found = { totalItemCount: version };
      const requested = await answering(found, async (at) => {
        const query = { q: 'velo' };
        expect(await clientOf(openCaller(at), version).get('search', { query })).toEqual(found);
      });
      expect(requested.url).toBe(`/api/v${version}/search.json?q=velo`);
    }
  });
});

describe('a request', () => {
  it('with GET is a query without array brackets [API-9]', async () => {
    const query = { q: 'vélo & co', category: [4000, 4020], gratis: true, region: undefined };
    const { url } = await clientOf().get<Echo>('echo', { query });
    expect(url).toBe('/api/v10/echo.json?q=v%C3%A9lo+%26+co&category=4000&category=4020&gratis=true');
  });

  it.each(['post', 'remove'] as const)('with %s is a form [API-8]', async (method) => {
    const payload = { itemId: 'a b', kinds: ['x', 'y'] };
    const { headers, body } = await clientOf()[method]<Echo>(method === 'post' ? 'echo' : 'echo/17', payload);
    expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(body).toEqual({ itemId: 'a b', kinds: ['x', 'y'] });
  });

  it('with upload is a multipart form with the unchanged file [API-10]', async () => {
    const form = new FormData();
    form.append('picture', new File(['not quite a picture'], 'alp.jpg', { type: 'image/jpeg' }));
    const requested = await answering({ picture: 'people/1.webp' }, async (at) => {
      const client = clientOf(openCaller(at, cookies));
      expect(await client.upload('account/picture', form)).toEqual({ picture: 'people/1.webp' });
    });
    const { url, headers, body } = requested;
    expect([url, headers['x-csrf-token']]).toEqual(['/api/v10/account/picture.json', 'a-token']);
    const sent = await new Response(body, { headers: { 'content-type': headers['content-type']! } }).formData();
    const file = sent.get('picture') as File;
    expect([file.name, file.type, await file.text()]).toEqual(['alp.jpg', 'image/jpeg', 'not quite a picture']);
  });

  it('names the build, its version and the document in every call [API-13]', async () => {
    const [first, second] = await Promise.all([clientOf().get<Echo>('echo'), clientOf().post<Echo>('echo')]);
    for (const { headers } of [first, second]) {
      expect(headers['x-api-hash']).toMatch(/./);
      expect(headers['x-source']).toMatch(webVersion);
      expect(headers['x-client-id']).toMatch(/^\w{8,}$/);
    }
    expect(first.headers['x-client-id']).toBe(second.headers['x-client-id']);
  });

  it.each([
    ['fr', { allmend_lang: 'fr' }],
    ['de', {}],
    ['de', { allmend_lang: 'rm' }],
  ])('sends %s for the language cookies %j [API-14]', async (language, jar) => {
    const { headers } = await clientOf(openCaller(host, jar)).get<Echo>('echo');
    expect(headers['accept-language']).toBe(language);
  });

  it('with POST and DELETE has the token of the CSRF cookie [API-12]', async () => {
    for (const call of [clientOf().post<Echo>('echo'), clientOf().remove<Echo>('echo/17')]) {
      expect((await call).headers['x-csrf-token']).toBe('a-token');
    }
    const failed = await failureOf(clientOf(openCaller(host)).post('echo'));
    expect(failed.failure.code).toBe('api.csrf');
  });
});

describe('graphql', () => {
  it('posts query and variables as JSON, with the headers of every call [API-1, API-2]', async () => {
    const requested = await answering({ data: { listing: null } }, async (at) => {
      const client = clientOf(openCaller(at, cookies));
      expect(await client.graphql(operation('query Ad($id: ID!) { listing(id: $id) { id } }'), { id: 'x' })).toEqual({
        listing: null,
      });
    });
    expect(requested.url).toBe('/api/v10/graphql');
    expect(JSON.parse(requested.body)).toEqual({
      query: 'query Ad($id: ID!) { listing(id: $id) { id } }',
      variables: { id: 'x' },
    });
    expect(requested.headers).toMatchObject({
      'content-type': 'application/json',
      'x-api-hash': expect.stringMatching(/./),
      'x-source': expect.stringMatching(webVersion),
      'x-client-id': expect.stringMatching(/./),
      'accept-language': 'fr',
      'x-csrf-token': 'a-token',
    });
  });

  it.each([200, 400, 500])(
    'throws the message of an answer with errors, regardless of its status: %i [API-3]',
    async (status) => {
      const answer = { data: null, errors: [{ message: 'Too deep' }, { message: 'Too dear' }] };
      await answering(
        answer,
        async (at) => {
          const failed = await failureOf(clientOf(openCaller(at)).graphql(operation('query A { a }'), {}));
          expect(failed.name).toBe('GraphqlFailed');
          expect(failed.message).toBe('Too deep');
          expect(failed).toMatchObject({ status });
        },
        status,
      );
    },
  );

  it.each([[null], ['velo'], [[]], [{}], [{ data: null }], [{ data: [] }], [{ message: 'Log in to the hotel' }]])(
    'fails for JSON that is no GraphQL answer, and does not mark the interface as available: %j',
    async (answer) => {
      await answeringText(JSON.stringify(answer), async (at) => {
        const caller = openCaller(at);
        const failed = await failureOf(clientOf(caller).graphql(operation('query A { a }'), {}));
        expect(failed).toBeInstanceOf(CallFailed);
        expect(failed.message).toBe('POST /api/v10/graphql answered with status 200: what came is no answer to it');
        expect(caller.received).toEqual([]);
      });
    },
  );
});

describe('an answer', () => {
  it('of 2xx resolves to its value, and marks the interface as available', async () => {
    const caller = openCaller(host, cookies);
    expect(await clientOf(caller).get<Echo>('echo')).toMatchObject({ method: 'GET' });
    expect(caller.received).toEqual(['succeeded']);
  });

  it('of 204 resolves to nothing', async () => {
    await answering(
      undefined,
      async (at) => {
        expect(await clientOf(openCaller(at)).remove('favorites/17')).toBeUndefined();
      },
      204,
    );
  });

  it.each([
    ['a page', '<!doctype html><title>Welcome to our hotel</title>'],
    ['nothing', ''],
    ['the beginning of an answer', '{"items":['],
  ])('of 200 that is %s fails, and does not mark the interface as available', async (_, text) => {
    await answeringText(text, async (at) => {
      for (const ask of [
        (client: ReturnType<typeof clientOf>) => client.get('list'),
        (client: ReturnType<typeof clientOf>) => client.graphql(operation('query A { a }'), {}),
      ]) {
        const caller = openCaller(at);
        const failed = await failureOf(ask(clientOf(caller)));
        expect(failed).toBeInstanceOf(CallFailed);
        expect(failed).toMatchObject({ status: 200, failure: { parameters: [], fields: [] } });
        expect(failed.message).toMatch(/answered with status 200: what came is no answer to it$/);
        expect(caller.received).toEqual([]);
      }
    });
  });

  it.each([300, 304, 400, 401, 403, 404, 409, 429, 500, 502, 503])(
    'of %i rejects the call [API-17]',
    async (status) => {
      await answering(
        { api: { error: 'some.code', message: 'No.' }, parameters: [] },
        async (at) => {
          const failed = await failureOf(clientOf(openCaller(at)).get('echo'));
          expect(failed).toBeInstanceOf(CallFailed);
          expect(failed.status).toBe(status);
        },
        status,
      );
    },
  );

  it('that refuses a call without a hash throws that the hash header is missing [API-18]', async () => {
    const failed = await failureOf(clientOf(openCaller(host, {}, { 'x-api-hash': '' })).get('echo'));
    expect(failed.status).toBe(400);
    expect(failed.message).toContain('The hash header was not set');
  });

  it('with errors of fields has the message of each, and the general message [API-23, API-24]', async () => {
    const reported = {
      api: { error: 'api.invalidInput', message: 'The call is not understood.' },
      parameters: [{ parameter: 'ps', message: 'ps must be a whole number' }],
    };
    await answering(
      reported,
      async (at) => {
        const { failure, message } = await failureOf(clientOf(openCaller(at)).get('list'));
        expect(failure).toEqual({
          code: 'api.invalidInput',
          fields: [],
          message: reported.api.message,
          parameters: reported.parameters,
        });
        expect(message).toContain('The call is not understood.');
      },
      400,
    );
  });

  it('of 503 or 429 notifies the environment, which may reload the page [API-21]', async () => {
    const strict = await openEcho({ requestsPerMinute: 1 });
    const caller = openCaller(await strict.listen());
    await clientOf(caller).get('echo');
    expect((await failureOf(clientOf(caller).get('echo'))).status).toBe(429);
    expect(caller.received).toEqual(['succeeded', 'overloaded', 'failed']);
    await strict.close();

    await answering(
      {},
      async (at) => {
        const other = openCaller(at);
        await failureOf(clientOf(other).get('echo'));
        expect(other.received).toContain('overloaded');
      },
      503,
    );
  });

  it('of 5xx is logged, and marks the app as failed [API-22, API-26]', async () => {
    const caller = openCaller(host);
    const failed = await failureOf(clientOf(caller).get('fault'));
    expect(caller.reported).toEqual([
      { what: 'logged', failed },
      { what: 'failed', failed },
    ]);
    expect(failed.message).toContain('GET /api/v10/fault.json answered with status 500');
  });

  it('to a call that shows its own failure is not reported twice', async () => {
    const caller = openCaller(host);
    await failureOf(clientOf(caller).get('fault', { showsFailure: true }));
    expect(caller.received).toEqual(['logged']);
    await answering(
      {},
      async (at) => {
        const busy = openCaller(at);
        await failureOf(clientOf(busy).get('echo', { showsFailure: true }));
        expect(busy.received).toEqual(['logged', 'overloaded']);
      },
      503,
    );
  });

  it.each([429, 500, 503])('of %i to a quiet call is at most logged', async (status) => {
    const reported = { api: { error: 'api.fault', message: 'Away.' }, parameters: [] };
    await answering(
      reported,
      async (at) => {
        for (const ask of [
          (client: ReturnType<typeof clientOf>) => client.graphql(operation('query A { a }'), {}, { quiet: true }),
          (client: ReturnType<typeof clientOf>) => client.get('echo', { quiet: true }),
        ]) {
          const caller = openCaller(at);
          expect((await failureOf(ask(clientOf(caller)))).status).toBe(status);
          expect(caller.received).toEqual(status === 429 ? [] : ['logged']);
        }
      },
      status,
    );
  });

  it('about the requested resource is reported to the caller alone', async () => {
    await answering(
      { api: { error: 'listing.unknown', message: 'There is no ad.' }, parameters: [] },
      async (at) => {
        const caller = openCaller(at);
        await failureOf(clientOf(caller).get('item/17'));
        expect(caller.received).toEqual([]);
      },
      404,
    );
  });
});

describe('a call', () => {
  afterEach(() => vi.useRealTimers());

  it('waits 90 s for its answer [API-16]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const held = await holding();
    const requested = clientOf(openCaller(held.host)).get('echo');
    const answer = await held.requested;
    vi.advanceTimersByTime(89_999);
    answer.end('{"late":true}');
    expect(await requested).toEqual({ late: true });
    await held.close();
  });

  it('fails with a TimeoutError after 90 s [API-16]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const held = await holding();
    const requested = failureOf(clientOf(openCaller(held.host)).get('echo'));
    await held.requested;
    vi.advanceTimersByTime(90_000);
    expect(await requested).toMatchObject({ name: 'TimeoutError', message: 'No answer within 90000 ms' });
    await held.close();
  });

  it('fails too when the answer begins and does not end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const held = await holding();
    const requested = failureOf(clientOf(openCaller(held.host)).get('echo'));
    (await held.requested).write('{');
    vi.advanceTimersByTime(90_000);
    expect(await requested).toMatchObject({ name: 'TimeoutError' });
    await held.close();
  });

  it('is aborted when no caller waits for it any more', async () => {
    const held = await holding();
    const waiting = new AbortController();
    const requested = failureOf(clientOf(openCaller(held.host)).get('echo', { signal: waiting.signal }));
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    (await held.requested).on('close', resolve);
    waiting.abort();
    expect(await requested).toMatchObject({ name: 'AbortError' });
    await gone;
    await held.close();
  });
});

it('looks for a stored copy of the content of a page alone, when the network has no answer', async () => {
  const caller = openCaller('http://127.0.0.1:1');
  const fails = (options: object) => failureOf(clientOf(caller).get('item/bikebikebike', options));
  await fails({ quiet: true });
  await fails({ signal: AbortSignal.abort(), showsFailure: true });
  await fails({ showsFailure: true });
  expect(caller.received).toEqual(['unreached']);
  const answered = openCaller(host);
  await failureOf(clientOf(answered).get('nothing', { showsFailure: true }));
  expect(answered.received).not.toContain('unreached');
});
