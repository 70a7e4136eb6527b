import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { openBrowser, screens, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import type { Brand } from '#tests/drivers/demo/demoMarkets.ts';
import { type DemoServer, startDemoServer } from '#tests/drivers/demo/demoServer.ts';
import type { Person } from './insertionPeople.ts';

/** The markets of a test file, which it may change and kill, each with a mailbox; and a browser. */
export interface OwnMarkets extends Readonly<Record<Brand, DemoServer>> {
  readonly browser: Browser;
  /** Opens the market of a brand for a user, with the user’s own client address. */
  comes(person: Pick<Person, 'brand' | 'screen' | 'client'>, options?: BrowserContextOptions): Promise<Visitor>;
}

/** Opens the markets before the tests of a file, with the common demonstration data, and closes them after the last. */
export function ownMarkets(...brands: readonly Brand[]): OwnMarkets {
  const markets = new Map<Brand, DemoServer>();
  let browser: Browser;
  const of = (brand: Brand) => {
    const market = markets.get(brand);
    if (!market) throw new Error(`No market of ${brand} was opened for this file`);
    return market;
  };

  beforeAll(async () => {
    const env = { MAILBOX: 'on', TRUSTED_PROXIES: '1' };
    const filled = inject('filledFolder');
    const starting = brands.map(async (brand) => markets.set(brand, await startDemoServer(brand, { env, filled })));
    [browser] = await Promise.all([openBrowser(), ...starting]);
  });
  afterAll(() => Promise.all([browser.close(), ...[...markets.values()].map((market) => market.end())]));

  return {
    get browser() {
      return browser;
    },
    get allmend() {
      return of('allmend');
    },
    get murmel() {
      return of('murmel');
    },
    comes: ({ brand, screen, client }, options = {}) =>
      visit(browser, {
        origin: of(brand).url,
        viewport: screens[screen],
        hasTouch: screen === 'phone',
        extraHTTPHeaders: { 'x-forwarded-for': client },
        ...options,
      }),
  };
}
