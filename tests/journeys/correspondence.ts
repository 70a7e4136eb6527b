import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, type Screen, screens, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import type { EngineVisitor } from '#tests/drivers/browser/engines/engines.ts';
import { asksElsewhere, logsIn } from '#tests/drivers/browser/elsewhere.ts';
import { type UserInput, playwrightInput } from '#tests/drivers/browser/userInput.ts';
import { type Seller, type Sellers, writeSellers } from '#tests/drivers/ownListings/ownListingsSellers.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

// Buyers and sellers, each in a separate window, who write to each other about a listing.

export interface Two<Who> {
  readonly buyer: Who;
  readonly seller: Who;
  /** The id of the listing about which the two write. */
  readonly listing: string;
  readonly conversation: string;
  leave(): Promise<void>;
}

export interface Correspondence<Who> {
  /** Opens the windows of a new buyer who has written to a seller about a listing, and of that seller. */
  two(screen: Screen, text?: string): Promise<Two<Who>>;
  /** Opens the window of a logged-in user without conversations. */
  stranger(screen: Screen): Promise<Who>;
}

/** A market with sellers without any message yet. */
export interface MarketOfCorrespondents extends Sellers {
  readonly url: string;
}

/** Opens a market before the tests of a file, with this many sellers. */
export function marketOfCorrespondents(count: number): MarketOfCorrespondents {
  let folder: TemporaryFolder;
  let server: ServerProcess;
  let sellers: Sellers;
  beforeAll(async () => {
    folder = temporaryFolder();
    sellers = await writeSellers(folder.path, { 'an ad that runs': count, 'no ads': count + 1 });
    const env = { DATA_DIR: folder.path, DEMO: '0', NODE_ENV: 'production', REQUESTS_PER_MINUTE: '1000000' };
    server = await startServerProcess(env);
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    folder.remove();
  });
  return {
    next: (kind) => sellers.next(kind),
    get url() {
      return server.url;
    },
  };
}

/** Opens a market before the tests of a file, with this many sellers, and Chromium. */
export function correspondence(count: number): Correspondence<Visitor> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  return correspondenceIn(marketOfCorrespondents(count), (origin, screen) =>
    visit(browser, { origin, viewport: screens[screen], hasTouch: screen === 'phone' }),
  );
}

/** Creates pairs of people at a market who write to each other, in browser windows that `visits` opens. */
export function correspondenceIn<Who extends Pick<EngineVisitor, 'page' | 'leaves'>>(
  market: MarketOfCorrespondents,
  visits: (origin: string, screen: Screen) => Promise<Who>,
): Correspondence<Who> {
  async function comes({ email }: Seller, screen: Screen): Promise<Who> {
    const visitor = await visits(market.url, screen);
    await visitor.page.goto(`${market.url}/robots.txt`);
    await logsIn(visitor, email);
    return visitor;
  }

  return {
    stranger: (screen) => comes(market.next('no ads'), screen),
    async two(screen, text = 'Is the bike still there?') {
      const selling = market.next('an ad that runs');
      const [buyer, seller] = await Promise.all([comes(market.next('no ads'), screen), comes(selling, screen)]);
      const mutation = `mutation ($listing: ID!, $message: MessageInput!) {
    result: writeAboutListing(listing: $listing, message: $message) { ... on AcceptedMessage { conversation { id } } } }`;
      const listing = selling.listings[0]!.id;
      const variables = { listing, message: { key: 'first', text } };
      const { result } = await asksElsewhere<{ readonly result: { readonly conversation: { readonly id: string } } }>(
        buyer,
        mutation,
        variables,
      );
      return {
        buyer,
        seller,
        listing,
        conversation: result.conversation.id,
        leave: async () => void (await Promise.all([buyer.leaves(), seller.leaves()])),
      };
    },
  };
}

export const logOf = (page: Page) => page.getByRole('log', { name: 'Messages in this conversation' });

export const entry = (page: Page, text: string | RegExp) => logOf(page).getByRole('article').filter({ hasText: text });

export const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

export async function writes(page: Page, text: string, hands: UserInput = playwrightInput(page)): Promise<void> {
  await hands.fills(field(page), text);
  await hands.clicks(page.getByRole('button', { name: 'Send message', exact: true }));
}

/** Chooses an action in the menu for the whole conversation. */
export async function does(page: Page, action: string, hands: UserInput = playwrightInput(page)): Promise<void> {
  await hands.clicks(page.getByRole('button', { name: 'Conversation options' }));
  const menu = page.getByRole('dialog', { name: 'Conversation options' });
  await hands.clicks(menu.getByRole('button', { name: action, exact: true }));
}
