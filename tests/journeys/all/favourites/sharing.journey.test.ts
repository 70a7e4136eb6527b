import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#machines/market/language.ts';
import { openBrowser, screens, visit } from '#tests/drivers/browser/browser.ts';
import { logsIn } from '#tests/drivers/browser/elsewhere.ts';
import { type Savers, writeSavers } from '#tests/drivers/favourites/savers.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { textFlaws } from '#tests/drivers/flaws/textFlaws.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';

// Journeys of users who share their favourites.

let browser: Browser;
let folder: TemporaryFolder;
let server: ServerProcess;
let savers: Savers;

beforeAll(async () => {
  folder = temporaryFolder();
  savers = await writeSavers(folder.path, { 'one of each': 1 });
  const env = { DATA_DIR: folder.path, DEMO: '0', NODE_ENV: 'production', MAILBOX: 'on' };
  [browser, server] = await Promise.all([openBrowser(), startServerProcess(env)]);
});
afterAll(async () => {
  await Promise.all([browser.close(), server.end('SIGTERM')]);
  folder.remove();
});

const titles = {
  de: 'Geteilte Merkliste',
  fr: 'Favoris partagés',
  it: 'Preferiti condivisi',
  en: 'Shared favourites',
} as const;

describe('a list of favourites', () => {
  it('can be read without a login through its link, in each language, until its owner stops sharing it', async () => {
    const owner = await visit(browser, { origin: server.url });
    await owner.opens('/en/start/register');
    await logsIn(owner, savers.next('one of each'));
    await owner.opens('/en/favorites');
    await owner.page.getByText('Only you can see this list.').waitFor();
    await owner.page.getByRole('button', { name: 'Create a share link' }).click();
    const link = owner.page.getByRole('link', { name: /\/en\/favorites\/[\w-]{24}$/ });
    const { pathname } = new URL(await link.innerText());
    await owner.expectNoBarriers();

    const friend = await visit(browser, { origin: server.url, viewport: screens.phone });
    for (const language of languages) {
      // oxlint-disable no-await-in-loop -- one page after the other
      await friend.opens(pathname.replace('/en/', `/${language}/`));
      await friend.page.getByRole('heading', { level: 1, name: titles[language] }).waitFor();
      expect(await friend.page.evaluate(textFlaws)).toEqual([]);
      // oxlint-enable no-await-in-loop
    }
    const shown = friend.page.getByRole('article').getByRole('heading');
    expect(await shown.allInnerTexts()).toEqual([
      'Citybike',
      'Reading lamp',
      'Garden bench',
      'Rubber plant',
      'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    ]);
    await friend.expectNoBarriers();

    await owner.page.getByRole('button', { name: 'Stop sharing' }).click();
    const question = owner.page.getByRole('group', { name: 'Stop sharing' });
    await owner.expectNoBarriers();
    await question.getByRole('button', { name: 'Stop sharing' }).click();
    await owner.page.getByText('Only you can see this list.').waitFor();
    await friend.page.reload();
    await friend.page.getByRole('heading', { name: 'This list isn’t shared any more' }).waitFor();
    await friend.expectNoBarriers();
    await friend.leaves();
    await owner.leaves();
  });
});
