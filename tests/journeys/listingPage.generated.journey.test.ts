// Paths of listingPage to rejected.gone. Generated; after a change of the machine or its cases make them anew:
// npm run -s paths -- listingPage --to rejected.gone --beginning 'by a link' --format playwright
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { openBrowser, visit } from '#tests/drivers/browser/browser.ts';
import { listingPageDriver } from '#tests/drivers/listing/listingPageDriver.ts';
import { walksInBrowser, type Way } from '#tests/drivers/walking/walking.ts';
import { titleOf } from '#tests/drivers/walking/walksOnChart.ts';

const ways: readonly Way[] = [
  {
    beginning: 'by a link',
    steps: ['page.opened', 'loading done (gone)'],
  },
];

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('the paths of listingPage in a browser', () => {
  it.each(ways.map((way) => [titleOf(way), way] as const))('%s', async (_, way) => {
    const visitor = await visit(browser, { origin: inject('demoMarkets').allmend });
    await walksInBrowser(visitor, listingPageDriver, way);
    await visitor.leaves();
  });
});
