import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Visitor, visit } from '#tests/drivers/browser.ts';
import { contactBoxInBrowser } from '#tests/drivers/contactBoxInBrowser.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/temporaryFolder.ts';
import { toursOf, untakenBy, walksInBrowser } from '#tests/drivers/walking.ts';
import { type Conversing, writeConversations } from '#tests/drivers/writtenConversations.ts';

// The contact box of an ad, by the paths that its chart has, in front of a server.

let browser: Browser;
let folder: TemporaryFolder;
let server: ServerProcess;
let visitor: Visitor;
let seller: Visitor;
let written: Conversing;

const box = contactBoxInBrowser(
  () => written.next('nothing'),
  () => seller,
);
const tours = toursOf(box);

beforeAll(async () => {
  folder = temporaryFolder();
  written = await writeConversations(folder.path, { nothing: tours.length });
  const env = { DATA_DIR: folder.path, DEMO: '0', NODE_ENV: 'production', REQUESTS_PER_MINUTE: '1000000' };
  [browser, server] = await Promise.all([openBrowser(), startServerProcess(env)]);
  // One window for all paths: each begins with a document of its own.
  visitor = await visit(browser, { origin: server.url });
  seller = await visit(browser, { origin: server.url });
});
afterAll(async () => {
  await Promise.all([visitor.leaves(), seller.leaves()]);
  await Promise.all([browser.close(), server.end('SIGTERM')]);
  folder.remove();
});

describe('the contact box of an ad in a browser', () => {
  it.each(tours)('%s', (_, way) => walksInBrowser(visitor, box, way));

  it('leaves out what other walks do', () => {
    expect(untakenBy(box)).toEqual(Object.keys(box.untaken ?? {}).toSorted());
  });
});
