import { readdir } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { photoFrom } from '#server/pictures/photos/photoMaking.ts';
import type { Photo } from '#server/pictures/photos/photos.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { coloursOf, formOf, pngBomb, pngChunk, quarters, tiffOf } from '#tests/drivers/insertion/photos/photoFiles.ts';

let test: TestApp;
let browser: TestBrowser;

beforeAll(async () => {
  test = await openTestApp(() => noon);
  browser = openBrowser(test);
});
afterAll(() => test.close());

type Sent = Parameters<typeof formOf>[1];

const sends = (bytes: Uint8Array, as: Sent = {}) =>
  browser.post('/api/v10/insertion/photos.json', { files: formOf(bytes, as) });

async function brings(bytes: Uint8Array, as: Sent = {}): Promise<Photo> {
  const answer = await sends(bytes, as);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ photo: Photo }>().photo;
}

/** Uploads a file that is refused; resolves to the status, the error code, and the message of the field. */
async function refusalOf(bytes: Uint8Array, as: Sent = {}): Promise<readonly unknown[]> {
  const answer = await sends(bytes, as);
  const { api, parameters } = answer.json();
  return [answer.statusCode, api.error, ...parameters.map((each: object) => Object.values(each).join(': '))];
}

const saved = async ({ name }: Pick<Photo, 'name'>) => (await test.services.photos.read(name))!;

const noPicture = [
  400,
  'photo.unreadable',
  'photo: We can’t read this file. Please choose a JPEG, PNG, WebP, AVIF, GIF or TIFF.',
];
const broken = [
  400,
  'photo.broken',
  'photo: This photo is damaged or incomplete. Save it again or choose another one.',
];
const tooManyPixels = (pixels: number) => [
  400,
  'photo.tooManyPixels',
  `photo: This photo has ${pixels} megapixels. The limit is 50.`,
];

/** Requests a photo from the picture endpoint in every format. */
async function served({ name }: Pick<Photo, 'name'>) {
  return Promise.all(
    ['avif', 'webp', 'jpg'].map((format) => test.get(`/pictures/160/${name.replace('.webp', '')}.${format}`)),
  );
}

