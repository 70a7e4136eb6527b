import type { Browser, Locator, Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Language } from '#machines/market/language.ts';
import { awakeAt, openBrowser, type Screen, screens, type Visitor, visit } from '#tests/drivers/browser.ts';
import { coveredFields } from '#tests/drivers/coveredFields.ts';
import { type Brand, brands } from '#tests/drivers/demoMarkets.ts';
import { startDemoServer } from '#tests/drivers/demoServer.ts';
import type { accountMails } from '#words/mails/accountMails.ts';
import { leavingWords, ownWords, words } from './accountWords.ts';

// Somebody makes an account, changes it and leaves, with the market's own mailbox in place of theirs.

/** In murmel a service tells browsers apart; allmend does it itself. */
const service = {
  FINGERPRINT_SCRIPT: 'https://check.example/agent.js',
  FINGERPRINT_HOSTS: 'https://*.calls.check.example',
} as const;

/** What the service gives, from a host that its script asks. */
const givenByService = 'c2Vzc2lvbi1vZi1hLXNlcnZpY2U=';

let browser: Browser;
let markets: Readonly<Record<Brand, Awaited<ReturnType<typeof startDemoServer>>>>;

beforeAll(async () => {
  const opened = await Promise.all([
    openBrowser(),
    ...brands.map((brand) => {
      const env = { MAILBOX: 'on', ...(brand === 'murmel' && service) };
      return startDemoServer(brand, { env, filled: inject('filledFolder') });
    }),
  ]);
  browser = opened[0];
  markets = { allmend: opened[1]!, murmel: opened[2]! };
});
afterAll(() => Promise.all([browser.close(), ...brands.map((brand) => markets[brand].end())]));

const password = 'Brombeer-Gipfel 7';
const newPassword = 'Himbeer-Grat 8';

/** The address of the account that is made in a window of that width and language. */
const emailOf = (screen: Screen, language: Language) => `vreni-${screen}-${language}@example.ch`;

