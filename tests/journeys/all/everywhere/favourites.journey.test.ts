import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bike } from '#machines/favourites/heartsCases.ts';
import { password } from '#tests/drivers/account/accounts.ts';
import { awakeAt } from '#tests/drivers/browser/browser.ts';
import { logsIn } from '#tests/drivers/browser/elsewhere.ts';
import { engineNames, type EngineVisitor } from '#tests/drivers/browser/engines/engines.ts';
import { inEachEngine } from '#tests/drivers/browser/engines/inEachEngine.ts';
import { type Savers, writeSavers } from '#tests/drivers/favourites/savers.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';

let folder: TemporaryFolder;
let server: ServerProcess;
let savers: Savers;

beforeAll(async () => {
  folder = temporaryFolder();
  const each = engineNames.length;
  savers = await writeSavers(folder.path, { 'nothing saved': 3 * each, 'a cheaper one': each, 'one of each': each });
  server = await startServerProcess({
    DATA_DIR: folder.path,
    DEMO: '0',
    NODE_ENV: 'production',
    REQUESTS_PER_MINUTE: '1000000',
  });
});
afterAll(async () => {
  await server.end('SIGTERM');
  folder.remove();
});

/** The heart of an ad, once it can be pressed and is saved or not, as expected. */
async function heartThat(page: Page, title: string, isSaved: boolean) {
  const named = { name: `Save this ad: ${title}`, exact: true };
  const heart = page.getByRole('button', named);
  await awakeAt(heart);
  await page.getByRole('button', { ...named, pressed: isSaved }).waitFor();
  return heart;
}

/** Reads from the server which ads the visitor's account has saved. */
async function savedOf({ page }: EngineVisitor): Promise<readonly string[]> {
  const address = `${server.url}/api/v10/favorites/ids.json`;
  const answer = await page.request.get(address, { headers: { 'x-api-hash': 'test' } });
  return ((await answer.json()) as { readonly ids: readonly string[] }).ids;
}

async function submits({ types, clicks, page }: EngineVisitor, email: string): Promise<void> {
  await types('Email', email);
  await types('Password', password);
  await clicks(page.getByRole('button', { name: 'Log in', exact: true }).filter({ visible: true }).last());
}

inEachEngine('a heart', (visits) => {
  it('of an anonymous visitor offers the login, after which the ad is saved [FAVOURITES-8]', async () => {
    const visitor = await visits(server.url, 'phone');
    const { page } = visitor;
    await visitor.opens('/en/li');
    await visitor.clicks(await heartThat(page, 'Citybike', false));
    const login = page.getByRole('dialog', { name: 'Log in' });
    await login.waitFor();
    await submits(visitor, savers.next('nothing saved'));
    await login.waitFor({ state: 'detached' });
    await heartThat(page, 'Citybike', true);
    await expect.poll(() => savedOf(visitor)).toEqual([bike]);
    await visitor.leaves();
  });

  it('is empty once the login is closed, and a later login saves nothing', async () => {
    const visitor = await visits(server.url, 'desk');
    const { page } = visitor;
    await visitor.opens('/en/li');
    await visitor.clicks(await heartThat(page, 'Citybike', false));
    const login = page.getByRole('dialog', { name: 'Log in' });
    await visitor.clicks(login.getByRole('button', { name: 'Close' }));
    await heartThat(page, 'Citybike', false);
    await logsIn(visitor, savers.next('nothing saved'));
    await visitor.opens('/en/li');
    await heartThat(page, 'Citybike', false);
    expect(await savedOf(visitor)).toEqual([]);
    await visitor.leaves();
  });

  it('is pressed by keys, and its name and state contain the listing and whether it is saved', async () => {
    const visitor = await visits(server.url, 'desk');
    const { page } = visitor;
    await visitor.opens('/en/start/register');
    await logsIn(visitor, savers.next('nothing saved'));
    await visitor.opens('/en/li');
    const heart = await heartThat(page, 'Citybike', false);
    await visitor.presses(' ', heart);
    await heartThat(page, 'Citybike', true);
    await visitor.presses('Enter');
    await heartThat(page, 'Citybike', false);
    expect(await heart.evaluate((element) => element === document.activeElement)).toBe(true);
    await visitor.leaves();
  });
});

inEachEngine('the page of favourites [ROUTES-21]', (visits) => {
  it('leads an anonymous visitor to the login and back', async () => {
    const visitor = await visits(server.url, 'desk');
    const { page } = visitor;
    await visitor.opens('/en/favorites?sort=newest');
    await page.waitForURL('**/en/start/login**');
    await submits(visitor, savers.next('one of each'));
    await page.waitForURL('**/en/favorites?sort=newest');
    await page.getByText('9 favourites (maximum 100)').waitFor();
    expect(await page.getByRole('combobox', { name: 'Sort by' }).inputValue()).toBe('newest');
    await visitor.leaves();
  });

  it('is linked from the user menu', async () => {
    const visitor = await visits(server.url, 'desk');
    const { page } = visitor;
    await visitor.opens('/en/start/register');
    await logsIn(visitor, savers.next('a cheaper one'));
    await visitor.opens('/en');
    const menu = page.locator('[popovertarget="user-menu"]');
    await awakeAt(menu);
    await visitor.clicks(menu);
    await visitor.clicks(page.locator('#user-menu').getByRole('link', { name: 'Favourites' }));
    await page.getByRole('article', { name: 'Citybike', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/en/favorites');
    await visitor.leaves();
  });
});
