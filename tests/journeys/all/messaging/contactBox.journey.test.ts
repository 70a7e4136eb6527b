import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, screens, type Screen, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import { asksElsewhere, logsIn } from '#tests/drivers/browser/elsewhere.ts';
import { type Seller, type Sellers, writeSellers } from '#tests/drivers/ownListings/ownListingsSellers.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

// Journeys of a user who opens a listing and contacts its seller.

let browser: Browser;
let folder: TemporaryFolder;
let server: ServerProcess;
let sellers: Sellers;

beforeAll(async () => {
  folder = temporaryFolder();
  sellers = await writeSellers(folder.path, { 'an ad that runs': 1, 'no ads': 1 });
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

/** Sends a command of the seller from another device, and expects this result. */
async function does(seller: Visitor, command: string, of: string): Promise<void> {
  const { result } = await asksElsewhere<{ readonly result: { readonly __typename: string } }>(
    seller,
    `mutation { result: ${command} ${refusalOr(of)} }`,
  );
  expect(result, command).toEqual({ __typename: of });
}

describe('a change by the seller', () => {
  it('shows in the contact box of the reader: away, reserved, blocked, and the block lifted', async () => {
    const selling = sellers.next('an ad that runs');
    const [buyer, seller] = await Promise.all([comes('desk', sellers.next('no ads')), comes('desk', selling)]);
    const { page } = buyer;
    const listing = selling.listings[0]!.id;
    const looks = () => buyer.opens(`/en/vi/${listing}`);
    const day = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await does(seller, `goAway(until: "${day}")`, 'MessagingSettings');
    await looks();
    await page.getByText(/^The seller is away, back on /).waitFor();
    expect(await write(page).count()).toBe(1);

    await does(seller, 'comeBack', 'MessagingSettings');
    await does(
      buyer,
      `writeAboutListing(listing: "${listing}", message: { key: "k", text: "Hallo" })`,
      'AcceptedMessage',
    );
    const { conversations } = await asksElsewhere<{
      readonly conversations: { readonly conversations: readonly { readonly id: string }[] };
    }>(seller, '{ conversations(tab: SELLING) { conversations { id } } }');
    const conversation = conversations.conversations[0]!.id;
    await does(seller, `reserveForBuyer(conversation: "${conversation}")`, 'Conversation');
    await looks();
    await page.getByText('The seller has reserved this item for you.').waitFor();

    await does(seller, `blockCorrespondent(conversation: "${conversation}")`, 'Conversation');
    await looks();
    await page.getByText('You can’t write to this seller right now.').waitFor();
    expect(await write(page).count()).toBe(0);

    await seller.opens('/en/user/messages');
    await seller.page.getByRole('button', { name: /^Unblock/ }).click();
    await seller.page.getByText(/^You haven’t blocked anyone\./).waitFor();
    await looks();
    await page.getByRole('link', { name: 'Open conversation' }).waitFor();
    await Promise.all([buyer.leaves(), seller.leaves()]);
  });
});
