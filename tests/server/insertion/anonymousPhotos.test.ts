import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { verifyByLink } from '#server/account/addresses/registering.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, password } from '#tests/drivers/account/accounts.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { formOf } from '#tests/drivers/insertion/photos/photoFiles.ts';
import { address, photoUploads } from '#tests/drivers/insertion/photos/photoUploads.ts';

let test: TestApp;
let browser: TestBrowser;
let clients = 0;
let now = noon;

beforeAll(async () => {
  test = await openTestApp(() => now);
});
afterAll(() => test.close());

beforeEach(() => {
  now = noon;
  clients += 1;
  browser = openBrowser(test, { from: `192.0.2.${clients}` });
});

const { brings, edits, refusalOf } = photoUploads(() => browser);

describe('photos from clients without an account', () => {
  const noise = async (side: number) =>
    sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
      .png()
      .toBuffer();
  /** Records that a client has uploaded this many bytes, without an upload. */
  const notes = (client: string, bytes: number) =>
    test.market.store.write([
      {
        sql: `INSERT INTO anonymous_photos (file, photo, client, bytes, brought_at) VALUES (?, 'photos/none', ?, ?, ?)`,
        parameters: [randomBytes(8).toString('hex'), client, bytes, now],
      },
    ]);
  const clientOfLast = async () => {
    const query = 'SELECT client, bytes FROM anonymous_photos ORDER BY brought_at DESC LIMIT 1';
    return (await test.market.store.query<{ client: string; bytes: number }>({ sql: query, parameters: [] }))[0]!;
  };
  const empties = () => test.market.store.write([{ sql: 'DELETE FROM anonymous_photos', parameters: [] }]);
  beforeEach(empties);
  afterEach(empties);

  it('refuses photos after 200 MB in a day, and accepts those of other clients and of accounts', async () => {
    await brings(await noise(60));
    const { client, bytes } = await clientOfLast();
    expect(bytes).toBe(128 * 1024);
    await notes(client, 200 * 1024 ** 2 - bytes - 1);
    const { name } = await brings(await noise(61));
    const message =
      'Without an account, you can upload 200 MB of photos a day. Please log in to add more, or try again tomorrow.';
    expect(await refusalOf(formOf(await noise(62)))).toEqual([400, 'photo.dayUsed']);
    const edit = await browser.post('/api/v10/insertion/photos/edits.json', { json: { name, turns: 1 } });
    expect([edit.statusCode, edit.json().api]).toMatchObject([400, { error: 'photo.dayUsed', message }]);

    const files = formOf(await noise(62));
    expect((await openBrowser(test, { from: '198.51.100.9' }).post(address, { files })).statusCode).toBe(200);
    await accountsOf(test.market).joins('seller@example.ch');
    await browser.logIn('seller@example.ch', password);
    await brings(await noise(63));
    const counted = await test.market.store.query({ sql: 'SELECT file FROM anonymous_photos', parameters: [] });
    expect(counted, 'two photos, the noted bytes and the other client').toHaveLength(4);
  });

  it('accepts one of several concurrent photos when there is room for one', async () => {
    await brings(await noise(71));
    const { client, bytes } = await clientOfLast();
    await notes(client, 200 * 1024 ** 2 - bytes - 1);
    const files = await Promise.all([72, 73, 74, 75].map(noise));
    const answers = await Promise.all(files.map((file) => browser.post(address, { files: formOf(file) })));
    const outcomes = answers.map((answer): string => answer.json().api?.error ?? 'accepted');
    expect(outcomes.toSorted()).toEqual(['accepted', 'photo.dayUsed', 'photo.dayUsed', 'photo.dayUsed']);
    await empties();
    const accounts = accountsOf(test.market);
    const browsers: TestBrowser[] = [];
    for (const number of [1, 2, 3]) {
      await accounts.registers(`several${number}@example.ch`);
      const one = openBrowser(test, { from: '198.51.100.30' });
      await one.logIn(`several${number}@example.ch`, password);
      browsers.push(one);
    }
    const pictures = '/api/v10/messaging/pictures.json';
    expect((await browsers[0]!.post(pictures, { files: formOf(files[0]!) })).statusCode).toBe(200);
    await notes((await clientOfLast()).client, 200 * 1024 ** 2 - 128 * 1024 - 1);
    const sent = await Promise.all(browsers.map((one, at) => one.post(pictures, { files: formOf(files[at + 1]!) })));
    expect(sent.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '400', '400']);
  });

  it('counts the photos of an account as theirs until its address is verified', async () => {
    const accounts = accountsOf(test.market);
    const email = 'unverified@example.ch';
    const id = await accounts.registers(email);
    await browser.logIn(email, password);
    await brings(await noise(66));
    const { client, bytes } = await clientOfLast();
    await notes(client, 200 * 1024 ** 2 - bytes);
    const answer = await browser.post(address, { files: formOf(await noise(67)) });
    expect([answer.statusCode, answer.json().api]).toMatchObject([
      400,
      {
        error: 'photo.dayUsedUnverified',
        message:
          'Until you confirm your email address, you can upload 200 MB of photos a day. Please open the link in our email, or try again tomorrow.',
      },
    ]);
    await empties();
    for (let number = 0; number < 5; number += 1) await notes(`client ${number}`, 1024 ** 3);
    expect(await refusalOf(formOf(await noise(67)))).toEqual([400, 'photo.noRoomUnverified']);

    const token = await accounts.mailed('verification', id);
    expect(await verifyByLink(accounts.desk, { token })).not.toHaveProperty('code');
    await brings(await noise(68));
  });

  it('accepts as many photos of an account in a day as its age allows, from any address', async () => {
    await accountsOf(test.market).joins('many@example.ch');
    await browser.logIn('many@example.ch', password);
    const { name } = await brings(await noise(69));
    const nearly = { sql: "UPDATE daily_writes SET writes = 399 WHERE kind = 'photos'", parameters: [] };
    await test.market.store.write([nearly]);
    await edits(name, { turns: 1 });
    const { cookies } = browser;
    browser = openBrowser(test, { from: '198.51.100.20' });
    for (const [key, value] of cookies) browser.cookies.set(key, value);
    const answer = await browser.post(address, { files: formOf(await noise(70)) });
    expect([answer.statusCode, answer.json().api]).toMatchObject([
      400,
      {
        error: 'photo.accountUsed',
        message:
          'You have uploaded 400 photos within a day, which is the limit for your account. You can upload more in 24 hours.',
      },
    ]);
  });

  it('refuses photos while unused ones have 5 GB in all, but accepts those of accounts', async () => {
    for (let number = 0; number < 5; number += 1) await notes(`client ${number}`, 1024 ** 3);
    const words = [];
    for (const language of ['de', 'fr', 'it', 'en']) {
      browser = openBrowser(test, { from: '198.51.100.10', language });
      const { api } = (await browser.post(address, { files: formOf(await noise(64)) })).json();
      words.push(api.message);
    }
    expect(words).toEqual([
      'Im Moment können wir keine Fotos mehr ohne Anmeldung annehmen. Bitte melde dich an, um Fotos hochzuladen, oder versuch es später nochmals.',
      'Pour le moment, il faut se connecter pour ajouter des photos. Connectez-\u2060vous ou réessayez plus tard.',
      'Al momento puoi aggiungere foto solo con un account. Accedi, oppure riprova più tardi.',
      'We can’t take more photos from visitors right now. Please log in to add photos, or try again later.',
    ]);
    await accountsOf(test.market).joins('other@example.ch');
    await browser.logIn('other@example.ch', password);
    await brings(await noise(65));
  });
});
