import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#machines/market/language.ts';
import { awakeAt, openBrowser, type Screen, screens, visit } from '#tests/drivers/browser.ts';
import { type Brand, brands } from '#tests/drivers/demoMarkets.ts';
import { startDemoServer } from '#tests/drivers/demoServer.ts';

// Somebody makes an account, with the market's own mailbox in place of theirs.

let browser: Browser;
let markets: Readonly<Record<Brand, Awaited<ReturnType<typeof startDemoServer>>>>;

beforeAll(async () => {
  const opened = await Promise.all([
    openBrowser(),
    ...brands.map((brand) => startDemoServer(brand, { MAILBOX: 'on' })),
  ]);
  browser = opened[0];
  markets = { allmend: opened[1]!, murmel: opened[2]! };
});
afterAll(() => Promise.all([browser.close(), ...brands.map((brand) => markets[brand].end())]));

/** What things are called. */
const words = {
  de: {
    create: 'Konto erstellen',
    email: 'E-Mail',
    password: 'Passwort',
    repeat: 'Passwort wiederholen',
    name: /^Name/,
    mailbox: 'Schau in dein Postfach',
    active: 'Dein Konto ist aktiv',
    login: 'Anmelden',
    logout: 'Abmelden',
    menu: /^Menü/,
    send: 'Link schicken',
    newPassword: 'Neues Passwort',
    change: 'Passwort ändern',
  },
  fr: {
    create: 'Créer un compte',
    email: 'E-mail',
    password: 'Mot de passe',
    repeat: 'Répéter le mot de passe',
    name: /^Nom/,
    mailbox: /^Regardez? .* boîte mail$|^Regarde ta boîte mail$/,
    active: /^(Votre|Ton) compte est actif$/,
    login: 'Se connecter',
    logout: 'Se déconnecter',
    menu: /^Menu/,
    send: 'Envoyer le lien',
    newPassword: 'Nouveau mot de passe',
    change: 'Changer le mot de passe',
  },
  it: {
    create: 'Crea un account',
    email: 'E-mail',
    password: 'Password',
    repeat: 'Ripeti la password',
    name: /^Nome/,
    mailbox: 'Guarda nella tua casella',
    active: 'Il tuo account è attivo',
    login: 'Accedi',
    logout: 'Esci',
    menu: /^Menu/,
    send: 'Invia il link',
    newPassword: 'Nuova password',
    change: 'Cambiare la password',
  },
  en: {
    create: 'Create an account',
    email: 'E-mail',
    password: 'Password',
    repeat: 'Repeat password',
    name: /^Name/,
    mailbox: 'Have a look into your mailbox',
    active: 'Your account is active',
    login: 'Log in',
    logout: 'Log out',
    menu: /^Menu/,
    send: 'Send the link',
    newPassword: 'New password',
    change: 'Change password',
  },
} as const satisfies Record<Language, unknown>;

const password = 'Brombeer-Gipfel 7';

/** The link of the last of so many mails to an address, as it stands in the mailbox. */
async function linkIn(page: Page, email: string, mails: number): Promise<string> {
  const box = await page.context().newPage();
  const links = box.getByRole('row').filter({ hasText: email }).getByRole('link');
  // A mail goes as soon as the journal has been read so far.
  await expect.poll(async () => (await box.goto('/mailbox'), links.count()), { timeout: 20_000 }).toBe(mails);
  await links.first().click();
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
  it.each(cases)('makes one, confirms their address, logs in and out: %s, %s, %s', async (brand, screen, language) => {
    const say = words[language];
    const email = `vreni-${screen}-${language}@example.ch`;
    const visitor = await visit(browser, {
      origin: markets[brand].url,
      viewport: screens[screen],
      hasTouch: screen === 'phone',
    });
    const { page } = visitor;
    const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
    const pressesAt = async (name: string) => {
      const button = page.getByRole('main').getByRole('button', { name, exact: true });
      await awakeAt(button);
      await button.click();
    };
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
    await pressesAt(say.create);
    await page.getByRole('heading', { level: 1, name: say.mailbox }).waitFor();

    await page.goto(await linkIn(page, email, 1));
    await page.getByRole('heading', { level: 1, name: say.active }).waitFor();
    await visitor.expectNoBarriers();
    await page.getByRole('main').getByRole('link', { name: say.login }).click();

    await field(say.email).fill(email);
    await page.getByLabel(say.password, { exact: true }).fill(password);
    await visitor.expectNoBarriers();
    await pressesAt(say.login);
    await page.waitForURL(`**/${language}`);
    // The address changes before the page does, and that closes every menu.
    await field(say.email).waitFor({ state: 'detached' });
    await opensMenu();
    const name = page.getByText('Vreni Meier').filter({ visible: true });
    await name.waitFor();
    await page.getByRole('button', { name: say.logout }).click();
    await name.waitFor({ state: 'detached' });
    // The view does not wait for the server, which takes the cookie back.
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .not.toContain(`${brand}_session`);
    await visitor.leaves();
  });
});

describe('somebody who has forgotten their password', () => {
  it('chooses another by the link of a mail, and is logged in by that', async () => {
    const say = words.de;
    const email = 'vreni-desk-de@example.ch';
    const visitor = await visit(browser, { origin: markets.allmend.url });
    const { page } = visitor;
    await visitor.opens('/de/start/forgot');
    await page.getByRole('textbox', { name: say.email }).fill(email);
    const send = page.getByRole('button', { name: say.send });
    await awakeAt(send);
    await send.click();
    await page.getByText(email).waitFor();
    await page.goto(await linkIn(page, email, 2));
    await page.getByLabel(say.newPassword, { exact: true }).fill('Himbeer-Grat 8');
    await page.getByLabel(say.repeat, { exact: true }).fill('Himbeer-Grat 8');
    await visitor.expectNoBarriers();
    const change = page.getByRole('button', { name: say.change });
    await awakeAt(change);
    await change.click();
    await page.waitForURL('**/de');
    await page.getByRole('button', { name: 'Vreni Meier' }).waitFor();
    expect((await page.context().cookies()).map(({ name }) => name)).toContain('allmend_session');
    await visitor.leaves();
  });
});
