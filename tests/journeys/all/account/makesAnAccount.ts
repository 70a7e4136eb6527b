import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { awakeAt } from '#tests/drivers/browser/browser.ts';
import type { EngineVisitor } from '#tests/drivers/browser/engines/engines.ts';
import { acceptsLink } from '#tests/drivers/browser/mailLink.ts';
import { accountWords } from '../../accountWords.ts';
import type { Person } from './accountCases.ts';

/** Clicks a button that hydrates later than its page. */
export async function presses({ clicks }: EngineVisitor, button: Locator): Promise<void> {
  await awakeAt(button);
  await clicks(button);
}

/** Opens the menu of the logged-in user: the header's menu at a phone, the user's own at a desk. */
export async function opensMenu({ page, clicks }: EngineVisitor, { brand, screen, language }: Person): Promise<void> {
  await clicks(
    screen === 'phone'
      ? page.getByRole('button', { name: accountWords(brand, language).menu })
      : page.locator('[popovertarget=user-menu]'),
  );
}

/** Fills in the login form and sends it: that of the page, or that of a modal above it. */
export async function logsIn(
  visitor: EngineVisitor,
  { brand, language, email, password }: Person,
  form: Locator = visitor.page.getByRole('main'),
): Promise<Request> {
  const say = accountWords(brand, language);
  await visitor.fills(form.getByRole('textbox', { name: say.email, exact: true }), email);
  await visitor.fills(form.getByLabel(say.password, { exact: true }), password);
  const requested = visitor.page.waitForRequest(/\/account\/auth\.json$/);
  await presses(visitor, form.getByRole('button', { name: say.login, exact: true }));
  return requested;
}

/** The names of the browser's cookies. */
export async function cookiesIn(page: Page): Promise<readonly string[]> {
  return (await page.context().cookies()).map(({ name }) => name);
}

export const titleIn = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** A visitor makes an account, confirms the address, logs in by page and by modal, and out. Returns the first login. */
export async function makesAnAccount(person: Person, visitor: EngineVisitor): Promise<Request> {
  const { brand, language, email, password } = person;
  const say = accountWords(brand, language);
  const { page } = visitor;
  const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
  const passwordField = (name: string) => page.getByLabel(name, { exact: true });
  const create = page.getByRole('main').getByRole('button', { name: say.create, exact: true });

  await visitor.opens(`/${language}/start/register`);
  // The error at the field that loses the focus moves the button, which is pressed nevertheless.
  await visitor.fills(passwordField(say.password), 'kurz');
  await presses(visitor, create);
  await expect.poll(() => field(say.email).evaluate((each) => each === document.activeElement)).toBe(true);
  await visitor.fills(field(say.email), email);
  await visitor.fills(passwordField(say.password), password);
  await visitor.fills(passwordField(say.repeat), password);
  await visitor.fills(field(say.name), 'Vreni Meier');
  await visitor.expectNoBarriers();
  await presses(visitor, create);
  await titleIn(page, say.mailbox);

  await acceptsLink(page, email, 'verification');
  await titleIn(page, say.active);
  await visitor.expectNoBarriers();
  await visitor.clicks(page.getByRole('main').getByRole('link', { name: say.login }));

  await field(say.email).waitFor();
  await visitor.expectNoBarriers();
  const requested = await logsIn(visitor, person);
  await page.waitForURL(`**/${language}`);
  // Waits until the new page is shown: the URL changes first, and the change of page closes every menu.
  await field(say.email).waitFor({ state: 'detached' });
  const name = page.getByText('Vreni Meier').filter({ visible: true });
  const logsOut = async () => {
    await opensMenu(visitor, person);
    await name.waitFor();
    await visitor.clicks(page.getByRole('button', { name: say.logout }));
    await name.waitFor({ state: 'detached' });
    // The view does not wait for the server, which removes the cookie.
    await expect.poll(() => cookiesIn(page)).not.toContain(`${brand}_session`);
  };
  await logsOut();

  const query = page.locator('input[name="q"]').filter({ visible: true });
  await visitor.fills(query, 'ein halber Sa');
  await opensMenu(visitor, person);
  await visitor.clicks(page.getByRole('link', { name: say.login }).filter({ visible: true }));
  const modal = page.getByRole('dialog', { name: say.login });
  await logsIn(visitor, person, modal);
  await modal.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/${language}`);
  await expect.poll(() => query.inputValue(), { message: 'the page is as it was' }).toBe('ein halber Sa');
  await logsOut();
  return requested;
}
