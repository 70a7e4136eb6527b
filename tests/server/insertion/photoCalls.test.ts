import { readdir } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import type { Photo } from '#server/pictures/photos/photos.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { coloursOf, formOf, quarters } from '#tests/drivers/insertion/photos/photoFiles.ts';
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

const stored = async ({ name }: Pick<Photo, 'name'>) => (await test.services.photos.read(name))!;

const shown = ({ name }: Pick<Photo, 'name'>, width = 320, format = 'jpg') =>
  test.get(`/pictures/${width}/${name.replace('.webp', '')}.${format}`);

describe('POST insertion/photos.json', () => {
  it('accepts a photo without a login, and shows it in every width and format', async () => {
    const photo = await brings(await quarters(400, 200).jpeg().toBuffer());
    expect(photo).toEqual({ name: expect.stringMatching(/^photos\/[\da-f]{32}\.webp$/), width: 400, height: 200 });
    for (const format of ['avif', 'webp', 'jpg']) {
      const { statusCode, headers, rawPayload } = await shown(photo, 160, format);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
      expect([headers['content-type'], headers['x-content-type-options']]).toEqual([
        `image/${format === 'jpg' ? 'jpeg' : format}`,
        'nosniff',
      ]);
      expect(await coloursOf(rawPayload), format).toBe('rgbw');
    }
  });

  it('returns the same photo for the same file, from any client under any name, and stores it once', async () => {
    const bytes = await quarters(300, 100).png().toBuffer();
    const photo = await brings(bytes);
    browser = openBrowser(test, { from: '198.51.100.1' });
    expect(await brings(bytes, { name: 'other.png', type: 'application/pdf' })).toEqual(photo);
    const hash = photo.name.slice('photos/'.length, -'.webp'.length);
    const files = await readdir(join(test.folder, 'photos', hash.slice(0, 2)));
    expect(files.filter((file) => file.startsWith(hash))).toHaveLength(1);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)('accepts %s, whatever its name', async (format) => {
    const photo = await brings(await quarters(160, 120).toFormat(format).toBuffer(), {
      name: 'text.html',
      type: 'text/html',
    });
    expect([photo.width, photo.height, await coloursOf(await stored(photo))]).toEqual([160, 120, 'rgbw']);
  });

  it('stores a photo at the largest shown size, in any rotation', async () => {
    const sizes = [
      [4000, 3000],
      [3000, 4000],
      [6000, 1000],
      [1280, 2560],
      [90, 60],
    ] as const;
    const made = [];
    for (const [width, height] of sizes) made.push(await brings(await quarters(width, height).jpeg().toBuffer()));
    expect(made.map(({ width, height }) => [width, height])).toEqual([
      [1707, 1280],
      [1280, 1707],
      [2560, 427],
      [1280, 2560],
      [90, 60],
    ]);
  });

  it('reports an invalid file at its field, in the language of the client', async () => {
    expect(await refusalOf(formOf(randomBytes(12.3 * 1024)))).toEqual([
      400,
      'photo.unreadable',
      'photo: We can’t read this file. Please choose a JPEG, PNG, WebP, AVIF, GIF or TIFF.',
    ]);
    expect(await refusalOf(formOf(Buffer.alloc(0)))).toEqual([400, 'photo.missing', 'photo: Please choose a photo.']);
    expect(await refusalOf(formOf(randomBytes(100), { field: 'picture' }))).toEqual([
      400,
      'photo.missing',
      'photo: Please choose a photo.',
    ]);
    const two = formOf(await quarters().png().toBuffer());
    two.append('photo', new Blob(['another']), 'b.png');
    expect(await refusalOf(two)).toEqual([400, 'photo.several', 'photo: Please upload one photo at a time.']);
    expect(await refusalOf(formOf(randomBytes(23.35 * 1024 * 1024)))).toEqual([
      400,
      'photo.tooLarge',
      'photo: This photo is 23.4\u00a0MB. The limit is 20\u00a0MB.',
    ]);
    // One byte above the limit: the request's length does not reveal it, because the form adds more.
    expect(await refusalOf(formOf(randomBytes(20 * 1024 * 1024 + 1)))).toEqual([
      400,
      'photo.tooLarge',
      'photo: This photo is 20.1\u00a0MB. The limit is 20\u00a0MB.',
    ]);
    const words = [];
    for (const language of ['de', 'fr', 'it']) {
      browser = openBrowser(test, { from: '198.51.100.2', language });
      words.push((await refusalOf(formOf(Buffer.alloc(0)))).at(-1));
    }
    expect(words).toEqual([
      'photo: Bitte wähl ein Foto.',
      'photo: Veuillez choisir une photo.',
      'photo: Scegli una foto.',
    ]);
  });

  it('requires the token, and answers a request without a form', async () => {
    const files = formOf(await quarters().png().toBuffer());
    const forged = await browser.post(address, { files, headers: { 'x-csrf-token': 'guessed' } });
    expect([forged.statusCode, forged.json().api.error]).toEqual([400, 'api.csrf']);
    const plain = await browser.post(address, { form: { photo: 'me.jpg' } });
    expect([plain.statusCode, plain.json().api.error]).toEqual([400, 'photo.missing']);
    const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
    const stream = new PassThrough();
    stream.end('--edge\r\nContent-Disposition: form-data; name="photo"; filename="a"\r\n\r\nabc');
    const cut = await browser.post(address, { stream, headers });
    expect([cut.statusCode, cut.json().api.error]).toEqual([400, 'api.brokenBody']);
  });

  it('accepts at most four files of one client at a time, including running uploads', async () => {
    const files = Array.from({ length: 5 }, () => new PassThrough());
    const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
    const early: string[] = [];
    const answers = files.map(async (stream) => {
      const { api } = (await browser.post(address, { stream, headers })).json();
      early.push(api.error);
      return api.error;
    });
    try {
      await expect.poll(() => early).toEqual(['photo.waiting']);
      const other = openBrowser(test, { from: '198.51.100.3' });
      const bytes = await quarters(80, 80).png().toBuffer();
      expect((await other.post(address, { files: formOf(bytes) })).statusCode).toBe(200);
    } finally {
      for (const file of files) file.end('no form');
    }
    expect((await Promise.all(answers)).filter((error) => error === 'api.brokenBody')).toHaveLength(4);
  });

  it('accepts two hundred of one client in an hour', async () => {
    const bytes = await quarters(40, 40).png().toBuffer();
    const subject = async () =>
      (
        await test.market.store.query<{ subject: string }>({
          sql: "SELECT subject FROM attempts WHERE kind = 'photos by client' ORDER BY forget_at DESC LIMIT 1",
          parameters: [],
        })
      )[0]!.subject;
    now += 1000;
    await brings(bytes);
    const client = await subject();
    const allowance = { kind: 'photos by client', most: 200, within: 60 * 60 * 1000 };
    for (let time = 1; time < 200; time += 1) await test.services.accounts.attempts.note(allowance, client);
    expect(await refusalOf(formOf(bytes))).toEqual([400, 'photo.tooMany']);
    now += 60 * 60 * 1000;
    await brings(bytes);
  });
});

describe('POST insertion/photos/edits.json', () => {
  it('rotates a photo clockwise by quarter turns, and preserves the original', async () => {
    const photo = await brings(await quarters(400, 200).jpeg().toBuffer());
    const turned = [];
    for (const turns of [0, 1, 2, 3]) {
      const other = await edits(photo.name, { turns });
      turned.push([other.width, other.height, await coloursOf(await stored(other))]);
      expect(other.name === photo.name, `${turns}`).toBe(turns === 0);
    }
    expect(turned).toEqual([
      [400, 200, 'rgbw'],
      [200, 400, 'brwg'],
      [400, 200, 'wbgr'],
      [200, 400, 'gwrb'],
    ]);
    expect(await coloursOf(await stored(photo))).toBe('rgbw');
  });

  it('crops a rotated photo, and returns the same photo each time', async () => {
    const photo = await brings(await quarters(400, 200).jpeg().toBuffer());
    const edit = { turns: 1, crop: { left: 0, top: 200, width: 100, height: 200 } };
    const cropped = await edits(photo.name, edit);
    expect([cropped.width, cropped.height, await coloursOf(await stored(cropped))]).toEqual([100, 200, 'wwww']);
    expect(await edits(photo.name, edit)).toEqual(cropped);
    const whole = await edits(photo.name, { crop: { left: 0, top: 0, width: 400, height: 200 } });
    expect([whole.width, whole.height]).toEqual([400, 200]);
  });

  it('accepts an edit as a form too, as the web writes its calls', async () => {
    const { name } = await brings(await quarters(400, 200).jpeg().toBuffer());
    const crop = { left: 0, top: 200, width: 100, height: 200 };
    const post = async (form: object) =>
      browser.post('/api/v10/insertion/photos/edits.json', { form: { name, ...form } });
    const answer = await post({ turns: '1', crop: JSON.stringify(crop) });
    expect(answer.json()).toEqual({ photo: await edits(name, { turns: 1, crop }) });
    const refused = await post({ turns: 'once', crop: '{' });
    expect([
      refused.statusCode,
      refused.json().parameters.map(({ parameter }: { parameter: string }) => parameter),
    ]).toEqual([400, ['turns', 'crop']]);
  });

  it('refuses an area outside the photo, an invalid edit and a file that is no photo', async () => {
    const { name } = await brings(await quarters(400, 200).jpeg().toBuffer());
    const refusal = async (json: object) => {
      const answer = await browser.post('/api/v10/insertion/photos/edits.json', { json });
      const { api, parameters } = answer.json();
      return [answer.statusCode, api.error, ...parameters.map(({ parameter }: { parameter: string }) => parameter)];
    };
    const part = { left: 0, top: 0, width: 200, height: 200 };
    for (const crop of [
      { ...part, left: 201, width: 200 },
      { ...part, height: 201 },
    ]) {
      expect(await refusal({ name, crop })).toEqual([400, 'photo.outside', 'crop']);
    }
    expect(await refusal({ name, turns: 1, crop: { ...part, width: 201 } })).toEqual([400, 'photo.outside', 'crop']);
    expect(await refusal({ name, turns: 4 })).toEqual([400, 'api.invalidInput', 'turns']);
    expect(await refusal({ name, turns: 0.5 })).toEqual([400, 'api.invalidInput', 'turns']);
    expect(await refusal({ name, crop: { ...part, width: 0 } })).toEqual([400, 'api.invalidInput', 'crop.width']);
    expect(await refusal({ name, crop: { ...part, left: -1 } })).toEqual([400, 'api.invalidInput', 'crop.left']);
    expect(await refusal({ turns: 1 })).toEqual([400, 'api.invalidInput', 'name']);
    expect(await refusal({ name: '../../etc/passwd', turns: 1 })).toEqual([400, 'api.invalidInput', 'name']);
    const gone = `photos/${'0'.repeat(32)}.webp`;
    expect(await refusal({ name: gone, turns: 1 })).toEqual([404, 'photo.unknown', 'name']);
  });
});
