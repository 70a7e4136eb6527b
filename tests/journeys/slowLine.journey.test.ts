import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, visit } from '#tests/drivers/browser.ts';
import { demoAds } from '#tests/drivers/demoAds.ts';

// On a slow line a page comes in pieces, and the first of them is painted before the next is there.

const upstream = inject('demoMarkets').allmend;
const ads = demoAds();

let browser: Browser;
let line: Server;
let origin: string;
/** How much of a document comes at once, of 1; the rest waits until that has been painted. */
let share: number;
let painted: PromiseWithResolvers<void>;

beforeAll(async () => {
  // The bar that comes when the page is longer than the window narrows it.
  browser = await openBrowser({ scrollbars: true });
  line = createServer((request, response) => void relay(request, response)).listen(0, '127.0.0.1');
  await once(line, 'listening');
  origin = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser.close();
  line.close();
});

async function relay(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { host: _, connection: __, ...headers } = request.headers as Record<string, string>;
  const answer = await fetch(upstream + request.url!, { headers, redirect: 'manual' });
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? 'text/plain';
  const location = answer.headers.get('location');
  response.writeHead(answer.status, { 'content-type': type, ...(location !== null && { location }) });
  const piece = type.startsWith('text/html') ? Math.round(body.length * share) : body.length;
  response.write(body.subarray(0, piece));
  if (piece < body.length) await painted.promise;
  response.end(body.subarray(piece));
}

describe.each(['/de', '/de/li?category=4000', `/de/vi/${ads['several pictures']}`])('%s', (address) => {
  it.each([0.1, 0.2, 0.3, 0.4, 0.6])('moves nothing when the rest comes after %f of it', async (first) => {
    [share, painted] = [first, Promise.withResolvers()];
    const { page, unrest, leaves } = await visit(browser, { origin });
    await page.exposeFunction('notePaint', painted.resolve);
    await page.addInitScript(() => {
      new PerformanceObserver(() => window.notePaint()).observe({ type: 'paint', buffered: true });
    });
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await unrest()).toEqual([]);
    await leaves();
  });
});
