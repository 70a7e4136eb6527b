import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#machines/market/language.ts';
import { contentNames } from '#machines/content/contentPage.ts';
import { pathTo } from '#routes';
import { openBrowser, screens, visit } from '#tests/drivers/browser/browser.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { textFlaws } from '#tests/drivers/flaws/textFlaws.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';

let browser: Browser;
let folder: TemporaryFolder;
let server: ServerProcess;

beforeAll(async () => {
  folder = temporaryFolder();
  const env = { DATA_DIR: folder.path, DEMO: '0', NODE_ENV: 'production', SUPPORT_EMAIL: 'help@allmend.example' };
  [browser, server] = await Promise.all([openBrowser(), startServerProcess(env)]);
});
afterAll(async () => {
  await Promise.all([browser.close(), server.end('SIGTERM')]);
  folder.remove();
});

describe('a visitor with a question', () => {
  it('goes from the footer to the help page, finds the answer by a search, and else the contact page', async () => {
    const visitor = await visit(browser, { origin: server.url });
    const { page } = visitor;
    await visitor.opens('/en');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
    await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
    await visitor.expectNoBarriers();

    const field = page.getByRole('searchbox', { name: 'Search help' });
    await field.fill('forgotten password');
    await page
      .getByRole('status')
      .filter({ hasText: /\d answers?/ })
      .waitFor();
    await page.waitForURL('**/en/help?q=forgotten+password');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    const best = page.getByRole('region', { name: 'Search results' }).getByRole('group').first();
    expect(await best.getByRole('heading').innerText()).toMatch(/forgotten my password/);
    await best.getByRole('link', { name: 'Forgot your password?' }).waitFor();
    await visitor.expectNoBarriers();

    await field.fill('spaceship');
    await page.getByRole('status').filter({ hasText: 'No matches' }).waitFor();
    await visitor.expectNoBarriers();
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
    await page.waitForURL('**/en/contact');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('main').locator('a[href="mailto:help@allmend.example"]').count()).toBeGreaterThan(0);
    await visitor.expectNoBarriers();

    await page.goBack();
    await page.getByRole('status').filter({ hasText: 'No matches' }).waitFor();
    expect(await field.inputValue()).toBe('spaceship');
    await page.getByRole('link', { name: 'Show all questions' }).click();
    await page.waitForURL('**/en/help');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await visitor.leaves();
  });

  it('searches and opens answers without scripts', async () => {
    const visitor = await visit(browser, { origin: server.url, javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto(`${server.url}/en/help`);
    await page.getByRole('searchbox', { name: 'Search help' }).fill('delete account');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await page.waitForURL('**/en/help?q=delete+account');
    const best = page.getByRole('region', { name: 'Search results' }).getByRole('group').first();
    expect(await best.getByRole('heading').innerText()).toMatch(/delete my account/);
    await page.goto(`${server.url}/en/help#delete-account`);
    await page.getByText('Only need a break?').waitFor();
    await visitor.leaves();
  });

  it('reaches a section of another page by a link, with its heading in the window', async () => {
    const visitor = await visit(browser, { origin: server.url });
    const { page } = visitor;
    await visitor.opens('/en/privacy');
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
    const last = page.getByRole('main').getByRole('heading', { level: 2 }).last();
    await expect.poll(() => last.evaluate((heading) => heading === document.activeElement)).toBe(true);
    const { top } = await last.evaluate((heading) => heading.getBoundingClientRect().toJSON() as DOMRect);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(900);
    await visitor.leaves();
  });
});

describe('the content pages', () => {
  it('fit into the window of a phone in each language, and have no barriers', async () => {
    const visitor = await visit(browser, { origin: server.url, viewport: screens.phone });
    for (const name of contentNames) {
      for (const language of languages) {
        // oxlint-disable no-await-in-loop -- one page after the other
        await visitor.opens(pathTo(name, language));
        await visitor.page.getByRole('heading', { level: 1 }).waitFor();
        expect(await visitor.page.evaluate(textFlaws), pathTo(name, language)).toEqual([]);
        if (language === 'de') await visitor.expectNoBarriers();
        // oxlint-enable no-await-in-loop
      }
    }
    await visitor.leaves();
  });
});