/** Comes to a market, whose service answers as it would. */
async function comes(brand: Brand, screen: Screen): Promise<Visitor> {
  const visitor = await visit(browser, {
    origin: markets[brand].url,
    viewport: screens[screen],
    hasTouch: screen === 'phone',
  });
  const context = visitor.page.context();
  await context.route(service.FINGERPRINT_SCRIPT, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.seon = {
        config: ({ onSuccess }) => onSuccess('ready'),
        getBase64Session: async (take) => take(await (await fetch('https://eu.calls.check.example/session')).text()),
      };`,
    }),
  );
  await context.route('https://eu.calls.check.example/session', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: givenByService }),
  );
  return visitor;
}

/** Presses what comes alive after its page. */
async function presses(button: Locator): Promise<void> {
  await awakeAt(button);
  await button.click();
}

/** Fills in the form to log in by, and sends it: that of the page, or that of a modal above it. */
async function logsIn(
  page: Page,
  language: Language,
  { email, secret = password, form = page.getByRole('main') }: { email: string; secret?: string; form?: Locator },
): Promise<Request> {
  const say = words[language];
  await form.getByRole('textbox', { name: say.email, exact: true }).fill(email);
  await form.getByLabel(say.password, { exact: true }).fill(secret);
  const asked = page.waitForRequest(/\/account\/auth\.json$/);
  await presses(form.getByRole('button', { name: say.login, exact: true }));
  return asked;
}

/** Comes to a page for those who are logged in: is told so at the login, and led back by that (ACCOUNT-9 to 12). */
async function logsInOnTheWayTo(address: string, visitor: Visitor, language: Language, email: string, secret?: string) {
  const { page, opens } = visitor;
  await opens(address);
  await page.getByText(words[language].unauthorized).waitFor();
  expect(await page.evaluate(coveredFields)).toEqual([]);
  await logsIn(page, language, { email, ...(secret && { secret }) });
  await page.waitForURL(`**${address}`);
}

/** The link of a mail of a kind to an address, as it stands in the mailbox. */
async function linkIn(page: Page, email: string, kind: keyof typeof accountMails): Promise<string> {
  const box = await page.context().newPage();
  const links = box.getByRole('row').filter({ hasText: email }).locator(`a[href*="-${kind}-"]`);
  // A mail goes as soon as the journal has been read so far.
  await expect.poll(async () => (await box.goto('/mailbox'), links.count())).toBe(1);
  await links.click();
  const link = new URL((await box.locator('pre a').first().getAttribute('href'))!);
  await box.close();
  return link.pathname + link.search;
}

const cases: readonly (readonly [Brand, Screen, Language])[] = [
  ['allmend', 'desk', 'de'],
  ['allmend', 'phone', 'it'],
  ['murmel', 'phone', 'fr'],
  ['murmel', 'desk', 'en'],
];

describe('somebody without an account', () => {
  it.each(cases)(
    'makes one, confirms their address, logs in by page and by modal, and out: %s, %s, %s [ACCOUNT-13] [ACCOUNT-15]',
    async (brand, screen, language) => {
      const say = words[language];
      const email = emailOf(screen, language);
      const visitor = await comes(brand, screen);
      const { page } = visitor;
      const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
      const opensMenu = () =>
        screen === 'phone'
          ? page.getByRole('button', { name: say.menu }).click()
          : page.locator('[popovertarget=user-menu]').click();

      await visitor.opens(`/${language}/start/register`);
      await field(say.email).fill(email);
      await page.getByLabel(say.password, { exact: true }).fill(password);
      await page.getByLabel(say.repeat, { exact: true }).fill(password);
      await field(say.name).fill('Vreni Meier');
      await visitor.expectNoBarriers();
      await presses(page.getByRole('main').getByRole('button', { name: say.create, exact: true }));
      await page.getByRole('heading', { level: 1, name: say.mailbox }).waitFor();

      await page.goto(await linkIn(page, email, 'verification'));
      await page.getByRole('heading', { level: 1, name: say.active }).waitFor();
      await visitor.expectNoBarriers();
      await page.getByRole('main').getByRole('link', { name: say.login }).click();

      await field(say.email).waitFor();
      await visitor.expectNoBarriers();
      const asked = await logsIn(page, language, { email });
      const fingerprint = new URLSearchParams(asked.postData()!).get('seonSession')!;
      if (brand === 'murmel') expect(fingerprint).toBe(givenByService);
      else expect(JSON.parse(atob(fingerprint))).toMatchObject({ version: 1 });
      await page.waitForURL(`**/${language}`);
      // The address changes before the page does, and that closes every menu.
      await field(say.email).waitFor({ state: 'detached' });
      const name = page.getByText('Vreni Meier').filter({ visible: true });
      const logsOut = async () => {
        await opensMenu();
        await name.waitFor();
        await page.getByRole('button', { name: say.logout }).click();
        await name.waitFor({ state: 'detached' });
        // The view does not wait for the server, which takes the cookie back.
        await expect
          .poll(async () => (await page.context().cookies()).map(({ name }) => name))
          .not.toContain(`${brand}_session`);
      };
      await logsOut();

      const sought = page.locator('input[name="q"]').filter({ visible: true });
      await sought.fill('ein halber Sa');
      await opensMenu();
      await page.getByRole('link', { name: say.login }).filter({ visible: true }).click();
      const modal = page.getByRole('dialog', { name: say.login });
      await logsIn(page, language, { email, form: modal });
      await modal.waitFor({ state: 'detached' });
      await expect.poll(() => new URL(page.url()).pathname).toBe(`/${language}`);
      await expect.poll(() => sought.inputValue(), { message: 'the page is as it was' }).toBe('ein halber Sa');
      await logsOut();
      await visitor.leaves();
    },
  );
});

describe('somebody who has forgotten their password', () => {
  it('chooses another by the link of a mail, is logged in by that, and again where they are when their session ends', async () => {
    const say = words.de;
    const email = emailOf('desk', 'de');
    const visitor = await comes('allmend', 'desk');
    const { page } = visitor;
    await visitor.opens('/de/start/forgot');
    await page.getByRole('textbox', { name: say.email }).fill(email);
    await presses(page.getByRole('button', { name: say.send }));
    await page.getByText(email).waitFor();
    await page.goto(await linkIn(page, email, 'passwordReset'));
    await page.getByLabel(say.newPassword, { exact: true }).fill(newPassword);
    await page.getByLabel(say.repeat, { exact: true }).fill(newPassword);
    await visitor.expectNoBarriers();
    await presses(page.getByRole('button', { name: say.change }));
    await page.waitForURL('**/de');
    await page.getByRole('button', { name: 'Vreni Meier' }).waitFor();
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .toContain('allmend_session');

    // The server ends their session while they are at their profile.
    await visitor.opens('/de/user/profile');
    const name = page.getByRole('textbox', { name: say.name });
    await name.fill('Vreni Meier-Ott');
    await page.context().addCookies([{ name: 'allmend_session', value: 'over', url: markets.allmend.url }]);
    await presses(page.getByRole('button', { name: 'Speichern' }));
    const modal = page.getByRole('dialog', { name: 'Wieder anmelden' });
    await logsIn(page, 'de', { email, secret: newPassword, form: modal });
    await modal.waitFor({ state: 'detached' });
    await expect.poll(() => name.inputValue()).toBe('Vreni Meier-Ott');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Dein Profil ist gespeichert.').waitFor();

    const red = { create: { width: 320, height: 240, channels: 3, background: '#c00' } } as const;
    const buffer = await sharp(red).png().toBuffer();
    await page.getByLabel('Bild wählen').setInputFiles({ name: 'ich.png', mimeType: 'image/png', buffer });
    await page.getByRole('status').filter({ hasText: 'Dein Bild ist gespeichert.' }).waitFor();
    // In the menu of who is logged in it comes from the server.
    const small = page.locator('[popovertarget=user-menu] img');
    await expect
      .poll(() => small.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    expect(await small.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/pictures/160/people/');
    await visitor.expectNoBarriers();
    await visitor.leaves();
  });
});

describe('somebody with an account who has another address now', () => {
  it.each([
    ['allmend', 'phone', 'it'],
    ['murmel', 'desk', 'en'],
  ] as const)(
    'is known by it once both mailboxes have agreed: %s, %s, %s [ACCOUNT-10]',
    async (brand, screen, language) => {
      const say = ownWords[language];
      const [email, other] = [emailOf(screen, language), `neu-${emailOf(screen, language)}`];
      const visitor = await comes(brand, screen);
      const { page } = visitor;
      const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

      await logsInOnTheWayTo(`/${language}/user/security`, visitor, language, email);
      const form = page.getByRole('form', { name: say.form });
      await form.getByLabel(say.newAddress).fill(other);
      await form.getByLabel(say.yourPassword, { exact: true }).fill(password);
      await visitor.expectNoBarriers();
      await form.getByRole('button', { name: say.form, exact: true }).click();
      await page.getByRole('status').filter({ hasText: other }).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/${language}/user/security`);

      await page.goto(await linkIn(page, other, 'emailChangeNew'));
      await title(say.half);
      await page.goto(await linkIn(page, email, 'emailChangeOld'));
      await title(say.whole);
      await visitor.expectNoBarriers();
      await page.goto(`/${language}/user/security`);
      await page.getByText(other, { exact: true }).waitFor();
      await visitor.leaves();
    },
  );
});

