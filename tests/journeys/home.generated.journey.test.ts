// Paths of home covering all transitions. Generated; after a change of the machine or its cases make them anew:
// npm run -s paths -- home --format playwright
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { openBrowser, visit } from '#tests/drivers/browser.ts';
import { homeDriver } from '#tests/drivers/homeDriver.ts';
import { walksInBrowser, type Way } from '#tests/drivers/walking.ts';
import { titleOf } from '#tests/drivers/walksOnChart.ts';

const ways: readonly Way[] = [
  {
    beginning: 'from the server',
    steps: [],
  },
  {
    beginning: 'by a link',
    steps: ['page.opened', 'loading done (found)'],
  },
  {
    beginning: 'by a link',
    steps: ['page.opened', 'loading done (no line)', 'loading.retried'],
  },
];

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('the paths of home in a browser', () => {
  it.each(ways.map((way) => [titleOf(way), way] as const))('%s', async (_, way) => {
    const visitor = await visit(browser, { origin: inject('demoMarkets').allmend });
    await walksInBrowser(visitor, homeDriver, way);
    await visitor.leaves();
  });
});
