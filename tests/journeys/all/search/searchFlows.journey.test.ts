import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { openBrowser, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import { filtersInBrowser } from '#tests/drivers/search/filtersInBrowser.ts';
import { localitiesInBrowser } from '#tests/drivers/search/localitiesInBrowser.ts';
import { suggestionsInBrowser } from '#tests/drivers/suggestions/suggestionsInBrowser.ts';
import { toursOf, walksInBrowser } from '#tests/drivers/walking/walking.ts';

// The parts of the search in a real browser, against the real server: its filters, their sheet and places, and the
// suggestions of its bar.

let browser: Browser;
let visitor: Visitor;

const suggestions = suggestionsInBrowser(() => visitor.page);

beforeAll(async () => {
  browser = await openBrowser();
  // All paths are walked in a single window; each begins with a new document.
  visitor = await visit(browser, { origin: inject('demoMarkets').allmend });
});
afterAll(async () => {
  await visitor.leaves();
  await browser.close();
});

describe('the filters in a browser, next to the list and in their sheet', () => {
  it.each(toursOf(filtersInBrowser, 'transitions'))('%s', (_, way) => walksInBrowser(visitor, filtersInBrowser, way));
});

describe('the field for places in a browser', () => {
  it.each(toursOf(localitiesInBrowser, 'transitions'))('%s', (_, way) =>
    walksInBrowser(visitor, localitiesInBrowser, way),
  );
});

describe('the suggestions of the search bar in a browser', () => {
  it.each(toursOf(suggestions, 'transitions'))('%s', (_, way) => walksInBrowser(visitor, suggestions, way));
});
