import Fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { registerCookies } from '#server/http/cookies.ts';
import { registerGraphqlEndpoint } from '#server/graphql/graphqlEndpoint.ts';
import { declaredCalls } from '#server/openapi/calls.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { graphqlOf } from '#tests/drivers/server/graphql.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp(() => noon, { requestsPerMinute: 1_000_000 });
});

afterEach(() => vi.restoreAllMocks());
afterAll(() => test.close());

/** Opens a server that has only GraphQL, and records the lines of its log. */
async function openNoting() {
  const lines: Record<string, unknown>[] = [];
  const log: FastifyBaseLogger = pino(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  const app = Fastify({ loggerInstance: log });
  await registerCookies(app);
  const registry = new Registry();
  await registerGraphqlEndpoint(declaredCalls(app), { services: test.services, registry, brand: 'allmend' });
  return {
    ask: (query: string) => app.inject({ method: 'POST', url: '/graphql', payload: { query } }),
    notes: () => lines.filter(({ msg }) => msg === 'a GraphQL operation'),
    faults: () => lines.filter(({ level }) => level === 50),
    lines,
    counted: async (operation: string, outcome: string) => {
      const metric = await registry.getSingleMetric('allmend_graphql_operation_duration_seconds')!.get();
      const labels = { operation, outcome };
      return metric.values.find(
        (value) =>
          'metricName' in value &&
          String(value.metricName).endsWith('_count') &&
          JSON.stringify(value.labels) === JSON.stringify(labels),
      )?.value;
    },
    names: async () => {
      const metric = await registry.getSingleMetric('allmend_graphql_operation_duration_seconds')!.get();
      return [...new Set(metric.values.map(({ labels }) => String(labels['operation'])))].toSorted();
    },
    async close() {
      await app.close();
    },
  };
}

describe('an operation', () => {
  it('is logged by its name and outcome, never by its text', async () => {
    const noting = await openNoting();
    await noting.ask('query MenuTotals { categories { id } }');
    await noting.ask('query MenuTotals { categories { id } }');
    await noting.ask('{ searchListings(filter: { query: "private matter" }) { totalItemCount } }');
    await noting.ask('query OwnListingRow { searchListings(page: 0) { totalItemCount } }');
    await noting.ask('query Broken { nothing }');
    await noting.ask('{ broken');
    vi.spyOn(test.services.search.port, 'search').mockRejectedValue(new Error('the index is gone'));
    await noting.ask('query SearchSuggestions { searchListings { totalItemCount } }');

    expect(noting.notes().map(({ operation, outcome }) => [operation, outcome])).toEqual([
      ['MenuTotals', 'answered'],
      ['MenuTotals', 'answered'],
      ['unnamed', 'answered'],
      ['OwnListingRow', 'refused'],
      ['others', 'refused'],
      ['unnamed', 'refused'],
      ['SearchSuggestions', 'failed'],
    ]);
    expect(noting.notes()[0]).toMatchObject({ reqId: expect.any(String), seconds: expect.any(Number), errors: 0 });
    expect(JSON.stringify(noting.lines)).not.toContain('private matter');
    expect(await noting.counted('MenuTotals', 'answered')).toBe(2);
    expect(await noting.counted('unnamed', 'answered')).toBe(1);
    expect(await noting.counted('SearchSuggestions', 'failed')).toBe(1);
    await noting.close();
  });

  it('that fails is logged with its error, once, and with the id of its request', async () => {
    const noting = await openNoting();
    vi.spyOn(test.services.search.port, 'search').mockRejectedValue(new Error('the index is gone'));
    await noting.ask('query SearchSuggestions { searchListings { totalItemCount } }');
    expect(noting.faults()).toHaveLength(1);
    expect(noting.faults()[0]).toMatchObject({ reqId: noting.notes()[0]!['reqId'] });
    expect(JSON.stringify(noting.faults())).toContain('the index is gone');
    await noting.close();
  });

  it('that no page of the web sends is recorded without its name, in the log and in the figures', async () => {
    const noting = await openNoting();
    const long = `ana_at_example_ch_${'a'.repeat(20_000)}`;
    for (const name of [long, 'constructor', '__proto__', ...Array.from({ length: 105 }, (_, each) => `Op${each}`)])
      await noting.ask(`query ${name} { __typename }`);
    await noting.ask('query MenuTotals { __typename }');
    expect(new Set(noting.notes().map(({ operation }) => operation))).toEqual(new Set(['others', 'MenuTotals']));
    expect(JSON.stringify(noting.lines)).not.toContain('ana_at_example_ch');
    expect(await noting.counted('others', 'answered')).toBe(108);
    expect(await noting.counted('MenuTotals', 'answered')).toBe(1);
    expect(await noting.names()).toEqual(['MenuTotals', 'others']);
    await noting.close();
  });

  it('is among the figures at /metrics', async () => {
    await graphqlOf(test.app)('query MenuTotals { categories { id } }');
    const { body } = await test.get('/metrics');
    expect(body).toContain(
      'allmend_graphql_operation_duration_seconds_count{operation="MenuTotals",outcome="answered"} 1',
    );
  });
});
