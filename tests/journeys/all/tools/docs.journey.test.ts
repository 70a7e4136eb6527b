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

beforeAll(async () => {
  test = await openTestApp(() => noon, { requestsPerMinute: 1_000_000 });
  await test.seller(ana, 'Ana Rossi');
  await test.publishes(ana, 'bikebikebike', bike);
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  browser = await openBrowser();
  const { port } = test.app.server.address() as AddressInfo;
  visitor = await visit(browser, { origin: `http://127.0.0.1:${port}` });
  visitor.page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') complaints.push(message.text());
  });
  visitor.page.on('pageerror', ({ message }) => complaints.push(message));
  await visitor.opens('/api/docs');
});

afterAll(async () => {
  await visitor.leaves();
  await browser.close();
  await test.close();
});

/** Opens a call on the documentation page, ready to be tried. */
async function openCall(summary: string) {
  const call = visitor.page.locator('.opblock', { hasText: summary });
  await call.getByRole('button', { name: summary }).first().click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  return {
    fill: (parameter: string, value: string) => call.getByPlaceholder(parameter, { exact: true }).fill(value),
    async execute() {
      await call.getByRole('button', { name: 'Execute' }).click();
      const answer = call.locator('.live-responses-table');
      await answer.waitFor();
      return {
        status: await answer.locator('tr.response .response-col_status').first().innerText(),
        body: await answer.locator('tr.response .highlight-code').first().innerText(),
        sent: await call.locator('.curl-command').innerText(),
      };
    },
  };
}

describe('the page at /api/docs', () => {
  it('shows every call', async () => {
    const summaries = visitor.page.locator('.opblock-summary-description');
    await summaries.first().waitFor();
    const document = (await test.get('/api/docs/json')).json<{
      paths: Record<string, Record<string, { summary: string }>>;
    }>();
    const reported = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ summary }) => summary),
    );
    expect((await summaries.allInnerTexts()).toSorted()).toEqual(reported.toSorted());
  });

  it('tries a call with the required hash', async () => {
    const call = await openCall('The classic search');
    await call.fill('q', 'citybike');
    const { status, body, sent } = await call.execute();
    expect(status).toBe('200');
    expect(body).toContain('Citybike mit 7 Gängen');
    expect(sent).toContain('x-api-hash');
  });

  it('tries an operation with the token too', async () => {
    const call = await openCall('An operation in GraphQL');
    const { status, body, sent } = await call.execute();
    expect(status).toBe('200');
    expect(body).toContain('"totalItemCount": 1');
    expect(sent).toContain('x-csrf-token');
  });

  it('does all that under the policy of every page, without a refusal', async () => {
    const { headers } = await test.get('/api/docs');
    expect(headers['content-security-policy']).toBe((await test.get('/healthz')).headers['content-security-policy']);
    expect(complaints).toEqual([]);
  });
});
