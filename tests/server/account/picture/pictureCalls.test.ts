import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { day } from '#machines/market/units.ts';
import { verifyByLink } from '#server/account/addresses/registering.ts';
import { removeUnverifiedPictures } from '#server/account/picture/ownPicture.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, password, type TestAccounts } from '#tests/drivers/account/accounts.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

let test: TestApp;
let accounts: TestAccounts;
let browser: TestBrowser;
let id: string;
let joined = 0;
let now = noon;

beforeAll(async () => {
  test = await openTestApp(() => now);
  accounts = accountsOf(test.market);
});
afterAll(() => test.close());

beforeEach(async () => {
  now = noon;
  joined += 1;
  const email = `ana${joined}@example.ch`;
  id = await accounts.joins(email);
  browser = openBrowser(test, { from: `192.0.2.${joined}` });
  await browser.logIn(email, password);
});

/** Creates a picture with a red left half and a blue right half. */
function halves(width: number, height: number): Sharp {
  const blue = { create: { width: width / 2, height, channels: 3, background: '#0000ff' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, left: width / 2, top: 0 },
  ]);
}

/** Changes a PNG so that its header claims another size. */
function claiming(png: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** Creates a square picture of one colour. */
function frame(background: string): Sharp {
  return sharp({ create: { width: 200, height: 200, channels: 3, background } });
}

async function moving(frames: readonly Sharp[], kind: 'GIF' | 'WebP'): Promise<Buffer> {
  const stills = await Promise.all(frames.map((one) => one.png().toBuffer()));
  const all = sharp(stills, { join: { animated: true } });
  const bytes = await (kind === 'GIF' ? all.gif() : all.webp()).toBuffer();
  expect((await sharp(bytes).metadata()).pages).toBe(frames.length);
  return bytes;
}

/** A PNG of two frames (PNG, third edition, 11.3.6); decoders without animation show the first frame. */
function movingPng([first, second]: readonly Buffer[]): Buffer {
  const control = (sequence: number) =>
    chunk('fcTL', u32(sequence), u32(200), u32(200), u32(0), u32(0), u32(0x0001_000a), Buffer.alloc(2));
  const data = (png: Buffer) => chunksOf(png).filter(({ type }) => type === 'IDAT');
  const head = chunksOf(first!).find(({ type }) => type === 'IHDR')!;
  return Buffer.concat([
    first!.subarray(0, 8),
    head.whole,
    chunk('acTL', u32(2), u32(0)),
    control(0),
    ...data(first!).map(({ whole }) => whole),
    control(1),
    ...data(second!).map(({ body }, at) => chunk('fdAT', u32(2 + at), body)),
    chunk('IEND'),
  ]);
}

function chunksOf(png: Buffer) {
  const chunks = [];
  for (let at = 8; at < png.length;) {
    const end = at + 12 + png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, body: png.subarray(at + 8, end - 4), whole: png.subarray(at, end) });
    at = end;
  }
  return chunks;
}

