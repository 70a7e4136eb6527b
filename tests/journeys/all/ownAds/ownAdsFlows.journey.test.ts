import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import { ownAdsInBrowser, ownAdsKind } from '#tests/drivers/ownAds/ownAdsInBrowser.ts';
import { type SellerKind, type Sellers, writeSellers } from '#tests/drivers/ownAds/ownAdsSellers.ts';
import { comesToQuota, quotaInBrowser, quotaKind } from '#tests/drivers/insertion/quotaInBrowser.ts';
import { renewalInBrowser, renewalKind } from '#tests/drivers/ownAds/renewalInBrowser.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { toursOf, walksInBrowser } from '#tests/drivers/walking/walking.ts';
import { insertionWords } from '../../insertionWords.ts';

// Ads of one's own, in a market of sellers whose ads stand as each path begins: what runs, ends soon, is paused, sold or over.

let browser: Browser;
let folder: TemporaryFolder;
let server: ServerProcess;
let visitor: Visitor;
let sellers: Sellers;

const next = (kind: SellerKind) => sellers.next(kind);
const ownAds = ownAdsInBrowser(next);
const renewal = renewalInBrowser(next);
const quota = quotaInBrowser(next);
const [ownAdsTours, renewalTours, quotaTours] = [toursOf(ownAds), toursOf(renewal), toursOf(quota)];

/** One seller for each path. */
function needed(): Readonly<Partial<Record<SellerKind, number>>> {
  const kinds = [
    ...ownAdsTours.map(([, { steps }]) => ownAdsKind(steps)),
    ...renewalTours.map(([, { steps }]) => renewalKind(steps)),
    ...quotaTours.map(([, { steps }]) => quotaKind(steps)),
    // Who is told of no room.
    'two flats' as const,
  ];
  return Object.fromEntries([...Map.groupBy(kinds, (kind) => kind)].map(([kind, those]) => [kind, those.length]));
}

beforeAll(async () => {
  folder = temporaryFolder();
  sellers = await writeSellers(folder.path, needed());
  const env = { DATA_DIR: folder.path, DEMO: '0', NODE_ENV: 'production' };
  [browser, server] = await Promise.all([openBrowser(), startServerProcess(env)]);
  // One window for all paths: each begins with a document of its own.
  visitor = await visit(browser, { origin: server.url });
});
afterAll(async () => {
  await visitor.leaves();
  await Promise.all([browser.close(), server.end('SIGTERM')]);
  folder.remove();
});

describe('one’s own ads in a browser', () => {
  it.each(ownAdsTours)('%s', (_, way) => walksInBrowser(visitor, ownAds, way));
});

describe('the page of a mail’s link that renews an ad, in a browser', () => {
  it.each(renewalTours)('%s', (_, way) => walksInBrowser(visitor, renewal, way));
});

describe('what room one’s plan has, in a browser', () => {
  it.each(quotaTours)('%s', (_, way) => walksInBrowser(visitor, quota, way));

  it('is told by nobody where no line leads to it, and nobody is held up by that', async () => {
    const stage = await comesToQuota(visitor, next('two flats'));
    await stage.cutOff();
    expect(await stage.watch.stands('quota', 'error')).toBe('error');
    expect(await stage.surface.count({ role: 'paragraph', says: /of your real-estate ads/i })).toBe(0);
    expect(await stage.surface.count({ role: 'alert' })).toBe(0);
    await visitor.page.getByRole('textbox', { name: insertionWords.en.title }).fill('Citybike');
    await stage.ends();
  });
});
