import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, password } from '#tests/drivers/account/accounts.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

const address = '/api/v10/account/picture.json';
const photos = '/api/v10/insertion/photos.json';
const partOf = (field: string) =>
  `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="me.png"\r\n\r\n`;
const end = '\r\n--edge--\r\n';
const stretch = 10_000;

let test: TestApp;
let url: URL;
let sockets: Socket[];

beforeEach(async () => {
  // The tests trust one proxy, so that they can choose the IP addresses of clients.
  test = await openTestApp(() => noon, { trustedProxies: 1 });
  sockets = [];
  test.app.server.on('connection', (socket) => sockets.push(socket));
  url = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
});
afterEach(async () => {
  vi.useRealTimers();
  test.app.server.closeAllConnections();
  await test.close();
});

async function somebody(number: number): Promise<TestBrowser> {
  const email = `somebody${number}@example.ch`;
  await accountsOf(test.market).joins(email);
  const browser = openBrowser(test, { from: `192.0.2.${number}` });
  await browser.logIn(email, password);
  return browser;
}

/** Begins an upload on a separate connection, to which the test writes. */
function begins(
  { cookies }: TestBrowser,
  { path = address, field = 'picture', from = '127.0.0.1' } = {},
): { readonly sent: ClientRequest; readonly answer: Promise<string> } {
  const sent = request({
    host: url.hostname,
    port: url.port,
    path,
    method: 'POST',
    agent: false,
    headers: {
      'x-api-hash': 'test',
      'x-forwarded-for': from,
      'x-csrf-token': cookies.get('allmend_csrf')!,
      cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      'content-type': 'multipart/form-data; boundary=edge',
    },
  });
  const { promise: answer, resolve, reject } = Promise.withResolvers<string>();
  sent.on('error', reject);
  // An error of the answer is ignored: a failing test closes the connections of unanswered uploads.
  answer.catch(() => undefined);
  sent.on('response', (response: IncomingMessage) => resolve(`${response.statusCode} ${response.headers.connection}`));
  sent.write(partOf(field));
  return { sent, answer };
}

/** The responses to uploads that must have been answered; rejects soon when one is missing. */
async function dueAnswers(uploads: readonly { readonly answer: Promise<string> }[]): Promise<readonly string[]> {
  let answered = 0;
  for (const { answer } of uploads)
    answer.then(
      () => (answered += 1),
      () => undefined,
    );
  const isLate = AbortSignal.timeout(5000);
  return Promise.race([
    Promise.all(uploads.map(({ answer }) => answer)),
    once(isLate, 'abort').then(() => {
      throw new Error(`${uploads.length - answered} of ${uploads.length} uploads have no answer after 5 s`);
    }),
  ]);
}

const received = () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0);

it('ends uploads that are too slow after ten seconds, and accepts those of others meanwhile', async () => {
  const people = await Promise.all(Array.from({ length: 11 }, (_, number) => somebody(number)));
  const [other, ...slow] = people;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const uploads = slow.flatMap((browser) => [begins(browser), begins(browser), begins(browser)]);
  // A timer watches each upload from its beginning.
  await expect.poll(() => vi.getTimerCount()).toBe(uploads.length);
  const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const file = () => {
    const form = new FormData();
    form.append('picture', new Blob([new Uint8Array(picture)]), 'me.png');
    return other!.post(address, { files: form });
  };
  expect((await file()).statusCode).toBe(200);

  const [steady, ...others] = uploads;
  const before = received();
  const fast = 128 * 1024;
  steady!.sent.write(Buffer.alloc(fast));
  for (const { sent } of others) sent.write(Buffer.alloc(1024));
  await expect.poll(() => received() - before).toBeGreaterThanOrEqual(fast + others.length * 1024);
  vi.advanceTimersByTime(stretch);
  expect(new Set(await dueAnswers(others))).toEqual(new Set(['408 close']));
  expect((await file()).statusCode).toBe(200);
  steady!.sent.end(end);
  expect(await dueAnswers([steady!]), 'a fast client gets its answer').toEqual(['400 close']);
});

it('accepts the photo of a visitor while five others have four slow uploads each', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const clients = [1, 2, 3, 4, 5].map((number) => `198.51.100.${number}`);
  const slow = clients.flatMap((from) => {
    const browser = openBrowser(test, { from });
    return Array.from({ length: 4 }, () => begins(browser, { path: photos, field: 'photo', from }));
  });
  await expect.poll(() => vi.getTimerCount()).toBe(slow.length);
  const form = new FormData();
  const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  form.append('photo', new Blob([new Uint8Array(photo)]), 'me.png');
  const answer = await openBrowser(test, { from: '203.0.113.1' }).post(photos, { files: form });
  expect([answer.statusCode, answer.json().photo?.width]).toEqual([200, 20]);
  for (const { sent } of slow) sent.end(end);
  expect(new Set(await dueAnswers(slow))).toEqual(new Set(['400 close']));
});

it('ends slow uploads of ad photos from any client', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const browser = openBrowser(test, { from: '127.0.0.1' });
  const slow = Array.from({ length: 4 }, () => begins(browser, { path: photos, field: 'photo' }));
  await expect.poll(() => vi.getTimerCount()).toBe(slow.length);
  const form = () => {
    const files = new FormData();
    files.append('photo', new Blob(['no picture at all']), 'me.png');
    return browser.post(photos, { files });
  };
  expect((await form()).json().api.error).toBe('photo.waiting');
  const before = received();
  for (const { sent } of slow) sent.write(Buffer.alloc(1024));
  await expect.poll(() => received() - before).toBeGreaterThanOrEqual(slow.length * 1024);
  vi.advanceTimersByTime(stretch);
  expect(await dueAnswers(slow)).toEqual(slow.map(() => '408 close'));
  expect((await form()).json().api.error).toBe('photo.unreadable');
});
