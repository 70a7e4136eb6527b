import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import { ownListingsInBrowser, ownListingsKind } from '#tests/drivers/ownListings/ownListingsInBrowser.ts';
import { type SellerKind, type Sellers, writeSellers } from '#tests/drivers/ownListings/ownListingsSellers.ts';
import { comesToQuota, quotaInBrowser, quotaKind } from '#tests/drivers/insertion/quotaInBrowser.ts';
import { renewalInBrowser, renewalKind } from '#tests/drivers/ownListings/renewalInBrowser.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { toursOf, walksInBrowser } from '#tests/drivers/walking/walking.ts';
import { insertionWords } from '../../insertionWords.ts';

// The user’s listings, in a market of sellers with a listing in each state: running, ending soon, paused, sold or
// expired.

let browser: Browser;
let folder: TemporaryFolder;
let server: ServerProcess;
let visitor: Visitor;
let sellers: Sellers;

const next = (kind: SellerKind) => sellers.next(kind);
const ownListings = ownListingsInBrowser(next);
const renewal = renewalInBrowser(next);
const quota = quotaInBrowser(next);
const [ownListingsTours, renewalTours, quotaTours] = [toursOf(ownListings), toursOf(renewal), toursOf(quota)];

/** The number of sellers of each kind, because each path needs a new seller. */
function needed(): Readonly<Partial<Record<SellerKind, number>>> {
  const kinds = [
    ...ownListingsTours.map(([, { steps }]) => ownListingsKind(steps)),
    ...renewalTours.map(([, { steps }]) => renewalKind(steps)),
    ...quotaTours.map(([, { steps }]) => quotaKind(steps)),
    // The kind of seller for the test in which the quota fails to load.
    'two flats' as const,
  ];
  return Object.fromEntries([...Map.groupBy(kinds, (kind) => kind)].map(([kind, those]) => [kind, those.length]));
}

beforeAll(async () => {
  folder = temporaryFolder();
  sellers = await writeSellers(folder.path, needed());
  const env = { DATA_DIR: folder.path, DEMO: '0', NODE_ENV: 'production' };
  [browser, server] = await Promise.all([openBrowser(), startServerProcess(env)]);
  // All paths are walked in a single window; each begins with a new document.
  visitor = await visit(browser, { origin: server.url });
});
afterAll(async () => {
  await visitor.leaves();
  await Promise.all([browser.close(), server.end('SIGTERM')]);
  folder.remove();
});

describe('the user’s listings in a browser', () => {
  it.each(ownListingsTours)('%s', (_, way) => walksInBrowser(visitor, ownListings, way));
});

describe('the page of a renewal link, in a browser', () => {
  it.each(renewalTours)('%s', (_, way) => walksInBrowser(visitor, renewal, way));
});

describe('the quota of the user’s plan, in a browser', () => {
  it.each(quotaTours)('%s', (_, way) => walksInBrowser(visitor, quota, way));

  it('is hidden when it fails to load, without an error', async () => {
    const stage = await comesToQuota(visitor, next('two flats'));
    await stage.cutOff();
    expect(await stage.watch.awaitsState('quota', 'error')).toBe('error');
    expect(await stage.surface.count({ role: 'paragraph', says: /^Active real-estate ads/ })).toBe(0);
    expect(await stage.surface.count({ role: 'alert' })).toBe(0);
    await visitor.page.getByRole('textbox', { name: insertionWords.en.title }).fill('Citybike');
    await stage.ends();
  });
});
