import type { AddressInfo } from 'node:net';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';

let test: TestApp;
let origin: string;

beforeAll(async () => {
  test = await openTestApp(() => noon, { requestsPerMinute: 1_000_000 });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});

afterAll(() => test.close());

/** Sends a request with the headers that every call needs: the name of the program, and the CSRF token. */
function asProgram(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const headers = { 'x-api-hash': 'audits', 'x-csrf-token': 'token', cookie: 'allmend_csrf=token' };
  return fetch(url, { ...init, headers: { ...headers, ...init.headers } });
}

const audits = serverAudits({ url: () => `${origin}/api/v10/graphql`, fetchFn: asProgram });

it('has audits of the GraphQL over HTTP specification', () => {
  expect(audits.length).toBeGreaterThanOrEqual(60);
});

it.each(audits.map(({ id, name, fn }) => [name, id, fn] as const))(
  '%s (%s) [API-1] [API-2]',
  async (_name, _id, audit) => {
    const result = await audit();
    expect('reason' in result ? result.reason : result.status).toBe('ok');
  },
);
