import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, type Screen, screens, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import { asksElsewhere, logsIn } from '#tests/drivers/browser/elsewhere.ts';
import { type Seller, type Sellers, writeSellers } from '#tests/drivers/ownAds/ownAdsSellers.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

// Buyers and sellers, each at a browser of their own, who write to each other about an ad.

export interface Two {
  readonly buyer: Visitor;
  readonly seller: Visitor;
  /** The id of the ad that they write about. */
  readonly ad: string;
  readonly conversation: string;
  leave(): Promise<void>;
}

export interface Correspondence {
  /** A buyer who has written to a seller about an ad, as nobody before. */
  two(screen: Screen, text?: string): Promise<Two>;
  /** Somebody who is logged in and has written to nobody. */
  stranger(screen: Screen): Promise<Visitor>;
}

/** Opens a market before the tests of a file, with so many sellers, and a browser. */
export function correspondence(count: number): Correspondence {
  let browser: Browser;
  let folder: TemporaryFolder;
  let server: ServerProcess;
  let sellers: Sellers;
  beforeAll(async () => {
    folder = temporaryFolder();
    sellers = await writeSellers(folder.path, { 'an ad that runs': count, 'no ads': count + 1 });
    const env = { DATA_DIR: folder.path, DEMO: '0', NODE_ENV: 'production', REQUESTS_PER_MINUTE: '1000000' };
    [browser, server] = await Promise.all([openBrowser(), startServerProcess(env)]);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), server.end('SIGTERM')]);
    folder.remove();
  });

  async function comes({ email }: Seller, screen: Screen): Promise<Visitor> {
    const visitor = await visit(browser, {
      origin: server.url,
      viewport: screens[screen],
      hasTouch: screen === 'phone',
    });
    await visitor.page.goto('/robots.txt');
    await logsIn(visitor, email);
    return visitor;
  }

  return {
    stranger: (screen) => comes(sellers.next('no ads'), screen),
    async two(screen, text = 'Is the bike still there?') {
      const selling = sellers.next('an ad that runs');
      const [buyer, seller] = await Promise.all([comes(sellers.next('no ads'), screen), comes(selling, screen)]);
      const mutation = `mutation ($listing: ID!, $message: MessageInput!) {
    told: writeAboutAd(listing: $listing, message: $message) { ... on MessageTaken { conversation { id } } } }`;
      const ad = selling.ads[0]!.id;
      const variables = { listing: ad, message: { key: 'first', text } };
      const { told } = await asksElsewhere<{ readonly told: { readonly conversation: { readonly id: string } } }>(
        buyer,
        mutation,
        variables,
      );
      return {
        buyer,
        seller,
        ad,
        conversation: told.conversation.id,
        leave: async () => void (await Promise.all([buyer.leaves(), seller.leaves()])),
      };
    },
  };
}

export const logOf = (page: Page) => page.getByRole('log', { name: 'Messages of this conversation' });

export const entry = (page: Page, text: string | RegExp) => logOf(page).getByRole('article').filter({ hasText: text });

export const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

export async function writes(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Chooses what is to be done with the whole of a conversation. */
export async function does(page: Page, deed: string): Promise<void> {
  await page.getByRole('button', { name: 'What to do with this conversation' }).click();
  await page
    .getByRole('dialog', { name: 'This conversation' })
    .getByRole('button', { name: deed, exact: true })
    .click();
}
