import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { openBrowser, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import { strangersContactDriver } from '#tests/drivers/insertion/contactStepInBrowser.ts';
import { homeDriver } from '#tests/drivers/home/homeDriver.ts';
import { strangersInsertionDriver } from '#tests/drivers/insertion/insertionInBrowser.ts';
import { listingPageDriver } from '#tests/drivers/listing/listingPageDriver.ts';
import { loginModalDriver } from '#tests/drivers/account/loginModalDriver.ts';
import { searchDriver } from '#tests/drivers/search/searchDriver.ts';
import { toursOf, walksInBrowser } from '#tests/drivers/walking/walking.ts';

// Walks of pages along their charts in a real browser, against the real server, whose answers wait until a path
// releases them.

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await openBrowser();
  // All paths are walked in a single window; each begins with a new document.
  visitor = await visit(browser, { origin: inject('demoMarkets').allmend });
});
afterAll(async () => {
  await visitor.leaves();
  await browser.close();
});

describe('the search flow in a browser', () => {
  it.each(toursOf(searchDriver, 'transitions'))('%s', (_, way) => walksInBrowser(visitor, searchDriver, way));
});

describe('the front page in a browser', () => {
  it.each(toursOf(homeDriver, 'transitions'))('%s', (_, way) => walksInBrowser(visitor, homeDriver, way));
});

describe('the page of a listing in a browser', () => {
  it.each(toursOf(listingPageDriver, 'transitions'))('%s', (_, way) => walksInBrowser(visitor, listingPageDriver, way));
});

describe('the login modal in a browser', () => {
  it.each(toursOf(loginModalDriver, 'transitions'))('%s', (_, way) => walksInBrowser(visitor, loginModalDriver, way));
});

describe('the contact step of the insertion in a browser', () => {
  it.each(toursOf(strangersContactDriver, 'transitions'))('%s', (_, way) =>
    walksInBrowser(visitor, strangersContactDriver, way),
  );
});

describe('the first steps of the insertion in a browser', () => {
  it.each(toursOf(strangersInsertionDriver, 'transitions'))('%s', (_, way) =>
    walksInBrowser(visitor, strangersInsertionDriver, way),
  );
});