function chunk(type: string, ...parts: readonly Buffer[]): Buffer {
  const named = Buffer.concat([Buffer.from(type), ...parts]);
  return Buffer.concat([u32(named.length - 4), named, u32(crc32(named))]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function formWith(bytes: Buffer, { field = 'picture', name = 'me.jpg' } = {}): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}

const address = '/api/v10/account/picture.json';

/** Uploads a picture; resolves to the prefix of its URL. */
async function sends(bytes: Buffer): Promise<string> {
  const answer = await browser.post(address, { files: formWith(bytes) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ picture: string }>().picture;
}

const shown = (picture: string, width = 320, format = 'jpg') =>
  test.get(`/pictures/${width}/${picture.replace('.webp', '')}.${format}`);

async function refusalOf(bytes: Buffer): Promise<readonly unknown[]> {
  const answer = await browser.post(address, { files: formWith(bytes) });
  return [answer.statusCode, answer.json().parameters];
}

const storedNames = async () =>
  (
    await test.market.store.query<{ name: string }>({
      sql: 'SELECT name FROM uploads WHERE account = ?',
      parameters: [id],
    })
  ).map(({ name }) => name);

describe('POST account/picture.json', () => {
  it('accepts at most three files of one account at a time, including running uploads', async () => {
    const files = Array.from({ length: 4 }, () => new PassThrough());
    const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
    const early: (readonly [number, string])[] = [];
    const answers = files.map(async (stream) => {
      const answer = await browser.post(address, { stream, headers });
      early.push([answer.statusCode, answer.json().api.error]);
      return answer;
    });
    // Only the refused upload is answered: the others are still in progress.
    try {
      await expect.poll(() => early).toEqual([[400, 'account.picturesWaiting']]);
    } finally {
      for (const file of files) file.end('no form');
    }
    const codes = (await Promise.all(answers)).map((answer) => answer.json().api.error);
    expect(codes.filter((code) => code === 'api.brokenBody')).toHaveLength(3);
    await sends(await halves(400, 400).jpeg().toBuffer());
  });

  it("stores the central square, rotated by the camera's metadata, and returns it for the logged-in user", async () => {
    // The photo was taken upright: the left side of the file is the top of the picture.
    const picture = await sends(await halves(800, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer());
    expect(picture).toMatch(/^people\/[\da-f]{32}\.webp$/);
    expect((await browser.profile()).json().states).toContainEqual({ key: 'picture', value: picture });
    expect(await browser.ask('{ me { picture } }')).toEqual({ picture });

    const { rawPayload, headers } = await shown(picture);
    expect(headers['cache-control']).toBe('private, max-age=86400, immutable');
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([320, 320]);
    const colour = (x: number, y: number) => [...data.subarray((y * 320 + x) * 3, (y * 320 + x) * 3 + 3)];
    const [red, , alsoBlue] = colour(160, 40);
    expect(red! > 200 && alsoBlue! < 60, `on top ${colour(160, 40).join()}`).toBe(true);
    const [alsoRed, , blue] = colour(160, 280);
    expect(blue! > 200 && alsoRed! < 60, `below ${colour(160, 280).join()}`).toBe(true);
  });

  it('removes metadata on place and camera, and is served in each format', async () => {
    const exif = { IFD0: { Make: 'Zwetschgenphone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 30/1 0/1' } };
    const accepted = await halves(400, 400).withExif(exif).jpeg().toBuffer();
    expect(accepted.includes('Zwetschgenphone')).toBe(true);
    const picture = await sends(accepted);
    for (const format of ['avif', 'webp', 'jpg']) {
      const { rawPayload, statusCode } = await shown(picture, 160, format);
      const { exif: reported, icc } = await sharp(rawPayload).metadata();
      expect([statusCode, reported, icc]).toEqual([200, undefined, undefined]);
    }
    const saved = await browser.get('/api/v10/account/export.zip');
    expect(saved.rawPayload.includes('Zwetschgenphone')).toBe(false);
  });

  it.each(['png', 'webp', 'avif', 'gif'] as const)('accepts %s, whatever its name', async (format) => {
    const picture = await sends(await halves(200, 160).toFormat(format).toBuffer());
    expect((await sharp((await shown(picture)).rawPayload).metadata()).width).toBe(160);
  });

  it('deletes the previous, unused picture', async () => {
    const [first, second] = [
      await sends(await halves(200, 200).png().toBuffer()),
      await sends(await halves(300, 300).png().toBuffer()),
    ];
    expect(first).not.toBe(second);
    expect(await storedNames()).toEqual([second]);
    expect([(await shown(first)).statusCode, (await shown(second)).statusCode]).toEqual([404, 200]);
  });

  it.each(['GIF', 'WebP', 'APNG'] as const)('stores the first frame of an animated %s', async (kind) => {
    const frames = [frame('#ff0000'), frame('#0000ff')];
    const picture = await sends(
      kind === 'APNG'
        ? movingPng(await Promise.all(frames.map((one) => one.png().toBuffer())))
        : await moving(frames, kind),
    );
    const { data } = await sharp((await shown(picture)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red, , blue] = data;
    expect(red! > 200 && blue! < 60, [...data.subarray(0, 3)].join()).toBe(true);
  });

  it('reports an invalid file at its field, by rule and value', async () => {
    const field = 'picture';
    const unreadable = 'We can’t read this file. Please choose a JPEG, PNG, WebP, AVIF or GIF.';
    const saying = (message: string) => [400, [{ parameter: field, message }]];
    expect(await refusalOf(Buffer.from('Grüezi mitenand, das ist kein Bild'))).toEqual(saying(unreadable));
    expect(await refusalOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'))).toEqual(
      saying(unreadable),
    );
    const whole = await halves(400, 400).jpeg().toBuffer();
    expect(await refusalOf(whole.subarray(0, whole.length / 2)), 'cut short').toEqual(saying(unreadable));
    expect(await refusalOf(await halves(300, 120).png().toBuffer())).toEqual(
      saying('This photo is 300 × 120 pixels. It needs at least 160 × 160.'),
    );
    expect(await refusalOf(claiming(await halves(200, 200).png().toBuffer(), 10_200, 5_000))).toEqual(
      saying('This photo has 51 megapixels. The limit is 50.'),
    );
    expect(await refusalOf(randomBytes(12.3 * 1024 * 1024))).toEqual(
      saying('This photo is 12.4\u00a0MB. The limit is 10\u00a0MB.'),
    );
    // One byte above the limit: the request's length does not reveal it, because the form adds more.
    expect(await refusalOf(randomBytes(10 * 1024 * 1024 + 1))).toEqual(
      saying('This photo is 10.1\u00a0MB. The limit is 10\u00a0MB.'),
    );
    expect(await refusalOf(Buffer.alloc(0))).toEqual(saying('Please fill in this field.'));
    const elsewhere = await browser.post(address, { files: formWith(whole, { field: 'logo' }) });
    expect(elsewhere.json().parameters).toEqual([{ parameter: field, message: 'Please fill in this field.' }]);
    const plain = await browser.post(address, { form: { picture: 'me.jpg' } });
    expect(plain.json().parameters).toEqual([{ parameter: field, message: 'Please fill in this field.' }]);
    expect(await storedNames()).toEqual([]);
  });

  it('answers a truncated form, and accepts files at no other address', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const cut = await test.app.inject({
      method: 'POST',
      url: address,
      payload: '--b\r\nContent-Disposition: form-data; name="picture"; filename="a"\r\n\r\nabc',
      headers: { ...(await headersOfCall()), ...headers },
    });
    expect([cut.statusCode, cut.json().api.error]).toEqual([400, 'api.brokenBody']);
    const login = await browser.post('/api/v10/account/auth.json', { files: formWith(Buffer.from('x')) });
    expect([login.statusCode, login.json().api.error]).toEqual([415, 'api.unknownMediaType']);
  });

  it('requires a login and the token, and is limited to twenty times an hour', async () => {
    const bytes = await halves(160, 160).png().toBuffer();
    const files = formWith(bytes);
    expect((await openBrowser(test).post(address, { files })).statusCode).toBe(401);
    const forged = await browser.post(address, { files, headers: { 'x-csrf-token': 'guessed' } });
    expect([forged.statusCode, forged.json().api.error]).toEqual([400, 'api.csrf']);
    for (let time = 0; time < 20; time += 1)
      await browser.post(address, { files: formWith(Buffer.from('no picture at all')) });
    const refused = await browser.post(address, { files });
    expect([refused.statusCode, refused.json().api.error]).toEqual([400, 'account.tooManyAttempts']);
    now += 60 * 60 * 1000;
    expect((await browser.post(address, { files })).statusCode).toBe(200);
  });
});

describe('pictures of accounts without a verified address', () => {
  const picture = () => halves(300, 300).png().toBuffer();
  const rows = () =>
    test.market.store.query<{ client: string; bytes: number }>({
      sql: 'SELECT * FROM anonymous_photos',
      parameters: [],
    });
  const isShown = async (name: string) => (await browser.get(`/pictures/320/${name}`)).statusCode === 200;

  /** Advances the clock by a day; the browser logs in again when its session has ended. */
  async function waits(time: number): Promise<void> {
    now += time;
    await test.services.photos.sweep();
    await removeUnverifiedPictures(test.services.accounts, test.services.photos);
    await browser.logIn(email, password);
  }
  let email: string;

  beforeEach(async () => {
    await test.market.store.write([{ sql: 'DELETE FROM anonymous_photos', parameters: [] }]);
    email = `unverified${joined}@example.ch`;
    id = await accounts.registers(email);
    await browser.logIn(email, password);
  });

  it('count against the limits of anonymous uploads', async () => {
    await sends(await picture());
    const [row] = await rows();
    expect(row).toMatchObject({ bytes: 128 * 1024 });
    const large = [row!.client, 200 * 1024 ** 2, now];
    const sql = "INSERT INTO anonymous_photos (file, photo, client, bytes, brought_at) VALUES ('f', 'p', ?, ?, ?)";
    await test.market.store.write([{ sql, parameters: large }]);
    const refused = await browser.post(address, { files: formWith(await picture()) });
    expect([refused.statusCode, refused.json().api.error]).toEqual([400, 'photo.dayUsedUnverified']);
    const message =
      'Until you confirm your email address, you can upload 200 MB of photos a day. Please open the link in our email, or try again tomorrow.';
    // The message is reported for the field, so that the web shows it there.
    expect(refused.json().parameters).toEqual([{ parameter: 'picture', message }]);
    await browser.logIn(`ana${joined}@example.ch`, password);
    await sends(await picture());
    expect(await rows()).toHaveLength(2);
  });

  it('are removed after a day', async () => {
    const name = await sends(await picture());
    await waits(day - 1);
    expect([await isShown(name), await rows()]).toEqual([true, [expect.anything()]]);
    await waits(1);
    expect([await isShown(name), await storedNames()]).toEqual([false, []]);
    expect((await browser.profile()).json().account?.picture ?? null).toBeNull();
    await waits(0);
    expect(await rows()).toEqual([]);
  });

  it('stay once the address is verified', async () => {
    const name = await sends(await picture());
    const token = await accounts.mailed('verification', id);
    expect(await verifyByLink(accounts.desk, { token })).not.toHaveProperty('code');
    await waits(2 * day);
    expect([await isShown(name), await storedNames(), await rows()]).toEqual([true, [name], []]);
  });

  it('have a separate lifetime for each picture, and a newer one is not removed with the first', async () => {
    await sends(await picture());
    await waits(day / 2);
    const other = await sends(await picture());
    await waits(day / 2);
    expect([await isShown(other), await storedNames()]).toEqual([true, [other]]);
  });
});

describe('DELETE account/picture', () => {
  it('deletes the picture, and succeeds without one', async () => {
    const picture = await sends(await halves(200, 200).png().toBuffer());
    for (const time of ['once', 'again']) {
      const answer = await browser.remove('/api/v10/account/picture');
      expect([answer.statusCode, answer.json()], time).toEqual([200, { picture: null }]);
    }
    expect([await storedNames(), (await shown(picture)).statusCode]).toEqual([[], 404]);
    expect(await browser.ask('{ me { picture } }')).toEqual({ picture: null });
    const types = (await accounts.factsOf(id)).map(({ type }) => type);
    expect(types.filter((type) => type === 'account.profileChanged')).toHaveLength(2);
    expect((await openBrowser(test).remove('/api/v10/account/picture')).statusCode).toBe(401);
  });
});

/** The headers that a logged-in browser sends with a call. */
async function headersOfCall(): Promise<Record<string, string>> {
  return {
    'x-api-hash': 'test',
    'x-csrf-token': browser.cookies.get('allmend_csrf')!,
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
  };
}
