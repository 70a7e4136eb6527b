import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import { type Writers, writeWriters } from '#tests/drivers/draft/draftWriters.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { streamInBrowser } from '#tests/drivers/streaming/streamInBrowser.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { toursOf, untakenBy, walksInBrowser } from '#tests/drivers/walking/walking.ts';

// Walks of a document's stream along the paths of its chart, next to another tab. The path controls the streams of the
// server.

let browser: Browser;
let folder: TemporaryFolder;
let server: ServerProcess;
let visitor: Visitor;
let people: readonly Writers[];

const stream = streamInBrowser(() => ({ vreni: people[0]!.ana, beat: people[0]!.ben }));
const tours = toursOf(stream);

beforeAll(async () => {
  folder = temporaryFolder();
  people = await writeWriters(folder.path, 1);
  const env = { DATA_DIR: folder.path, DEMO: '0', NODE_ENV: 'production', REQUESTS_PER_MINUTE: '1000000' };
  [browser, server] = await Promise.all([openBrowser(), startServerProcess(env)]);
  visitor = await visit(browser, { origin: server.url });
});
afterAll(async () => {
  await visitor.leaves();
  await Promise.all([browser.close(), server.end('SIGTERM')]);
  folder.remove();
});

describe('the stream of a document in a browser', () => {
  it.each(tours)('%s', (_, way) => walksInBrowser(visitor, stream, way));

  it('omits the actions that other walks cover', () => {
    expect(untakenBy(stream)).toEqual(Object.keys(stream.untaken ?? {}).toSorted());
  });
});
