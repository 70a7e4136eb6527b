import { afterEach, beforeEach, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { openSessions } from '#server/account/login/sessions.ts';
import { csrfTokenOf } from '#server/http/cookies.ts';
import { openMarket } from '#server/market.ts';
import { openReader } from '#tests/drivers/streaming/liveReader.ts';
import { writingTo } from '#tests/drivers/server/market.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

// A server process that receives the signal to stop while streams are open, as for a new build.

let folder: TemporaryFolder;
let server: ServerProcess;
let cookies: Map<string, string>;

beforeEach(async () => {
  folder = temporaryFolder();
  const market = await openMarket({ dataDir: folder.path });
  await writingTo(market, Date.now).recordsFacts('anaanaanaana', [
    { type: 'account.registered', at: noon, email: 'ana@example.ch', sellerKind: 'private', language: 'de' },
    { type: 'account.emailVerified', at: noon },
  ]);
  const session = { remembered: false, agent: '', place: '', version: 2 };
  const { cookie } = (await openSessions(market).begin('anaanaanaana', session))!;
  cookies = new Map([
    ['allmend_session', cookie],
    ['allmend_csrf', csrfTokenOf(cookie)],
  ]);
  await market.close();
  server = await startServerProcess({ DATA_DIR: folder.path, DEMO: '0' });
});
afterEach(async () => {
  await server.end('SIGKILL');
  folder.remove();
});

it('ends each stream with a final event, and exits with 0', async () => {
  const readers = [
    await openReader({ url: server.url }, { cookies }),
    await openReader({ url: server.url }, { cookies }),
  ];
  for (const reader of readers) await reader.next();
  const ended = Promise.all(readers.map((reader) => reader.end()));
  expect(await server.end('SIGTERM')).toBe(0);
  const last = { event: 'ended', data: { reason: 'shutdown' } };
  expect(await ended).toMatchObject([last, last]);
});