/** Creates a file of the ISO family with these brands and no content. */
function boxOf(...brands: readonly string[]): Buffer {
  const [major, ...others] = brands;
  const body = Buffer.from(`ftyp${major}\0\0\0\0${others.join('')}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body, Buffer.alloc(4000, 7)]);
}

describe('A picture that is a bomb', () => {
  it('of a PNG is refused before it is decompressed', async () => {
    const bomb = pngBomb(50_001, 50_000);
    expect(bomb.length).toBeLessThan(64 * 1024);
    expect(await refusalOf(bomb)).toEqual(tooManyPixels(2501));
  });

  it('of a GIF or JPEG that claims a huge size is refused, and one just below the limit is not', async () => {
    const gif = Buffer.from(await quarters(40, 40).gif().toBuffer());
    gif.writeUInt16LE(65_535, 6);
    gif.writeUInt16LE(65_535, 8);
    const first = gif.lastIndexOf(Buffer.from([0x2c, 0, 0, 0, 0, 40, 0, 40, 0]));
    gif.writeUInt16LE(65_535, first + 5);
    gif.writeUInt16LE(65_535, first + 7);
    expect(await refusalOf(gif)).toEqual(tooManyPixels(4295));
    const jpeg = Buffer.from(await quarters(40, 40).jpeg().toBuffer());
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(65_500, frame + 5);
    jpeg.writeUInt16BE(65_500, frame + 7);
    expect(await refusalOf(jpeg)).toEqual(tooManyPixels(4291));
    const grey = { create: { width: 10_000, height: 5000, channels: 3, background: '#808080' } } as const;
    const largest = await sharp(grey).png().toBuffer();
    expect(await brings(largest)).toMatchObject({ width: 2560, height: 1280 });
  });

  it('of texts that decompress to a gigabyte is accepted without them', async () => {
    const png = await quarters(80, 80).png().toBuffer();
    const text = deflateSync(Buffer.alloc(100_000_000));
    const chunk = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), text]));
    const bomb = Buffer.concat([png.subarray(0, 33), ...Array.from({ length: 10 }, () => chunk), png.subarray(33)]);
    const photo = await brings(bomb);
    expect([await coloursOf(await saved(photo)), (await saved(photo)).length < 10_000]).toEqual(['rgbw', true]);
  });

  it('of a TIFF with a hundred thousand pictures is read as its first one, without counting the others', async () => {
    const before = process.cpuUsage();
    expect(await brings(tiffOf(100_000))).toMatchObject({ width: 1, height: 1 });
    const { user, system } = process.cpuUsage(before);
    // The limit of the processor time in seconds: counting all pictures would take five.
    expect((user + system) / 1_000_000).toBeLessThan(2);
  });

  it('of a GIF with a thousand frames is read as its first one', async () => {
    const [side, frames] = [8, 1000];
    const noise = Buffer.from(Array.from({ length: side * side * 3 * frames }, (_, at) => (at * 7919) % 251));
    noise.fill(255, 0, side * side * 3);
    const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
    const gif = await sharp(noise, { raw }).gif({ effort: 1 }).toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(frames);
    const photo = await brings(gif);
    expect([photo.width, photo.height, await coloursOf(await saved(photo))]).toEqual([side, side, 'wwww']);
    expect((await sharp(await saved(photo)).metadata()).pages).toBeUndefined();
  });
});

describe('A forged picture', () => {
  it.each(['image/svg+xml', 'image/jpeg'])(
    'is refused when it is a drawing with a script, sent as %s',
    async (type) => {
      const drawing =
        '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>';
      expect(await refusalOf(Buffer.from(drawing), { name: 'velo.jpg', type })).toEqual(noPicture);
      expect(await refusalOf(Buffer.from(`<?xml version="1.0"?>${drawing}`), { name: 'velo.jpg', type })).toEqual(
        noPicture,
      );
    },
  );

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an archive', Buffer.from('PK\x03\x04 and so on, and so forth', 'latin1')],
    ['a PDF', Buffer.from('%PDF-1.7 and so on, and so forth')],
    ['a film', boxOf('isom', 'isom', 'mp42')],
    ['a bitmap', Buffer.from('BM and so on, and so forth')],
    ['too short for any picture', Buffer.from([0xff, 0xd8, 0xff])],
  ])('is refused when it is %s', async (_what, bytes) => {
    expect(await refusalOf(bytes, { name: 'velo.jpg' })).toEqual(noPicture);
  });

  it('is refused with advice as a HEIC, and an AVIF is not mistaken for one', async () => {
    const heic = [400, 'photo.heic', 'photo: We can’t read HEIC photos. Save this one as a JPEG and choose it again.'];
    expect(await refusalOf(boxOf('heic', 'mif1', 'heic'), { name: 'velo.jpg' })).toEqual(heic);
    expect(await refusalOf(boxOf('mif1', 'mif1', 'heic', 'hevc'))).toEqual(heic);
    expect(await refusalOf(boxOf('hevc', 'msf1'))).toEqual(heic);
    const avif = Buffer.from(await quarters(160, 120).avif().toBuffer());
    avif.write('mif1', 8, 'latin1');
    expect(await coloursOf(await saved(await brings(avif, { name: 'velo.heic', type: 'image/heic' })))).toBe('rgbw');
    expect(await refusalOf(boxOf('avif', 'mif1', 'avif')), 'no picture in it').toEqual(broken);
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const)(
    'is refused when its %s is truncated',
    async (format) => {
      const whole = await quarters(400, 300).toFormat(format).toBuffer();
      for (const part of [0.3, 0.5, 0.9]) {
        expect(await refusalOf(whole.subarray(0, Math.floor(whole.length * part))), `${part}`).toEqual(broken);
      }
    },
  );

  it.each(['baseline', 'progressive'])(
    'is accepted when its %s JPEG lost the end marker or its last bytes',
    async (kind) => {
      const whole = await quarters(400, 300)
        .jpeg({ progressive: kind === 'progressive' })
        .toBuffer();
      for (const lost of [2, 3]) {
        const photo = await brings(whole.subarray(0, whole.length - lost));
        expect(await coloursOf(await saved(photo)), `${lost}`).toBe('rgbw');
        expect(photo).toMatchObject({ width: 400, height: 300 });
      }
    },
  );

  it.each(['white', 'black', '#c8d8e8'])(
    'is accepted when its JPEG lost the end marker below a background of %s',
    async (ground) => {
      const whole = await quarters(400, 300).extend({ bottom: 100, background: ground }).jpeg().toBuffer();
      expect(await brings(whole.subarray(0, -2))).toMatchObject({ width: 400, height: 400 });
      expect(await refusalOf(whole.subarray(0, Math.floor(whole.length * 0.6)))).toEqual(broken);
    },
  );

  it.each([
    [
      'a JPEG with data behind its end',
      async () => Buffer.concat([await quarters(400, 300).jpeg().toBuffer(), Buffer.alloc(5000, 7)]),
    ],
    ['a progressive JPEG', () => quarters(400, 300).jpeg({ progressive: true }).toBuffer()],
    ['a CMYK JPEG', () => quarters(400, 300).toColourspace('cmyk').jpeg().toBuffer()],
    ['a PNG of 16 bits', () => quarters(400, 300).toColourspace('rgb16').png().toBuffer()],
    ['a PNG without its end', async () => (await quarters(400, 300).png().toBuffer()).subarray(0, -12)],
  ])('is accepted: %s, whatever its name', async (_kind, file) => {
    const photo = await brings(await file(), { name: 'velo.heic', type: 'image/heic' });
    expect(await coloursOf(await saved(photo))).toBe('rgbw');
  });

  it('may have any name, which is neither stored nor repeated', async () => {
    const bytes = await quarters(100, 100).png().toBuffer();
    const plain = await brings(bytes);
    const names = [
      '../../../../etc/cron.d/velo.png',
      '<img src=x onerror=alert(1)>.png',
      '"; filename="velo.php',
      'velo.png\0.html',
      '\u202Egnp.olev',
      'x'.repeat(500),
    ];
    for (const name of names) expect(await brings(bytes, { name, type: 'text/html' }), name).toEqual(plain);
    const answer = await sends(Buffer.from('no picture at all'), { name: '<script>alert(1)</script>.jpg' });
    expect([answer.statusCode, answer.body.includes('script')]).toEqual([400, false]);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const everything = await readdir(test.folder, { recursive: true });
    expect(everything.filter((file) => /velo|script|cron/.test(file))).toEqual([]);
  });

  it('never makes the server fail, however it is modified', async () => {
    const kinds = await Promise.all(
      (['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const).map((format) =>
        quarters(48, 32).toFormat(format).toBuffer(),
      ),
    );
    const change = fc.record({ at: fc.nat(4000), byte: fc.nat(255) });
    let made = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...kinds), fc.array(change, { maxLength: 8 }), async (kind, changes) => {
        const bytes = Buffer.from(kind);
        for (const { at, byte } of changes) bytes[12 + (at % (bytes.length - 12))] = byte;
        const photo = await photoFrom(bytes);
        if ('flaw' in photo) return;
        made += 1;
        expect((await sharp(photo.bytes).metadata()).format).toBe('webp');
      }),
      { numRuns: 150 },
    );
    expect(made).toBeGreaterThan(0);
  });
});

describe('A polyglot picture', () => {
  it('is served without the other content, under its own type, with sniffing disabled', async () => {
    const page = '<html><script>alert("Zwetschge")</script></html>';
    const jpeg = await quarters(200, 100).jpeg().toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), Buffer.from(page)]);
    const archive = Buffer.from(`PK\x03\x04${page}PK\x05\x06${'\0'.repeat(18)}`, 'latin1');
    const polyglot = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), archive]);
    const photo = await brings(polyglot, { name: 'velo.html', type: 'text/html' });
    const answers = await served(photo);
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
    for (const { headers, statusCode } of answers) {
      expect([statusCode, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
    for (const bytes of [await saved(photo), ...answers.map(({ rawPayload }) => rawPayload)]) {
      expect(
        ['Zwetschge', '<script', '<html', 'PK\x03\x04', 'PK\x05\x06'].filter((text) => bytes.includes(text)),
      ).toEqual([]);
    }
  });

  it('is the same photo as without it', async () => {
    const png = await quarters(120, 60).png().toBuffer();
    expect(await brings(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]))).toEqual(await brings(png));
  });
});

describe('A picture of an unusual kind', () => {
  it.each([
    [1, 'rgbw'],
    [2, 'grwb'],
    [3, 'wbgr'],
    [4, 'bwrg'],
    [5, 'rbgw'],
    [6, 'brwg'],
    [7, 'wgbr'],
    [8, 'gwrb'],
  ])('is stored upright for orientation %d, without the place of the photo', async (orientation, seen) => {
    const exif = {
      IFD0: { Make: 'Zwetschgenphone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '7/1 27/1 0/1' },
    };
    const reported = quarters(200, 100).withExif(exif).withXmp('<x>Zwetschgenweg 7</x>').withMetadata({ orientation });
    const accepted = await reported.jpeg().toBuffer();
    expect((await sharp(accepted).metadata()).orientation).toBe(orientation);
    expect([accepted.includes('Zwetschgenphone'), accepted.includes('Zwetschgenweg')]).toEqual([true, true]);
    const photo = await brings(accepted);
    expect([photo.width, photo.height]).toEqual(orientation < 5 ? [200, 100] : [100, 200]);
    const bytes = await saved(photo);
    expect(await coloursOf(bytes)).toBe(seen);
    for (const each of [bytes, ...(await served(photo)).map(({ rawPayload }) => rawPayload)]) {
      const { exif: said, xmp, icc, orientation: turned } = await sharp(each).metadata();
      expect([said, xmp, icc, turned, each.includes('Zwetschgen')]).toEqual([...Array(4).fill(undefined), false]);
    }
  });

  it.each([
    ['a JPEG for printers', () => quarters(80, 60).toColourspace('cmyk').jpeg(), { space: 'cmyk' }],
    ['a PNG of 16 bits', () => quarters(80, 60).toColourspace('rgb16').png(), { depth: 'ushort' }],
    [
      'a TIFF of 16 bits',
      () => quarters(80, 60).toColourspace('rgb16').tiff({ compression: 'deflate' }),
      { depth: 'ushort' },
    ],
    ['a PNG of few colours', () => quarters(80, 60).png({ palette: true }), { isPalette: true }],
    ['a wider range of colours', () => quarters(80, 60).withIccProfile('p3').jpeg(), { hasProfile: true }],
    ['a progressive JPEG', () => quarters(80, 60).jpeg({ progressive: true }), { isProgressive: true }],
    ['a packed TIFF', () => quarters(80, 60).tiff({ compression: 'lzw', tile: true }), { format: 'tiff' }],
  ] as const)('shows its content as %s', async (_kind, make, reported) => {
    const bytes = await make().toBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject(reported);
    const photo = await brings(bytes);
    expect([photo.width, photo.height, await coloursOf(await saved(photo))]).toEqual([80, 60, 'rgbw']);
    expect(await sharp(await saved(photo)).metadata()).toMatchObject({
      space: 'srgb',
      depth: 'uchar',
      hasProfile: false,
    });
  });

  it('shows its first frame for an animated WebP, and the background behind transparent parts', async () => {
    const stills = [await quarters(80, 60).png().toBuffer(), await quarters(80, 60).negate().png().toBuffer()];
    const moving = await sharp(stills, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const photo = await brings(moving);
    expect([photo.height, await coloursOf(await saved(photo))]).toEqual([60, 'rgbw']);

    const clear = { create: { width: 80, height: 60, channels: 4, background: '#ff000000' } } as const;
    const answers = await served(await brings(await sharp(clear).png().toBuffer()));
    for (const { rawPayload } of answers) expect(await coloursOf(rawPayload)).toBe('wwww');
  });
});
