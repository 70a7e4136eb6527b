import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password } from '#tests/drivers/account/accounts.ts';
import { awakeAt, openBrowser, screens, type Screen, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import { asksElsewhere, comesBack, logsIn, logsOut } from '#tests/drivers/browser/elsewhere.ts';
import { type Seller, type Sellers, writeSellers } from '#tests/drivers/ownAds/ownAdsSellers.ts';
import { casesOf } from '#tests/drivers/run/sizes.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

// Somebody looks at an ad, and reaches its seller.

let browser: Browser;
let folder: TemporaryFolder;
let server: ServerProcess;
let sellers: Sellers;

beforeAll(async () => {
  folder = temporaryFolder();
  sellers = await writeSellers(folder.path, { 'an ad that runs': 3, 'no ads': 4 });
  const env = { DATA_DIR: folder.path, DEMO: '0', NODE_ENV: 'production', REQUESTS_PER_MINUTE: '1000000' };
  [browser, server] = await Promise.all([openBrowser(), startServerProcess(env)]);
});
afterAll(async () => {
  await Promise.all([browser.close(), server.end('SIGTERM')]);
  folder.remove();
});

async function comes(screen: Screen, who?: Seller): Promise<Visitor> {
  const visitor = await visit(browser, {
    origin: server.url,
    viewport: screens[screen],
    hasTouch: screen === 'phone',
  });
  await visitor.page.goto('/robots.txt');
  if (who) await logsIn(visitor, who.email);
  return visitor;
}

const write = (page: Page) => page.getByRole('button', { name: 'Write a message', exact: true });
const refusalOr = (of: string) => `{ __typename ... on ${of} { __typename } ... on Refusal { code } }`;

/** A command of the seller, done elsewhere. */
async function does(seller: Visitor, command: string, of: string): Promise<void> {
  const { told } = await asksElsewhere<{ readonly told: { readonly __typename: string } }>(
    seller,
    `mutation { told: ${command} ${refusalOr(of)} }`,
  );
  expect(told, command).toEqual({ __typename: of });
}

// The seller, and who looks at what the seller does, are at a desk.
const shown = casesOf(['desk', 'phone'] as const, (screen) => screen === 'phone');

describe.each(shown)('somebody who looks at an ad (%s)', (screen) => {
  it('writes before they are logged in; it goes out once they are, and the seller sees it counted until they log out [MESSAGING-1] [SHELL-4] [MESSAGING-6]', async () => {
    const selling = sellers.next('an ad that runs');
    const buying = sellers.next('no ads');
    const [stranger, seller] = await Promise.all([comes(screen), comes('desk', selling)]);
    await seller.opens('/en');
    const { page } = stranger;
    await stranger.opens(`/en/vi/${selling.ads[0]!.id}`);
    await awakeAt(write(page));
    await write(page).click();
    const field = page.getByRole('textbox', { name: 'Your message' });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Is it still available?' }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const login = page.getByRole('dialog', { name: 'Log in' });
    await login.getByRole('textbox', { name: 'Email' }).fill(buying.email);
    await login.getByLabel('Password', { exact: true }).fill(password);
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('status').filter({ hasText: 'Your message is sent.' }).waitFor();

    // The header says it, and the window's title (MESSAGING-5).
    await expect.poll(() => seller.page.title()).toMatch(/^\(1\) /);
    await seller.page
      .getByRole('banner')
      .getByRole('link', { name: /^Messages.*1/ })
      .waitFor();

    const led = page.getByRole('link', { name: 'To your conversation' });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => led.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/messages/buying/*');
    await page.getByRole('log').getByText('Is it still available?').waitFor();

    await stranger.opens(`/en/vi/${selling.ads[0]!.id}`);
    await page.getByRole('link', { name: 'To your conversation' }).waitFor();
    expect(await write(page).count()).toBe(0);

    await logsOut(seller);
    await comesBack(seller);
    await expect.poll(() => seller.page.title()).not.toMatch(/^\(/);
    await Promise.all([stranger.leaves(), seller.leaves()]);
  });
});

describe('what the seller does', () => {
  it('shows in the box of who looks: away, reserved, blocked, and the block lifted', async () => {
    const selling = sellers.next('an ad that runs');
    const [buyer, seller] = await Promise.all([comes('desk', sellers.next('no ads')), comes('desk', selling)]);
    const { page } = buyer;
    const ad = selling.ads[0]!.id;
    const looks = () => buyer.opens(`/en/vi/${ad}`);
    const day = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await does(seller, `goAway(until: "${day}")`, 'MessagingSettings');
    await looks();
    await page.getByText(/^The seller is away and back on /).waitFor();
    expect(await write(page).count()).toBe(1);

    await does(seller, 'comeBack', 'MessagingSettings');
    await does(buyer, `writeAboutAd(listing: "${ad}", message: { key: "k", text: "Hallo" })`, 'MessageTaken');
    const { conversations } = await asksElsewhere<{
      readonly conversations: { readonly conversations: readonly { readonly id: string }[] };
    }>(seller, '{ conversations(tab: SELLING) { conversations { id } } }');
    const conversation = conversations.conversations[0]!.id;
    await does(seller, `reserveForBuyer(conversation: "${conversation}")`, 'Conversation');
    await looks();
    await page.getByText('The seller keeps it for you.').waitFor();

    await does(seller, `blockCorrespondent(conversation: "${conversation}")`, 'Conversation');
    await looks();
    await page.getByText('This seller cannot be written to at the moment.').waitFor();
    expect(await write(page).count()).toBe(0);

    await seller.opens('/en/user/messages');
    await seller.page.getByRole('button', { name: /^Lift the block/ }).click();
    await seller.page.getByText(/^You have blocked nobody\./).waitFor();
    await looks();
    await page.getByRole('link', { name: 'To your conversation' }).waitFor();
    await Promise.all([buyer.leaves(), seller.leaves()]);
  });
});