describe('somebody who leaves', () => {
  it.each([
    ['allmend', 'desk', 'de', newPassword],
    ['murmel', 'phone', 'fr', password],
  ] as const)(
    'says why, and comes back by the link of the mail: %s, %s, %s',
    async (brand, screen, language, secret) => {
      const say = leavingWords[language];
      const email = emailOf(screen, language);
      const visitor = await comes(brand, screen);
      const { page } = visitor;
      const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      const cookies = async () => (await page.context().cookies()).map(({ name }) => name);

      await logsInOnTheWayTo(`/${language}/user/leave`, visitor, language, email, secret);
      const form = page.getByRole('form', { name: say.leave });
      await form.getByLabel(say.yourPassword, { exact: true }).fill(secret);
      await visitor.expectNoBarriers();
      await form.getByRole('button', { name: say.leave, exact: true }).click();
      await title(say.going);
      await expect.poll(cookies).not.toContain(`${brand}_session`);
      const reason = page.getByRole('combobox', { name: say.why });
      await awakeAt(reason);
      await reason.selectOption({ index: 8 });
      await visitor.expectNoBarriers();
      await page.getByRole('main').getByRole('button', { name: say.send, exact: true }).click();
      await page.getByRole('status').filter({ hasText: say.thanks }).waitFor();

      await page.goto(await linkIn(page, email, 'deletionRequested'));
      await title(say.stays);
      await logsInOnTheWayTo(`/${language}/user/leave`, visitor, language, email, secret);
      await form.waitFor();
      await visitor.leaves();
    },
  );
});
