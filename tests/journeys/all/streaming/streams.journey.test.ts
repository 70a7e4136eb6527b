import { execFileSync } from 'node:child_process';
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { bike } from '#machines/listing/lifecycle/listingExamples.ts';
import { openMarket } from '#server/market.ts';
import { accountsOf } from '#tests/drivers/account/accounts.ts';
import { breakingProxy } from '#tests/drivers/fakes/breakingProxy.ts';
import { awakeAt, openBrowser, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import { type DemoServer, startDemoServer } from '#tests/drivers/demo/demoServer.ts';
import { writeWriters, type Writers } from '#tests/drivers/draft/draftWriters.ts';
import { asksElsewhere, comesBack, logsIn, logsOut, writesAbout } from '#tests/drivers/browser/elsewhere.ts';
import { writingTo } from '#tests/drivers/server/market.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

// The actions of one device show on the user’s others: two tabs of a browser share a stream, another browser has its
// own.

const listing = 'bikebikebike';

/** How often a test cuts a connection. */
const rounds = process.env['ALLMEND_LONG'] === '1' ? 20 : 3;

let browser: Browser;
let market: DemoServer;
let folder: TemporaryFolder;
let people: readonly Writers[];

beforeAll(async () => {
  folder = temporaryFolder();
  execFileSync('cp', ['-a', `${inject('filledFolder')}/.`, folder.path]);
  people = await writeWriters(folder.path, 3);
  await publishes(people[2]!.ana);
  [browser, market] = await Promise.all([openBrowser(), startDemoServer('allmend', { filled: folder.path })]);
});
afterAll(async () => {
  await Promise.all([browser.close(), market.end()]);
  folder.remove();
});

/** Publishes a listing of an account, before the server starts. */
async function publishes(email: string): Promise<void> {
  const market = await openMarket({ dataDir: folder.path });
  const { idOf } = accountsOf(market);
  await writingTo(market, Date.now).publishes(await idOf(email), listing, bike);
  await market.close();
}

/** A logged-in user in a separate browser, and the stream requests of that browser. */
async function comes(email: string, origin = market.url): Promise<{ visitor: Visitor; requested: URL[] }> {
  const visitor = await visit(browser, { origin });
  const requested: URL[] = [];
  visitor.page.context().on('request', (request: Request) => {
    if (request.url().includes('/stream/status')) requested.push(new URL(request.url()));
  });
  await visitor.opens('/en/');
  // Leaves the page before the login: one that comes to rest only afterwards would open its own stream.
  await visitor.page.goto('about:blank');
  await logsIn(visitor, email);
  return { visitor, requested };
}

const list = '/en/li?q=velo';

/** The heart buttons in a list. */
const hearts = (page: Page) => page.getByRole('button', { name: /^Save this ad: / });

/** Opens the list in a tab, and waits for its hearts to be hydrated. */
async function opensList(page: Page): Promise<void> {
  await page.goto(list);
  await awakeAt(hearts(page).first());
}

/** Waits until the heart of the list's first listing shows it as saved, or as not saved. */
async function showsSaved(page: Page, isSaved: boolean): Promise<void> {
  await page
    .getByRole('button', { name: /^Save this ad: /, pressed: isSaved })
    .first()
    .waitFor();
  await expect.poll(() => hearts(page).first().getAttribute('aria-pressed')).toBe(String(isSaved));
}

it('shows in both tabs, by a single stream, the favourites of a phone; the other tab resumes it when the first has closed', async () => {
  const { ana } = people[0]!;
  const desk = await comes(ana);
  const first = desk.visitor.page;
  await opensList(first);
  await expect.poll(() => desk.requested.length).toBe(1);
  const second = await first.context().newPage();
  await opensList(second);
  const phone = await comes(ana);
  await opensList(phone.visitor.page);
  await expect.poll(() => phone.requested.length).toBe(1);

  await hearts(phone.visitor.page).first().click();
  await Promise.all([showsSaved(first, true), showsSaved(second, true)]);
  expect(desk.requested).toHaveLength(1);

  await first.close();
  await expect.poll(() => desk.requested.length).toBe(2);
  // The new stream resumes after the last event that the closed tab has passed on.
  expect(Number(desk.requested[1]!.searchParams.get('position'))).toBeGreaterThan(0);
  await hearts(phone.visitor.page).first().click();
  await showsSaved(second, false);

  // In the other direction: the desktop saves the listing, and the phone shows it.
  await hearts(second).first().click();
  await showsSaved(phone.visitor.page, true);
  await desk.visitor.leaves();
  await phone.visitor.leaves();
});

it('resumes after a restart of the server, and shows the changes meanwhile', async () => {
  const { ben } = people[1]!;
  const desk = await comes(ben);
  await opensList(desk.visitor.page);
  await expect.poll(() => desk.requested.length).toBe(1);
  await market.isKilled();
  await market.comesBack();
  const phone = await comes(ben);
  await opensList(phone.visitor.page);
  await hearts(phone.visitor.page).first().click();
  await showsSaved(desk.visitor.page, true);
  expect(desk.requested.length).toBeGreaterThan(1);
  await desk.visitor.leaves();
  await phone.visitor.leaves();
});

it('shows all favourites of a phone, behind a proxy that cuts every connection after 5 s', async () => {
  const { ben } = people[0]!;
  const proxy = await breakingProxy(market.url, { age: 5_000 });
  const desk = await comes(ben, proxy.url);
  await opensList(desk.visitor.page);
  const phone = await comes(ben);
  await opensList(phone.visitor.page);
  for (let round = 1; round <= rounds; round += 1) {
    await expect.poll(() => desk.requested.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(round);
    await hearts(phone.visitor.page).first().click();
    await showsSaved(desk.visitor.page, round % 2 === 1);
  }
  const [first, ...later] = desk.requested.map(({ searchParams }) => Number(searchParams.get('position')));
  expect(first).toBe(0);
  for (const position of later) expect(position, 'it resumes after the last event').toBeGreaterThan(0);
  await desk.visitor.leaves();
  await phone.visitor.leaves();
  await proxy.close();
});

it('shows in the title of every tab the number of unread conversations, after messages and reads [MESSAGING-4] [MESSAGING-5] [MESSAGING-6]', async () => {
  const { ana, ben } = people[2]!;
  const desk = await comes(ana);
  const { page } = desk.visitor;
  await page.goto(list);
  const other = await page.context().newPage();
  await other.goto('/en/');
  const titles = async () =>
    [await page.title(), await other.title()].map((title) => /^\(\d+\) /.exec(title)?.[0] ?? '');
  const [own] = [await page.title()];
  const buyer = await comes(ben);
  const id = await writesAbout(buyer.visitor, listing, 'Noch da?');
  await expect.poll(titles).toEqual(['(1) ', '(1) ']);
  expect(await page.title()).toBe(`(1) ${own}`);
  // A tab that is opened later receives the state from the tab with the stream.
  const late = await page.context().newPage();
  await late.goto('/en/');
  await expect.poll(() => late.title()).toMatch(/^\(1\) /);
  await asksElsewhere(desk.visitor, `mutation { readConversation(id: "${id}", upTo: 2) { __typename } }`);
  await expect.poll(titles).toEqual(['', '']);
  await asksElsewhere(
    buyer.visitor,
    `mutation { sendMessage(conversation: "${id}", message: { key: "second", text: "Bitte", pictures: [] }) { __typename } }`,
  );
  await expect.poll(titles).toEqual(['(1) ', '(1) ']);
  expect(desk.requested).toHaveLength(1);
  await logsOut(desk.visitor);
  await comesBack(desk.visitor);
  await expect.poll(() => page.title()).toBe(own);
  await desk.visitor.leaves();
  await buyer.visitor.leaves();
});
