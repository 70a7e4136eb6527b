import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, visit } from '#tests/drivers/browser/browser.ts';
import { listingDraftInBrowser } from '#tests/drivers/draft/listingDraftInBrowser.ts';
import { draftSavingInBrowser } from '#tests/drivers/draft/draftInBrowser.ts';
import { draftSyncInBrowser } from '#tests/drivers/draft/draftSyncInBrowser.ts';
import { type Writers, writeWriters } from '#tests/drivers/draft/draftWriters.ts';
import { type Sellers, writeSellers } from '#tests/drivers/ownListings/ownListingsSellers.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { toursOf, untakenBy, walksInBrowser, type Way } from '#tests/drivers/walking/walking.ts';
import type { FlowDriver } from '#tests/drivers/walking/flowDriver.ts';

// The flows of a listing's draft, on its device and in its author’s account. Each path has its own device and accounts.

let browser: Browser;
let folder: TemporaryFolder;
let server: ServerProcess;
let writers: Writers[];
let sellers: Sellers;

const keeping = draftSavingInBrowser(() => writers.pop()!);
const ofListing = listingDraftInBrowser(() => sellers.next('an ad that runs'));
const keepingTours = toursOf(keeping, 'transitions');
const syncing = draftSyncInBrowser(() => writers.pop()!);
const syncTours = toursOf(syncing, 'transitions');
const ofListingTours = toursOf(ofListing, 'transitions');

beforeAll(async () => {
  folder = temporaryFolder();
  sellers = await writeSellers(folder.path, { 'an ad that runs': ofListingTours.length });
  writers = [...(await writeWriters(folder.path, keepingTours.length + syncTours.length))];
  const env = { DATA_DIR: folder.path, DEMO: '0', NODE_ENV: 'production' };
  [browser, server] = await Promise.all([openBrowser(), startServerProcess(env)]);
});
afterAll(async () => {
  await Promise.all([browser.close(), server.end('SIGTERM')]);
  folder.remove();
});

async function walks(driver: FlowDriver<any>, way: Way): Promise<void> {
  const visitor = await visit(browser, { origin: server.url });
  await walksInBrowser(visitor, driver, way);
  await visitor.leaves();
}

describe('the draft of a listing on its device, in a browser', () => {
  it.each(keepingTours)('%s', (_, way) => walks(keeping, way));

  it('omits the actions that other walks cover', () => {
    expect(untakenBy(keeping)).toEqual(Object.keys(keeping.untaken ?? {}).toSorted());
  });
});

describe('the draft of an edited listing, in a browser', () => {
  it.each(ofListingTours)('%s', (_, way) => walks(ofListing, way));
});

describe('the draft of a listing in its author’s account, in a browser', () => {
  it.each(syncTours)('%s', (_, way) => walks(syncing, way));

  it('omits the actions that other walks cover', () => {
    expect(untakenBy(syncing)).toEqual(Object.keys(syncing.untaken ?? {}).toSorted());
  });
});
