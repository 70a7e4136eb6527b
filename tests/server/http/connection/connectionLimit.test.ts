import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import type { Config } from '#server/config.ts';
import {
  type ConnectionCounts,
  mostConnections,
  registerConnectionLimit,
} from '#server/http/connection/connectionLimit.ts';
import { createLog } from '#server/http/log.ts';
import { openTestApp } from '#tests/drivers/server/app.ts';

let server: Server;
let sockets: Socket[] = [];
let warnings: string[] = [];
let now = 0;

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  warnings = [];
  if (!server.listening) return;
  server.close();
  await once(server, 'close');
});

async function listen(config: Pick<Config, 'trustedProxies' | 'publicUrl'>, most?: number): Promise<ConnectionCounts> {
  server = createServer((_request, response) => response.end('here'));
  const lines = { write: (line: string) => void warnings.push(line) };
  const log = createLog({ logLevel: 'info' }, lines);
  const counts = registerConnectionLimit({ server, log }, config, { ...(most && { most }), now: () => now });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return counts;
}

/**
 * Connects and requests a page. Returns the data that came before the server closed the connection, or the answer's
 * first line.
 */
async function open(from = '127.0.0.1'): Promise<{ readonly socket: Socket; readonly answer: string }> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ host: '127.0.0.1', port, localAddress: from });
  sockets.push(socket);
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (bytes) => resolve(bytes.toString().split('\r\n')[0]!));
    socket.on('error', () => resolve('closed'));
    socket.once('close', () => resolve('closed'));
  });
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  return { socket, answer: await answer };
}

const answersOf = async (count: number) => {
  const opened = await Promise.all(Array.from({ length: count }, () => open()));
  return opened.map(({ answer }) => answer).toSorted();
};

const ok = 'HTTP/1.1 200 OK';

it('closes connections of a client above the limit, and accepts the next after another has ended', async () => {
  await listen({}, 3);
  const [first] = [await open(), await open(), await open()];
  expect((await open()).answer).toBe('closed');
  first.socket.destroy();
  await expect.poll(async () => (await open()).answer).toBe(ok);
});

it('counts connections that it closes, and warns of them once a minute', async () => {
  const counts = await listen({}, 1);
  await open();
  expect([counts.refused, warnings]).toEqual([0, []]);
  await answersOf(3);
  expect(counts.refused).toBe(3);
  expect(warnings.map((line) => JSON.parse(line) as object)).toMatchObject([
    { from: '127.0.0.0', msg: expect.stringContaining('set TRUSTED_PROXIES') as string },
  ]);
  now += 59_999;
  await open();
  expect(warnings).toHaveLength(1);
  now += 1;
  await open();
  expect([counts.refused, warnings.length]).toEqual([5, 2]);
});

it.runIf(process.platform === 'linux')('counts each client for itself', async () => {
  await listen({}, 1);
  expect([(await open('127.0.0.1')).answer, (await open('127.0.0.2')).answer]).toEqual([ok, ok]);
  expect((await open('127.0.0.2')).answer).toBe('closed');
});

it('accepts 256 connections of a client, and is part of the server', async () => {
  const test = await openTestApp(() => noon, { trustedProxies: 0 });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  ({ server } = test.app);
  expect(mostConnections).toBe(256);
  expect(await answersOf(260)).toEqual([...Array<string>(256).fill(ok), ...Array<string>(4).fill('closed')]);
  for (const socket of sockets) socket.destroy();
  await test.close();
});

it.each([{ trustedProxies: 1 }, { publicUrl: 'https://allmend.example' }])(
  'has no limit for the connections of a trusted proxy: %o',
  async (config) => {
    await listen(config, 2);
    expect(await answersOf(5)).toEqual(Array(5).fill(ok));
  },
);
