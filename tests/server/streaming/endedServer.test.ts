import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noon } from '#machines/listing/listingExamples.ts';
import { openSessions } from '#server/account/sessions.ts';
import { csrfTokenOf } from '#server/http/cookies.ts';
import { openMarket } from '#server/market.ts';
import { openReader } from '#tests/drivers/liveReader.ts';
import { writingTo } from '#tests/drivers/market.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/serverProcess.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/temporaryFolder.ts';

// A server in a process of its own that is told to stop while streams are open, as a new build does.

let folder: TemporaryFolder;
let server: ServerProcess;
let cookies: Map<string, string>;

beforeEach(async () => {
  folder = temporaryFolder();
  const market = await openMarket({ dataDir: folder.path });
  await writingTo(market, Date.now).tellsOf('anaanaanaana', [
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

/** Asks for a stream, reads that it has begun, and then nothing any more. */
async function readsNoMore(): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const lines = [
    'GET /api/v10/messaging/stream/status HTTP/1.1',
    ...[`host: ${hostname}`, 'accept: application/x-ndjson', 'x-api-hash: test'],
    ...[`x-csrf-token: ${cookies.get('allmend_csrf')}`, `cookie: ${cookie}`],
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [begun] = (await once(socket, 'data')) as [Buffer];
  expect(begun.toString()).toMatch(/^HTTP\/1.1 200/);
  socket.pause();
  return socket;
}

it('ends each stream with a word, waits for nobody who reads no more, and ends with 0', async () => {
  const reader = await openReader({ url: server.url }, { cookies });
  await reader.next();
  const slow = await readsNoMore();
  const ended = reader.end();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(await ended).toMatchObject({ event: 'ended', data: { reason: 'shutdown' } });
  slow.destroy();
});
