import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openBrowser, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import { favouritesPageInBrowser } from '#tests/drivers/favourites/favouritesPageInBrowser.ts';
import { heartsInBrowser, type HeartPeople } from '#tests/drivers/favourites/heartsInBrowser.ts';
import { type Savers, writeSavers } from '#tests/drivers/favourites/savers.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { toursOf, walksInBrowser } from '#tests/drivers/walking/walking.ts';

// Walks of hearts and of the favourites page, along the paths of their charts, against a server.

let browser: Browser;
let folder: TemporaryFolder;
let server: ServerProcess;
let visitor: Visitor;
let savers: Savers;

const favouritesPage = favouritesPageInBrowser(() => savers.next('nothing saved'));
const pageTours = toursOf(favouritesPage);
let people: HeartPeople;
const hearts = heartsInBrowser(() => people);
const heartTours = toursOf(hearts, 'transitions');

beforeAll(async () => {
  folder = temporaryFolder();
  savers = await writeSavers(folder.path, { 'nothing saved': pageTours.length + 2 * heartTours.length });
  const env = { DATA_DIR: folder.path, DEMO: '0', NODE_ENV: 'production' };
  [browser, server] = await Promise.all([openBrowser(), startServerProcess(env)]);
  // All paths are walked in a single window; each begins with a new document.
  visitor = await visit(browser, { origin: server.url });
});
afterAll(async () => {
  await visitor.leaves();
  await Promise.all([browser.close(), server.end('SIGTERM')]);
  folder.remove();
});

describe('the hearts of a list in a browser', () => {
  it.each(heartTours)('%s', async (_, way) => {
    people = { vreni: savers.next('nothing saved'), beat: savers.next('nothing saved') };
    await walksInBrowser(visitor, hearts, way);
  });
});

describe('the page of favourites in a browser', () => {
  it.each(pageTours)('%s', (_, way) => walksInBrowser(visitor, favouritesPage, way));
});
