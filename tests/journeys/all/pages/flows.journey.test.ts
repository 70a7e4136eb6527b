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

// The chart beside the page in a real browser, against the real server, whose answers are held until a path lets them go.

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await openBrowser();
  // One window for all paths: each begins with a document of its own.
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

describe('the page of an ad in a browser', () => {
  it.each(toursOf(listingPageDriver, 'transitions'))('%s', (_, way) => walksInBrowser(visitor, listingPageDriver, way));
});

describe('the modal to log in by in a browser', () => {
  it.each(toursOf(loginModalDriver, 'transitions'))('%s', (_, way) => walksInBrowser(visitor, loginModalDriver, way));
});

describe('the contact step of inserting an ad in a browser', () => {
  it.each(toursOf(strangersContactDriver, 'transitions'))('%s', (_, way) =>
    walksInBrowser(visitor, strangersContactDriver, way),
  );
});

describe('the first steps of inserting an ad in a browser', () => {
  it.each(toursOf(strangersInsertionDriver, 'transitions'))('%s', (_, way) =>
    walksInBrowser(visitor, strangersInsertionDriver, way),
  );
});
