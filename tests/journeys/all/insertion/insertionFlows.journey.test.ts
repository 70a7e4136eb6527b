import type { Cookie } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Visitor } from '#tests/drivers/browser/browser.ts';
import { sellersInsertionDriver } from '#tests/drivers/insertion/insertionInBrowser.ts';
import { helpInBrowser } from '#tests/drivers/insertion/helpInBrowser.ts';
import { acceptsLink } from '#tests/drivers/browser/mailLink.ts';
import { toursOf, walksInBrowser } from '#tests/drivers/walking/walking.ts';
import { describesIt, type Person, photosOf, registers, titleOf } from '../../insertionPeople.ts';
import { insertionWords } from '../../insertionWords.ts';
import { ownMarkets } from '../../ownMarkets.ts';

// Walks of the insertion along its chart, against a real server that publishes the listings.

const own = ownMarkets('allmend');
const words = insertionWords.en;
const seller: Person = { brand: 'allmend', screen: 'desk', language: 'en', client: '198.51.100.81' };

let visitor: Visitor;
let session: Cookie[];

beforeAll(async () => {
  visitor = await own.comes(seller);
  const { page } = visitor;
  await visitor.opens('/en/ai/start');
  await describesIt(page, seller, await photosOf(400));
  const email = await registers(page, seller);
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await page.getByRole('button', { name: words.submitListing }).click();
  await page.getByRole('heading', { level: 1, name: words.submittedListing }).waitFor();
  await acceptsLink(page, email, 'verification');
  await page.getByRole('heading', { level: 1, name: 'Your account is active' }).waitFor();
  session = await page.context().cookies();
});
afterAll(() => visitor.leaves());

/** Begins a path with a new document, in which only the login is stored. */
async function comes(): Promise<void> {
  await visitor.forgets();
  await visitor.page.context().addCookies(session);
}

const driver = sellersInsertionDriver(comes);
const help = helpInBrowser(titleOf(seller), comes);

describe('the insertion of a logged-in user', () => {
  it.each(toursOf(driver, 'transitions'))('%s', (_, way) => walksInBrowser(visitor, driver, way));
});

describe('the help next to the form', () => {
  it.each(toursOf(help, 'transitions'))('%s', (_, way) => walksInBrowser(visitor, help, way));
});
