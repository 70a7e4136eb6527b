import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { waitForHydration, openBrowser, visit } from '#tests/drivers/browser/browser.ts';

const origin = inject('demoMarkets').allmend;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const calls = '**/api/v10/list.json*';

/** Changes the order of the list, which makes the page send a call. */
const reorder = (page: Page, order: string) => page.locator('select[name="sp"]').selectOption(order);

async function headersOfCall(page: Page, order: string) {
  const [request] = await Promise.all([page.waitForRequest(calls), reorder(page, order)]);
  return request.allHeaders();
}

describe('a call of the current page', () => {
  it('is sent with the credentials of the visitor, and names the build [API-11, API-13]', async () => {
    const { page, opens, leaves } = await visit(browser, { origin });
    await opens('/fr/li');
    const headers = await headersOfCall(page, 'cheapest');
    expect(headers['cookie']).toMatch(/allmend_csrf=[\w-]{24}/);
    expect(headers).toMatchObject({
      'x-api-hash': expect.stringMatching(/^[\w-]{7}$/),
      'x-source': expect.stringMatching(/^web\/\d+\.\d+\.\d+$/),
      'x-client-id': expect.stringMatching(/^\w{8,}$/),
    });
    await leaves();
  });

  it('has the language of the current page, regardless of another tab [API-14]', async () => {
    const { page: french, opens, leaves } = await visit(browser, { origin });
    await opens('/fr/li');
    const italian = await french.context().newPage();
    await italian.goto('/it/li');
    await waitForHydration(italian);
    expect((await headersOfCall(italian, 'cheapest'))['accept-language']).toBe('it');
    // The driver keeps every tab focused, so the test dispatches the event of a tab that comes to the front.
    await french.bringToFront();
    await french.evaluate(() => window.dispatchEvent(new Event('focus')));
    expect((await headersOfCall(french, 'cheapest'))['accept-language']).toBe('fr');
    await leaves();
  });
});

describe('an overloaded server', () => {
  it.each([503, 429])(
    'that answers %i makes the page reload once, and then report the overload [API-21]',
    async (status) => {
      const { page, opens, leaves } = await visit(browser, { origin });
      await opens('/en/li');
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      const error = status === 503 ? 'api.fault' : 'api.tooManyRequests';
      await page.route(calls, (route) =>
        route.fulfill({ status, json: { api: { error, message: '' }, parameters: [] } }),
      );

      const before = Date.now();
      await Promise.all([page.waitForEvent('load'), reorder(page, 'cheapest')]);
      await waitForHydration(page);
      const retry = (await page.context().cookies()).find(({ name }) => name === 'allmend_retry');
      // The cookie was set at some time between the two, and its expiry is rounded to whole seconds.
      const set = retry!.expires * 1000 - 10 * 60_000;
      expect(set).toBeGreaterThanOrEqual(before - 1000);
      expect(set).toBeLessThanOrEqual(Date.now() + 1000);
      expect(documents).toBe(1);

      await reorder(page, 'oldest');
      await page.getByRole('alert').filter({ hasText: 'We couldn’t load any results.' }).waitFor();
      await expect.poll(() => page.getByRole('alert').count(), { message: 'said once' }).toBe(1);
      expect(documents).toBe(1);

      await page.unroute(calls);
      await reorder(page, 'expensive');
      await page.getByRole('alert').first().waitFor({ state: 'detached' });
      await leaves();
    },
  );
});
