import type { Browser, Locator, Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { awakeAt, openBrowser, screens, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import { coveredFields, isHeadlineCovered } from '#tests/drivers/flaws/coveredFields.ts';
import { type Brand, brands } from '#tests/drivers/demo/demoMarkets.ts';
import { startDemoServer } from '#tests/drivers/demo/demoServer.ts';
import { acceptsLink, linkIn } from '#tests/drivers/browser/mailLink.ts';
import { textFlaws } from '#tests/drivers/flaws/textFlaws.ts';
import { type Person, whoever } from './accountCases.ts';
import { accountWords } from '../../accountWords.ts';

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
      const env = { MAILBOX: 'on', TRUSTED_PROXIES: '1', ...(brand === 'murmel' && service) };
      return startDemoServer(brand, { env, filled: inject('filledFolder') });
    }),
  ]);
  browser = opened[0];
  markets = { allmend: opened[1]!, murmel: opened[2]! };
});
afterAll(() => Promise.all([browser.close(), ...brands.map((brand) => markets[brand].end())]));

/** Comes to a market, whose service answers as it would. */
async function comes({ brand, screen, client }: Person): Promise<Visitor> {
  const visitor = await visit(browser, {
    origin: markets[brand].url,
    viewport: screens[screen],
    hasTouch: screen === 'phone',
    extraHTTPHeaders: { 'x-forwarded-for': client },
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

/** Opens what tells who is logged in: the header's menu at a phone, one's own menu at a desk. */
async function opensMenu(page: Page, { brand, screen, language }: Person): Promise<void> {
  await (screen === 'phone'
    ? page.getByRole('button', { name: accountWords(brand, language).menu }).click()
    : page.locator('[popovertarget=user-menu]').click());
}

/** Fills in the form to log in by, and sends it: that of the page, or that of a modal above it. */
async function logsIn(
  page: Page,
  { brand, language, email, password }: Person,
  form: Locator = page.getByRole('main'),
): Promise<Request> {
  const say = accountWords(brand, language);
  await form.getByRole('textbox', { name: say.email, exact: true }).fill(email);
  await form.getByLabel(say.password, { exact: true }).fill(password);
  const asked = page.waitForRequest(/\/account\/auth\.json$/);
  await presses(form.getByRole('button', { name: say.login, exact: true }));
  return asked;
}

/** Comes to a page for those who are logged in: is told so at the login, and led back by that (ACCOUNT-9 to 12). */
async function logsInOnTheWayTo(address: string, { page, opens }: Visitor, person: Person): Promise<void> {
  await opens(address);
  await page.getByText(accountWords(person.brand, person.language).unauthorized).waitFor();
  expect(await page.evaluate(coveredFields)).toEqual([]);
  expect(await page.evaluate(isHeadlineCovered)).toBe(false);
  await logsIn(page, person);
  await page.waitForURL(`**${address}`);
}

/** The names of the cookies that the browser has. */
async function cookiesIn(page: Page): Promise<readonly string[]> {
  return (await page.context().cookies()).map(({ name }) => name);
}

const titleIn = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

describe('somebody without an account', () => {
  it.each(whoever('makes'))(
    'makes one, confirms their address, logs in by page and by modal, and out: $brand, $screen, $language [ACCOUNT-13] [ACCOUNT-15]',
    async (person) => {
      const { brand, language, email, password } = person;
      const say = accountWords(brand, language);
      const visitor = await comes(person);
      const { page } = visitor;
      const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true });

      await visitor.opens(`/${language}/start/register`);
      // What is told of the field that one leaves moves the button: it is pressed nevertheless.
      await page.getByLabel(say.password, { exact: true }).fill('kurz');
      await presses(page.getByRole('main').getByRole('button', { name: say.create, exact: true }));
      await expect.poll(() => field(say.email).evaluate((each) => each === document.activeElement)).toBe(true);
      await field(say.email).fill(email);
      await page.getByLabel(say.password, { exact: true }).fill(password);
      await page.getByLabel(say.repeat, { exact: true }).fill(password);
      await field(say.name).fill('Vreni Meier');
      await visitor.expectNoBarriers();
      await presses(page.getByRole('main').getByRole('button', { name: say.create, exact: true }));
      await titleIn(page, say.mailbox);

      await acceptsLink(page, email, 'verification');
      await titleIn(page, say.active);
      await visitor.expectNoBarriers();
      await page.getByRole('main').getByRole('link', { name: say.login }).click();

      await field(say.email).waitFor();
      await visitor.expectNoBarriers();
      const asked = await logsIn(page, person);
      const fingerprint = new URLSearchParams(asked.postData()!).get('seonSession')!;
      if (brand === 'murmel') expect(fingerprint).toBe(givenByService);
      else expect(JSON.parse(atob(fingerprint))).toMatchObject({ version: 1 });
      await page.waitForURL(`**/${language}`);
      // The address changes before the page does, and that closes every menu.
      await field(say.email).waitFor({ state: 'detached' });
      const name = page.getByText('Vreni Meier').filter({ visible: true });
      const logsOut = async () => {
        await opensMenu(page, person);
        await name.waitFor();
        await page.getByRole('button', { name: say.logout }).click();
        await name.waitFor({ state: 'detached' });
        // The view does not wait for the server, which takes the cookie back.
        await expect.poll(() => cookiesIn(page)).not.toContain(`${brand}_session`);
      };
      await logsOut();

      const sought = page.locator('input[name="q"]').filter({ visible: true });
      await sought.fill('ein halber Sa');
      await opensMenu(page, person);
      await page.getByRole('link', { name: say.login }).filter({ visible: true }).click();
      const modal = page.getByRole('dialog', { name: say.login });
      await logsIn(page, person, modal);
      await modal.waitFor({ state: 'detached' });
      await expect.poll(() => new URL(page.url()).pathname).toBe(`/${language}`);
      await expect.poll(() => sought.inputValue(), { message: 'the page is as it was' }).toBe('ein halber Sa');
      await logsOut();
      await visitor.leaves();
    },
  );
});

describe('somebody who has forgotten their password', () => {
  it.each(whoever('forgets'))(
    'chooses another by the link of a mail, is logged in by that, and again where they are when their session ends: $brand, $screen, $language',
    async (person) => {
      const { brand, screen, language, email } = person;
      const say = accountWords(brand, language);
      const visitor = await comes(person);
      const { page } = visitor;
      await visitor.opens(`/${language}/start/forgot`);
      await page.getByRole('textbox', { name: say.email }).fill(email);
      await presses(page.getByRole('button', { name: say.sendLink }));
      await page.getByText(email).waitFor();
      await page.goto(await linkIn(page, email, 'passwordReset'));
      person.password = 'Himbeer-Grat 8';
      await page.getByLabel(say.newPassword, { exact: true }).fill(person.password);
      await page.getByLabel(say.repeat, { exact: true }).fill(person.password);
      await visitor.expectNoBarriers();
      await presses(page.getByRole('button', { name: say.changePassword }));
      await page.waitForURL(`**/${language}`);
      await page.getByLabel(say.newPassword, { exact: true }).waitFor({ state: 'detached' });
      await opensMenu(page, person);
      await page.getByText('Vreni Meier').filter({ visible: true }).waitFor();
      await expect.poll(() => cookiesIn(page)).toContain(`${brand}_session`);

      // The server ends their session while they are at their profile.
      await visitor.opens(`/${language}/user/profile`);
      const name = page.getByRole('textbox', { name: say.name });
      await name.fill('Vreni Meier-Ott');
      await page.context().addCookies([{ name: `${brand}_session`, value: 'over', url: markets[brand].url }]);
      // The stream may have told of it already: then the dialog lies above the button.
      const save = page.getByRole('button', { name: say.save });
      await awakeAt(save);
      await save.dispatchEvent('click');
      const modal = page.getByRole('dialog', { name: say.loginAgain });
      await logsIn(page, person, modal);
      await modal.waitFor({ state: 'detached' });
      await expect.poll(() => name.inputValue()).toBe('Vreni Meier-Ott');
      await page.getByRole('button', { name: say.save }).click();
      await page.getByText(say.profileSaved).waitFor();

      const red = { create: { width: 320, height: 240, channels: 3, background: '#c00' } } as const;
      const buffer = await sharp(red).png().toBuffer();
      await page.getByLabel(say.choosePicture).setInputFiles({ name: 'ich.png', mimeType: 'image/png', buffer });
      await page.getByRole('status').filter({ hasText: say.pictureSaved }).waitFor();
      await visitor.expectNoBarriers();
      // In the menu of who is logged in it comes from the server.
      const small =
        screen === 'phone'
          ? page.getByRole('heading', { level: 3, name: 'Vreni Meier-Ott' }).locator('img')
          : page.locator('[popovertarget=user-menu] img');
      await opensMenu(page, person);
      await expect
        .poll(() => small.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
      expect(await small.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/pictures/160/people/');
      await visitor.leaves();
    },
  );
});

describe('somebody with an account who has another address now', () => {
  it.each(whoever('changes'))(
    'is known by it once both mailboxes have agreed: $brand, $screen, $language [ACCOUNT-10]',
    async (person) => {
      const { brand, language, email, password } = person;
      const say = accountWords(brand, language);
      // Longer than a phone is wide, in one piece.
      const other = `neubenachrichtigungseinstellungenimmehrfamilien${email}`;
      const visitor = await comes(person);
      const { page } = visitor;

      await logsInOnTheWayTo(`/${language}/user/security`, visitor, person);
      const form = page.getByRole('form', { name: say.changeAddress });
      await form.getByLabel(say.newAddress).fill(other);
      await form.getByLabel(say.yourPassword, { exact: true }).fill(password);
      await visitor.expectNoBarriers();
      await form.getByRole('button', { name: say.changeAddress, exact: true }).click();
      await page.getByRole('status').filter({ hasText: other }).waitFor();
      expect(await page.evaluate(textFlaws)).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(`/${language}/user/security`);

      await acceptsLink(page, other, 'emailChangeNew');
      await titleIn(page, say.half);
      await acceptsLink(page, email, 'emailChangeOld');
      await titleIn(page, say.whole);
      person.email = other;
      await visitor.expectNoBarriers();
      await page.goto(`/${language}/user/security`);
      await page.getByText(other, { exact: true }).waitFor();
      await visitor.leaves();
    },
  );
});

describe('somebody who leaves', () => {
  it.each(whoever('leaves'))(
    'says why, and comes back by the link of the mail: $brand, $screen, $language',
    async (person) => {
      const { brand, language, email, password } = person;
      const say = accountWords(brand, language);
      const visitor = await comes(person);
      const { page } = visitor;

      await logsInOnTheWayTo(`/${language}/user/leave`, visitor, person);
      const form = page.getByRole('form', { name: say.leave });
      await form.getByLabel(say.yourPassword, { exact: true }).fill(password);
      await visitor.expectNoBarriers();
      await form.getByRole('button', { name: say.leave, exact: true }).click();
      await titleIn(page, say.going);
      await expect.poll(() => cookiesIn(page)).not.toContain(`${brand}_session`);
      const reason = page.getByRole('combobox', { name: say.why });
      await awakeAt(reason);
      await reason.selectOption({ index: 8 });
      await visitor.expectNoBarriers();
      await page.getByRole('main').getByRole('button', { name: say.send, exact: true }).click();
      await page.getByRole('status').filter({ hasText: say.thanks }).waitFor();

      await acceptsLink(page, email, 'deletionRequested');
      await titleIn(page, say.stays);
      // Opened again, the link reports that the account stays.
      await page.reload();
      await titleIn(page, say.stays);
      await logsInOnTheWayTo(`/${language}/user/leave`, visitor, person);
      await form.waitFor();
      await visitor.leaves();
    },
  );
});
