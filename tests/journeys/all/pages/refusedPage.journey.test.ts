import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { openBrowser, type Screen, screens, visit } from '#tests/drivers/browser/browser.ts';
import { sightFlaws } from '#tests/drivers/flaws/sightFlaws.ts';
import { strangers } from '#tests/drivers/browser/strangers.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';

// The document that a server returns instead of a page, here after too many requests of a visitor. Each journey has its
// own server, so that the minute of its limit has just begun.

let browser: Browser;
let test: TestApp;
let origin: string;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  test = await openTestApp(() => noon, { requestsPerMinute: 1 });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  await fetch(`${origin}/de`);
});
afterEach(() => test.close());

describe('a refused page', () => {
  it.each(Object.keys(screens) as Screen[])('has no flaws, at a %s', async (screen) => {
    const sight = { name: 'refused', address: () => '/de/li?q=velo', noted: /status of 429/ };
    const visitors = strangers(browser);
    const flaws = await sightFlaws(visitors, { origin, sight, language: 'de', screen, depth: 'whole' });
    await visitors.leave();
    expect(flaws).toEqual([]);
  });

  it('explains the refusal, and can be requested again at the same address', async () => {
    const { page, opens, leaves } = await visit(browser, { origin });
    await opens('/de/li?q=velo');
    const main = page.getByRole('main');
    await expect.poll(() => main.getByRole('heading', { level: 1 }).innerText()).toBe('Einen Moment, bitte');
    await expect.poll(() => main.innerText()).toContain('Zu viele Anfragen.');
    const [again] = await Promise.all([
      page.waitForRequest((request) => request.isNavigationRequest()),
      main.getByText('Seite neu laden').click(),
    ]);
    expect(again.url()).toBe(`${origin}/de/li?q=velo`);
    await leaves();
  });
});
