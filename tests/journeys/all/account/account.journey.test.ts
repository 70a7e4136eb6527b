import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { awakeAt, openBrowser, screens, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import { coveredFields, isHeadlineCovered } from '#tests/drivers/flaws/coveredFields.ts';
import { type Brand, brands } from '#tests/drivers/demo/demoMarkets.ts';
import { startDemoServer } from '#tests/drivers/demo/demoServer.ts';
import { acceptsLink, linkIn } from '#tests/drivers/browser/mailLink.ts';
import { textFlaws } from '#tests/drivers/flaws/textFlaws.ts';
import { type Person, whoever } from './accountCases.ts';
import { cookiesIn, logsIn, makesAnAccount, opensMenu, presses, titleIn } from './makesAnAccount.ts';
import { accountWords } from '../../accountWords.ts';

// Journeys of a user who registers, changes the account and deletes it, with a mailbox of the market.

/** murmel uses a fingerprint service; allmend computes the fingerprint itself. */
const service = {
  FINGERPRINT_SCRIPT: 'https://check.example/agent.js',
  FINGERPRINT_HOSTS: 'https://*.calls.check.example',
} as const;

/** The fingerprint that the service returns, from a host that its script calls. */
const tokenOfService = 'c2Vzc2lvbi1vZi1hLXNlcnZpY2U=';

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

/** Opens the market as a person, with a simulated fingerprint service. */
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
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: tokenOfService }),
  );
  return visitor;
}

/**
 * Opens a page that requires a login, reads the explanation at the login form, and returns by logging in (ACCOUNT-9 to
 * 12).
 */
async function logsInOnTheWayTo(address: string, visitor: Visitor, person: Person): Promise<void> {
  const { page, opens } = visitor;
  await opens(address);
  await page.getByText(accountWords(person.brand, person.language).unauthorized).waitFor();
  expect(await page.evaluate(coveredFields)).toEqual([]);
  expect(await page.evaluate(isHeadlineCovered)).toBe(false);
  await logsIn(visitor, person);
  await page.waitForURL(`**${address}`);
}

describe('a visitor without an account', () => {
  it.each(whoever('makes'))(
    'registers, confirms the address, logs in by page and by modal, and logs out: $brand, $screen, $language [ACCOUNT-13] [ACCOUNT-15]',
    async (person) => {
      const visitor = await comes(person);
      const login = await makesAnAccount(person, visitor);
      const fingerprint = new URLSearchParams(login.postData()!).get('seonSession')!;
      if (person.brand === 'murmel') expect(fingerprint).toBe(tokenOfService);
      else expect(JSON.parse(atob(fingerprint))).toMatchObject({ version: 1 });
      await visitor.leaves();
    },
  );
});

describe('a user with a forgotten password', () => {
  it.each(whoever('forgets'))(
    'sets a new one by a mail’s link, is logged in, and logs in again after the session ends: $brand, $screen, $language',
    async (person) => {
      const { brand, screen, language, email } = person;
      const say = accountWords(brand, language);
      const visitor = await comes(person);
      const { page } = visitor;
      await visitor.opens(`/${language}/start/forgot`);
      await page.getByRole('textbox', { name: say.email }).fill(email);
      await presses(visitor, page.getByRole('button', { name: say.sendLink }));
      await page.getByText(email).waitFor();
      await page.goto(await linkIn(page, email, 'passwordReset'));
      person.password = 'Himbeer-Grat 8';
      await page.getByLabel(say.newPassword, { exact: true }).fill(person.password);
      await page.getByLabel(say.repeat, { exact: true }).fill(person.password);
      await visitor.expectNoBarriers();
      await presses(visitor, page.getByRole('button', { name: say.changePassword }));
      await page.waitForURL(`**/${language}`);
      await page.getByLabel(say.newPassword, { exact: true }).waitFor({ state: 'detached' });
      await opensMenu(visitor, person);
      await page.getByText('Vreni Meier').filter({ visible: true }).waitFor();
      await expect.poll(() => cookiesIn(page)).toContain(`${brand}_session`);

      // The server ends the session while the profile is open.
      await visitor.opens(`/${language}/user/profile`);
      const name = page.getByRole('textbox', { name: say.name });
      await name.fill('Vreni Meier-Ott');
      await page.context().addCookies([{ name: `${brand}_session`, value: 'over', url: markets[brand].url }]);
      // The stream may have announced the end already: then the dialog covers the button.
      const save = page.getByRole('button', { name: say.save });
      await awakeAt(save);
      await save.dispatchEvent('click');
      const modal = page.getByRole('dialog', { name: say.loginAgain });
      await logsIn(visitor, person, modal);
      await modal.waitFor({ state: 'detached' });
      await expect.poll(() => name.inputValue()).toBe('Vreni Meier-Ott');
      await page.getByRole('button', { name: say.save }).click();
      await page.getByText(say.profileSaved).waitFor();

      const red = { create: { width: 320, height: 240, channels: 3, background: '#c00' } } as const;
      const buffer = await sharp(red).png().toBuffer();
      await page.getByLabel(say.choosePicture).setInputFiles({ name: 'ich.png', mimeType: 'image/png', buffer });
      await page.getByRole('status').filter({ hasText: say.pictureSaved }).waitFor();
      await visitor.expectNoBarriers();
      // The menu of a logged-in user shows the picture in its small size, from the server.
      const small =
        screen === 'phone'
          ? page.getByRole('heading', { level: 3, name: 'Vreni Meier-Ott' }).locator('img')
          : page.locator('[popovertarget=user-menu] img');
      await opensMenu(visitor, person);
      await expect
        .poll(() => small.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
      expect(await small.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/pictures/160/people/');
      await visitor.leaves();
    },
  );
});

describe('a user with a new address', () => {
  it.each(whoever('changes'))(
    'has it as the login once both mailboxes have confirmed: $brand, $screen, $language [ACCOUNT-10]',
    async (person) => {
      const { brand, language, email, password } = person;
      const say = accountWords(brand, language);
      // An email address that is a single word wider than a phone.
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

describe('a user who deletes the account', () => {
  it.each(whoever('leaves'))(
    'answers the survey, and returns by the link of the mail: $brand, $screen, $language',
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
      // When the link is opened again, it reports again that the account stays.
      await page.reload();
      await titleIn(page, say.stays);
      await logsInOnTheWayTo(`/${language}/user/leave`, visitor, person);
      await form.waitFor();
      await visitor.leaves();
    },
  );
});
