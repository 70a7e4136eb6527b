import { afterEach, beforeEach, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { tokenOf } from '#server/account/addresses/mailTokens.ts';
import { messagingOf } from '#server/messaging/messagingSettings.ts';
import { accountsOf } from '#tests/drivers/account/accounts.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

let test: TestApp;
let ana: string;
let address: string;

beforeEach(async () => {
  test = await openTestApp(() => noon);
  ana = await accountsOf(test.market).joins('ana@example.ch');
  address = `/unsubscribe?token=${await tokenOf(test.market.keys, 'messageMails', ana, 0)}`;
});
afterEach(() => test.close());

const ask = (method: 'GET' | 'POST', url: string, payload?: string, type = 'application/x-www-form-urlencoded') =>
  test.app.inject({
    method,
    url,
    headers: { 'accept-language': 'de', ...(payload !== undefined && { 'content-type': type }) },
    ...(payload !== undefined && { payload }),
  });
const wantsMails = async () => (await messagingOf(test.market, ana)).wantsMails;

it('opened shows a question, and changes nothing', async () => {
  const answer = await ask('GET', address);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<html lang="de">');
  expect(answer.body).toContain('E-Mails abbestellen');
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(await wantsMails()).toBe(true);
});

it.each([
  ['its button', ''],
  ['a mail program', 'List-Unsubscribe=One-Click'],
])('pressed by %s it stops the mails, once and for all', async (_, payload) => {
  for (const turn of [1, 2]) {
    const answer = await ask('POST', address, payload);
    expect([turn, answer.statusCode]).toEqual([turn, 200]);
    expect(answer.body).toContain('Du bekommst diese E-Mails nicht mehr');
  }
  expect(await wantsMails()).toBe(false);
  const facts = await test.market.store.readStream(`messaging-${ana}`);
  expect(facts.map(({ type, data }) => [type, data])).toEqual([['messaging.mailsStopped', { how: 'link' }]]);
});

it('reports that the mails are stopped when it is opened again', async () => {
  await ask('POST', address);
  const again = await ask('GET', address);
  expect(again.statusCode).toBe(200);
  expect(again.body).toContain('Du bekommst diese E-Mails nicht mehr');
  expect(again.body).not.toContain('<form');
});

it('accepts any body of a mail program, up to a size limit', async () => {
  const form = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  expect((await ask('POST', address, form, 'multipart/form-data; boundary=x')).statusCode).toBe(200);
  expect(await wantsMails()).toBe(false);
  expect((await ask('POST', address, 'x'.repeat(2000))).statusCode).toBe(413);
});

it('is an error for an invalid token, or one for another purpose', async () => {
  const reset = await tokenOf(test.market.keys, 'passwordReset', ana, noon);
  const spoilt = `${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`;
  for (const url of [
    '/unsubscribe',
    '/unsubscribe?token=',
    `/unsubscribe?token=${reset}`,
    spoilt,
    `${address}&token=x`,
  ]) {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await ask(method, url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.body).toContain('Dieser Link ist unvollständig oder falsch');
    }
  }
  expect(await wantsMails()).toBe(true);
});
