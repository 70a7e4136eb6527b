import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bike } from '#machines/listing/lifecycle/listingExamples.ts';
import { hashPassword, isPassword } from '#server/account/passwords/passwordHash.ts';
import { openMarket } from '#server/market.ts';
import { accountsOf, password } from '#tests/drivers/account/accounts.ts';
import { awakeAt, openBrowser, screens, visit } from '#tests/drivers/browser/browser.ts';
import { type Brand, brands } from '#tests/drivers/demo/demoMarkets.ts';
import { startDemoServer } from '#tests/drivers/demo/demoServer.ts';
import { writingTo } from '#tests/drivers/server/market.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

const email = 'regula@example.ch';
const listing = '/de/vi/citybike-mit-7-gaengen/bikebikebike';

let browser: Browser;
let markets: Readonly<Record<Brand, Awaited<ReturnType<typeof startDemoServer>>>>;

beforeAll(async () => {
  const folder = temporaryFolder();
  const market = await openMarket({ dataDir: folder.path });
  const accounts = accountsOf(market, { passwords: { hash: hashPassword, verify: isPassword } });
  const seller = await accounts.joins(email, { sellerKind: 'company' });
  await writingTo(market, market.clock).publishes(seller, 'bikebikebike', bike);
  await market.close();
  const env = { DEMO: '0' };
  const opened = await Promise.all([
    openBrowser(),
    ...brands.map((brand) => startDemoServer(brand, { env, filled: folder.path })),
  ]);
  folder.remove();
  browser = opened[0];
  markets = { allmend: opened[1]!, murmel: opened[2]! };
});
afterAll(() => Promise.all([browser.close(), ...brands.map((brand) => markets[brand].end())]));

/** Uploads a picture of a single colour as the profile picture, and waits until it is stored. */
async function brings(page: Page, background: string): Promise<void> {
  const one = { create: { width: 320, height: 320, channels: 3, background } } as const;
  const buffer = await sharp(one).png().toBuffer();
  const sent = page.waitForResponse(/\/account\/picture\.json$/);
  await page.locator('input[type=file]').setInputFiles({ name: 'ich.png', mimeType: 'image/png', buffer });
  expect((await sent).status()).toBe(200);
}

describe('the picture of a seller', () => {
  it.each([
    ['allmend', 'desk'],
    ['murmel', 'phone'],
  ] as const)(
    'is next to the name on the seller’s listing, until the seller removes it: %s, %s',
    async (brand, screen) => {
      const origin = markets[brand].url;
      const owner = await visit(browser, { origin });
      await owner.opens('/de/start/login?redirected=%2Fde%2Fuser%2Fprofile');
      const form = owner.page.getByRole('main').getByRole('form');
      await form.locator('input[type=email]').fill(email);
      await form.locator('input[type=password]').fill(password);
      await awakeAt(form.locator('button[type=submit]'));
      await form.locator('button[type=submit]').click();
      await owner.page.waitForURL('**/de/user/profile');
      await owner.page.getByRole('textbox', { name: 'Name' }).fill('Velo Regula');
      await awakeAt(owner.page.getByRole('button', { name: 'Profil speichern' }));
      await owner.page.getByRole('button', { name: 'Profil speichern' }).click();
      await owner.page.getByText('Profil gespeichert.').waitFor();

      const stranger = await visit(browser, { origin, viewport: screens[screen], hasTouch: screen === 'phone' });
      const { page } = stranger;
      const seller = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Velo Regula' }) });
      await stranger.opens(listing);
      await seller.getByText('VR', { exact: true }).waitFor();

      /** Reads the colour in the middle of the painted picture. */
      const colour = async () => {
        const image = seller.locator('img');
        await expect
          .poll(() => image.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth > 0))
          .toBe(true);
        const { data, info } = await sharp(await image.screenshot())
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
        return [...data.subarray(middle, middle + 3)].map((part) => (part > 127 ? 1 : 0));
      };
      await brings(owner.page, '#f00');
      await stranger.opens(listing);
      expect(await colour()).toEqual([1, 0, 0]);
      await stranger.expectNoBarriers();
      await brings(owner.page, '#00f');
      await stranger.opens(listing);
      expect(await colour(), 'at once, though the browser keeps pictures').toEqual([0, 0, 1]);

      const gone = owner.page.waitForResponse((answer) => answer.request().method() === 'DELETE');
      await owner.page.getByRole('button', { name: 'Foto entfernen' }).click();
      expect((await gone).status()).toBe(200);
      await stranger.opens(listing);
      await seller.getByText('VR', { exact: true }).waitFor();
      expect(await seller.locator('img').count()).toBe(0);
      await stranger.expectCalm();
      await owner.leaves();
      await stranger.leaves();
    },
  );
});
