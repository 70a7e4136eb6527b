import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { registerCookies } from '#server/http/cookies.ts';
import { registerGraphqlEndpoint } from '#server/graphql/graphqlEndpoint.ts';
import { declaredCalls } from '#server/openapi/calls.ts';
import { StoreUnavailable } from '#server/store/store.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { graphqlOf } from '#tests/drivers/server/graphql.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';

let test: TestApp;
let ask: ReturnType<typeof graphqlOf>;

beforeAll(async () => {
  test = await openTestApp(() => noon);
  ask = graphqlOf(test.app);
  await test.seller(ana, 'Ana Rossi');
  await test.publishes(ana, 'bikebikebike', bike);
});

afterEach(() => vi.restoreAllMocks());
afterAll(() => test.close());

const items = '{ searchListings { items { title } } }';

describe('a fault', () => {
  it('is reported as a logged error, without internal details', async () => {
    vi.spyOn(test.market.store, 'query').mockRejectedValue(new Error('no such column: secret'));
    const { status, data, errors, text } = await ask(items);
    expect(status).toBe(500);
    expect(data).toBeNull();
    expect(errors).toEqual([
      {
        message: 'Something failed here. It has been noted.',
        path: ['searchListings', 'items'],
        locations: [{ line: 1, column: 20 }],
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      },
    ]);
    expect(text).not.toContain('secret');
  });

  it('of an unavailable store suggests a retry', async () => {
    vi.spyOn(test.market.store, 'query').mockRejectedValue(new StoreUnavailable('postgres://anna:secret@db is gone'));
    const { status, headers, errors, text } = await ask(items);
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(errors[0]!.extensions.code).toBe('SERVICE_UNAVAILABLE');
    expect(text).not.toContain('secret');
  });

  it('of one field leaves the others intact', async () => {
    vi.spyOn(test.market.store, 'query').mockRejectedValue(new Error('no such column: secret'));
    const { status, data, errors } = await ask('{ listing(id: "bikebikebike") { title } categories { id } }');
    expect(status).toBe(200);
    expect(data.listing).toBeNull();
    expect(data.categories).toHaveLength(23);
    expect(errors.map(({ path }) => path)).toEqual([['listing']]);
  });

  it('is not cached: the next operation is answered', async () => {
    const query = vi.spyOn(test.market.store, 'query').mockRejectedValueOnce(new Error('once'));
    expect((await ask(items)).status).toBe(500);
    query.mockRestore();
    expect((await ask(items)).data.searchListings.items).toEqual([{ title: bike.title }]);
  });
});

describe('a request that is not understood', () => {
  it.each([
    ['no JSON', '{"a":'.repeat(1000), 'POST body sent invalid JSON.'],
    [
      'one with a long name',
      `{"${'a'.repeat(9000)}":1}`,
      `Unexpected parameter "${'a'.repeat(79)}… in the request body.`,
    ],
  ])('%s, is not repeated in full', async (_, payload, message) => {
    const headers = { 'x-api-hash': 'test', 'x-csrf-token': 'token', cookie: 'allmend_csrf=token; murmel_csrf=token' };
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v10/graphql',
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] },
    ]);
  });
});

describe('an operation that takes too long', () => {
  it('is aborted, and suggests a retry', async () => {
    const app = Fastify();
    await registerCookies(app);
    await registerGraphqlEndpoint(declaredCalls(app), {
      services: test.services,
      registry: new Registry(),
      patience: 1,
      brand: 'allmend',
    });
    vi.spyOn(test.market.store, 'query').mockReturnValue(new Promise(() => {}));
    const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query: items } });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json().errors[0].extensions.code).toBe('TIMEOUT');
    await app.close();
  });
});
