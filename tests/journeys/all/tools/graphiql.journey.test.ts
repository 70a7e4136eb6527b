import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { openBrowser, visit, type Visitor } from '#tests/drivers/browser/browser.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';

let test: TestApp;
let browser: Browser;
let visitor: Visitor;
/** The messages of the browser’s console, including refusals by the content security policy. */
const complaints: string[] = [];
/** The requests that the page has sent to other servers. */
const strangers: string[] = [];

beforeAll(async () => {
  test = await openTestApp(() => noon, { production: false, requestsPerMinute: 1_000_000 });
  await test.seller(ana, 'Ana Rossi');
  await test.publishes(ana, 'bikebikebike', bike);
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  browser = await openBrowser();
  const origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  visitor = await visit(browser, { origin });
  visitor.page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') complaints.push(message.text());
  });
  visitor.page.on('pageerror', ({ message }) => complaints.push(message));
  visitor.page.on('request', (request) => {
    if (!request.url().startsWith(origin)) strangers.push(request.url());
  });
  await visitor.opens('/api/graphiql');
});

afterAll(async () => {
  await visitor.leaves();
  await browser.close();
  await test.close();
});

describe('GraphiQL, in development', () => {
  it('runs an operation with hash and token, and shows its answer', async () => {
    const run = visitor.page.getByRole('button', { name: /execute query/i });
    await run.waitFor();
    await run.click();
    const answer = visitor.page.locator('.graphiql-response');
    await answer.getByText('"totalItemCount"').waitFor();
    expect(await answer.innerText()).toContain('Citybike');
  });

  it('sends no request to another server, and violates no policy', async () => {
    expect(strangers).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('in production', () => {
  it('there is no GraphiQL', async () => {
    const production = await openTestApp(() => noon);
    for (const path of ['/api/graphiql', '/api/graphiql/graphiql.js']) {
      expect((await production.get(path)).statusCode).toBe(404);
    }
    const asBrowser = await production.get('/api/v10/graphql', { accept: 'text/html' });
    expect(asBrowser.body).not.toContain('<html');
    await production.close();
  });
});
