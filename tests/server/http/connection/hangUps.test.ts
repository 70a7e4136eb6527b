import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { createLog } from '#server/http/log.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

let test: TestApp;
let lines: { readonly level: number; readonly status?: number }[];
let address: { readonly hostname: string; readonly port: number };

beforeEach(async () => {
  lines = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  test = await openTestApp(() => noon, {}, log);
  const { hostname, port } = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
  address = { hostname, port: Number(port) };
  // Simulates a client that has hung up: its socket no longer has a remote address.
  test.app.server.prependListener('request', ({ socket }) => {
    Object.defineProperty(socket, 'remoteAddress', { get: () => undefined, configurable: true });
  });
});
afterEach(() => test.close());

/** Sends a request, and waits until the server has closed the connection. */
function sends(text: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let answer = '';
  const socket = connect(address.port, address.hostname, () => socket.write(text));
  socket.on('data', (bytes) => (answer += bytes));
  socket.on('error', reject);
  socket.on('close', () => resolve(answer));
  return promise;
}

describe('a client that disconnects before its request is handled', () => {
  it.each([
    ['a page', 'GET /de HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a call', 'GET /api/v10/list.json HTTP/1.1\r\nhost: x\r\nx-api-hash: x\r\n\r\n'],
    ['a picture', 'GET /pictures/320/demo/x.webp HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a form', 'POST /api/v10/account/auth.json HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\n\r\na=b'],
    ['a picture through a proxy', 'GET /de HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 192.0.2.1\r\n\r\n'],
  ])('causes no fault of the server with %s', async (_, text) => {
    expect(await sends(text)).toBe('');
    expect(lines.filter(({ level, status = 0 }) => level > 30 || status >= 500)).toEqual([]);
    const figures = await test.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(figures.body).not.toMatch(/^allmend_http_faults_total (?!0$)/m);
  });
});
