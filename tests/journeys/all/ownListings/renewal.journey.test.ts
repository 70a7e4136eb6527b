import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bike } from '#machines/listing/lifecycle/listingExamples.ts';
import { listingTermDays } from '#machines/market/limits.ts';
import { openMarket } from '#server/market.ts';
import { accountsOf } from '#tests/drivers/account/accounts.ts';
import { openBrowser, screens, visit } from '#tests/drivers/browser/browser.ts';
import { linkIn } from '#tests/drivers/browser/mailLink.ts';
import { writingTo } from '#tests/drivers/server/market.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

// A listing was published weeks ago: a mail announces its end, and its link renews the listing.

const day = 24 * 60 * 60 * 1000;
const [ending, ended] = ['bikebikebike', 'endedendeden'];

let browser: Browser;
let folder: TemporaryFolder;
let server: ServerProcess;

beforeAll(async () => {
  folder = temporaryFolder();
  let now = Date.now() - (listingTermDays - 3) * day;
  const market = await openMarket({ dataDir: folder.path }, { clock: () => now });
  const { publishes } = writingTo(market, () => now);
  const accounts = accountsOf(market);
  await publishes(await accounts.joins('ana@example.ch'), ending, bike);
  now -= 10 * day;
  await publishes(await accounts.joins('ben@example.ch'), ended, { ...bike, title: 'Rennrad' });
  await market.close();
  const env = { DATA_DIR: folder.path, DEMO: '0', MAILBOX: 'on', NODE_ENV: 'production' };
  [browser, server] = await Promise.all([openBrowser(), startServerProcess(env)]);
});
afterAll(async () => {
  await Promise.all([browser.close(), server.end('SIGTERM')]);
  folder.remove();
});

describe.each([
  ['in its last week', 'ana@example.ch', 'adEnding', 'phone', ending, bike.title],
  ['after its end', 'ben@example.ch', 'adExpired', 'desk', ended, 'Rennrad'],
] as const)('a listing %s', (_, email, kind, screen, id, title) => {
  it('is renewed by the link of its mail and a single press, without a login', async () => {
    const visitor = await visit(browser, { origin: server.url, viewport: screens[screen] });
    const { page } = visitor;
    const statusOf = async () => {
      const answer = await page.request.get(`/api/v10/item/${id}.json`, { headers: { 'x-api-hash': 'test' } });
      return ((await answer.json()) as { status?: string }).status;
    };
    await visitor.opens(await linkIn(page, email, kind));
    await visitor.expectNoBarriers();
    await page.getByRole('button', { name: 'Inserat verlängern' }).click();
    await page.getByRole('link', { name: 'Inserat ansehen' }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await statusOf()).toBe('active');
    await visitor.expectCalm();
    await visitor.leaves();
  });
});
