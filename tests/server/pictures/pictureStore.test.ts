import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PictureRequest } from '#market/pictures.ts';
import { fileCache } from '#server/pictures/fileCache.ts';
import { demoFiles, firstOf, type Original, type Originals } from '#server/pictures/originals.ts';
import { pictureStore } from '#server/pictures/pictureStore.ts';
import { rememberedFiles } from '#server/pictures/rememberedFiles.ts';
import { UndecodablePicture, scaled } from '#server/pictures/scaling.ts';
import { TooManyWaiting } from '#server/pictures/semaphore.ts';
import { controlledRendering, until } from '#tests/drivers/server/controlledRendering.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

const demoFolder = fileURLToPath(new URL('../../../src/demo/pictures/', import.meta.url));

let temporary: TemporaryFolder;
let folder: string;

beforeEach(() => {
  temporary = temporaryFolder();
  folder = temporary.path;
});
afterEach(() => temporary.remove());

const pictureRequest: PictureRequest = { width: 320, stem: 'demo/sofa', format: 'webp' };
const one: Originals = async (stem) =>
  stem === 'demo/sofa' ? { version: '1', read: async () => Buffer.from('an original') } : undefined;

async function bytesOf(store: ReturnType<typeof pictureStore>, picture = pictureRequest): Promise<string> {
  return Buffer.from(await (await store.find(picture))!.bytes()).toString();
}

describe('a picture of the store', () => {
  it('is made once, however many requests there are at first, and then stored', async () => {
    const { begun, make } = controlledRendering();
    const store = pictureStore({ originals: one, cache: fileCache(folder), make });
    const asking = [bytesOf(store), bytesOf(store), bytesOf(store)];
    await until(() => begun.length > 0);
    begun[0]!.finish('made');
    expect(await Promise.all(asking)).toEqual(['made', 'made', 'made']);
    const afterwards = pictureStore({ originals: one, cache: fileCache(folder), make });
    expect(await bytesOf(afterwards)).toBe('made');
    expect(begun).toHaveLength(1);
  });

  it('is stored separately while no ad shows its original, and made once for it', async () => {
    let isShown = false;
    let makings = 0;
    const originals: Originals = async () => ({
      version: '1',
      isShown: async () => isShown,
      read: async () => Buffer.from('an original'),
    });
    const make = async () => Buffer.from(`made ${++makings}`);
    const passing = rememberedFiles({ mostBytes: 1000, life: 60_000 });
    const parts = { originals, cache: fileCache(folder), make };
    const store = pictureStore({ ...parts, passing });
    expect([await bytesOf(store), await bytesOf(store), await readdir(folder)]).toEqual(['made 1', 'made 1', []]);
    isShown = true;
    const other = pictureStore({ ...parts, passing: rememberedFiles({ mostBytes: 1000, life: 60_000 }) });
    expect([await bytesOf(other), await bytesOf(other)]).toEqual(['made 2', 'made 2']);
    expect(await readdir(folder)).toContain('320');
  });

  it('is made again when its file is truncated, changed, or empty', async () => {
    let makings = 0;
    const make = async () => Buffer.from(`made ${++makings}`);
    const store = pictureStore({ originals: one, cache: fileCache(folder), make });
    await bytesOf(store);
    const file = join(folder, '320', 'demo', 'sofa.1-1.webp');
    const whole = await readFile(file);
    for (let length = 0; length < whole.length; length += 1) {
      await writeFile(file, whole);
      await truncate(file, length);
      expect(await bytesOf(store), `${length} bytes`).toBe(`made ${makings}`);
      expect(makings).toBe(length + 2);
    }
    await writeFile(file, Buffer.from(whole.map((byte, index) => (index === 2 ? byte ^ 1 : byte))));
    expect(await bytesOf(store)).toBe(`made ${whole.length + 2}`);
  });

  it('leaves no temporary file of a process that was killed while writing', async () => {
    await mkdir(join(folder, '.unfinished'));
    await writeFile(join(folder, '.unfinished', 'half'), 'ha');
    const store = pictureStore({ originals: one, cache: fileCache(folder), make: async () => Buffer.from('made') });
    expect(await bytesOf(store)).toBe('made');
    expect(await readdir(join(folder, '.unfinished'))).toEqual([]);
  });

  it('is stored again after all stored files were deleted', async () => {
    let makings = 0;
    const make = async () => Buffer.from(`made ${++makings}`);
    const store = pictureStore({ originals: one, cache: fileCache(folder), make });
    await bytesOf(store);
    await rm(folder, { recursive: true });
    expect([await bytesOf(store), await bytesOf(store)]).toEqual(['made 2', 'made 2']);
  });

  it('waits while the maximum number is being made', async () => {
    const { begun, make } = controlledRendering();
    let looked = 0;
    const cache = { read: async () => void (looked += 1), write: async () => {} };
    const store = pictureStore({ originals: one, cache, make, atOnce: 2 });
    const widths = [160, 320, 480, 640] as const;
    const answers = Promise.allSettled(widths.map((width) => bytesOf(store, { ...pictureRequest, width })));
    await until(() => looked === widths.length && begun.length > 0);
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toHaveLength(2);
    begun[0]!.fail(new Error('no picture'));
    await until(() => begun.length === 3);
    begun[1]!.finish('second');
    await until(() => begun.length === 4);
    begun[2]!.finish('third');
    begun[3]!.finish('fourth');
    const reported = (await answers).map((each) => (each.status === 'fulfilled' ? each.value : 'failed'));
    expect(reported.toSorted()).toEqual(['failed', 'fourth', 'second', 'third']);
  });

  it('is refused when too many wait already, and made once they no longer do', async () => {
    const { begun, make } = controlledRendering();
    const store = pictureStore({ originals: one, cache: fileCache(folder), make, atOnce: 1, mostWaiting: 1 });
    const ask = (width: PictureRequest['width']) => bytesOf(store, { ...pictureRequest, width });
    const first = ask(160);
    await until(() => begun.length === 1);
    const others = [ask(320), ask(480)];
    const refused = await Promise.race(
      others.map((other) =>
        other.then(
          () => undefined,
          (error: unknown) => error,
        ),
      ),
    );
    expect(refused).toBeInstanceOf(TooManyWaiting);
    const again = ask(160);
    begun[0]!.finish('first');
    expect([await first, await again]).toEqual(['first', 'first']);
    await until(() => begun.length === 2);
    begun[1]!.finish('waited');
    expect((await Promise.allSettled(others)).map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'rejected',
    ]);
    const later = ask(640);
    await until(() => begun.length === 3);
    begun[2]!.finish('later');
    expect(await later).toBe('later');
  });

  it('that could not be made is tried again on the next request', async () => {
    const { begun, make } = controlledRendering();
    const store = pictureStore({ originals: one, cache: fileCache(folder), make });
    const first = bytesOf(store);
    await until(() => begun.length === 1);
    begun[0]!.fail(new Error('out of memory'));
    await expect(first).rejects.toThrow('out of memory');
    const second = bytesOf(store);
    await until(() => begun.length === 2);
    begun[1]!.finish('made');
    expect(await second).toBe('made');
  });

  it('is served also when it cannot be stored', async () => {
    const errors: unknown[] = [];
    const cache = { read: async () => undefined, write: () => Promise.reject(new Error('the disk is full')) };
    const onUnkept = (error: unknown) => errors.push(error);
    const store = pictureStore({ originals: one, cache, make: async () => Buffer.from('made'), onUnkept });
    expect(await bytesOf(store)).toBe('made');
    expect(errors).toEqual([new Error('the disk is full')]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('of another version is made again', async () => {
    const originals =
      (version: string): Originals =>
      async () => ({ version, read: async () => Buffer.from(version) });
    const make = async (original: Uint8Array) => Buffer.from(original);
    const cache = fileCache(folder);
    expect(await bytesOf(pictureStore({ originals: originals('old'), cache, make }))).toBe('old');
    expect(await bytesOf(pictureStore({ originals: originals('new'), cache, make }))).toBe('new');
  });

  it('of an unknown original is not found', async () => {
    const store = pictureStore({ originals: one, cache: fileCache(folder) });
    expect(await store.find({ ...pictureRequest, stem: 'demo/none' })).toBeUndefined();
  });
});

describe('originals', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><view id="2" viewBox="1 1 2 1.5"/></svg>';
  const drawn = async (files: Readonly<Record<string, string>>) => {
    const demo = await mkdtemp(join(folder, 'demo-'));
    for (const [name, text] of Object.entries(files)) await writeFile(join(demo, name), text);
    return demoFiles(demo);
  };
  const textOf = async (original: Original | undefined) => Buffer.from(await original!.read()).toString();

  it('of the demonstration are files, and further views of them', async () => {
    const originals = await drawn({ 'lamp-red.svg': svg });
    expect(await textOf(await originals('demo/lamp-red'))).toBe(svg);
    expect(await textOf(await originals('demo/lamp-red.2'))).toBe(svg.replace('0 0 4 3', '1 1 2 1.5'));
    expect(await originals('demo/lamp-red.3')).toBeUndefined();
  });

  it('come from the first source that has them', async () => {
    const [one, other] = [await drawn({ 'lamp.svg': svg }), await drawn({ 'lamp.svg': '<svg/>', 'rug.svg': '<svg/>' })];
    expect(await textOf(await firstOf(one, other)('demo/lamp'))).toBe(svg);
    expect(await textOf(await firstOf(one, other)('demo/rug'))).toBe('<svg/>');
  });

  it('have one version as long as they look the same', async () => {
    const versionOf = async (text: string) => (await (await drawn({ 'lamp.svg': text }))('demo/lamp'))!.version;
    expect(await versionOf(svg)).toBe(await versionOf(svg));
    expect(await versionOf(svg)).not.toBe(await versionOf(svg.replace('4', '8')));
  });

  it.each(['sofa', 'demo/a/b', 'other/sofa', 'demo/sofa.2', 'demo/sofa.svg'])(
    'do not exist under the name %s',
    async (stem) => {
      expect(await demoFiles(demoFolder)(stem)).toBeUndefined();
    },
  );
});

describe('a scaled picture', () => {
  const drawn = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><path d="M0 0H800V600Z" fill="#c00"/></svg>',
  );

  it.each([
    ['avif', 'heif', 160],
    ['webp', 'webp', 640],
    ['jpg', 'jpeg', 1280],
  ] as const)('is %s in the requested width', async (format, kind, width) => {
    const { format: made, width: wide, height } = await sharp(await scaled(drawn, width, format)).metadata();
    expect([made, wide, height]).toEqual([kind, width, (width * 3) / 4]);
  });

  it('of a photograph is never larger than it, is upright and has no camera metadata', async () => {
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#888' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { width, height, exif } = await sharp(await scaled(photo, 640, 'jpg')).metadata();
    expect([width, height, exif]).toEqual([200, 300, undefined]);
  });

  it('of an invalid or truncated file is a damaged original', async () => {
    await expect(scaled(Buffer.from('no picture'), 160, 'jpg')).rejects.toThrow('unsupported image format');
    await expect(scaled(Buffer.from('no picture'), 160, 'jpg')).rejects.toBeInstanceOf(UndecodablePicture);
    const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    await expect(scaled(photo.subarray(0, photo.length / 2), 160, 'jpg')).rejects.toBeInstanceOf(UndecodablePicture);
  });

  it('in a format that cannot contain it does not make the original a damaged one', async () => {
    const taller = { width: 4, height: 20_000, channels: 3, background: '#888' } as const;
    const original = await sharp({ create: taller }).png().toBuffer();
    const failure = await scaled(original, 160, 'webp').catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'Error', message: 'Processed image is too large for the WebP format' });
  });

  it('without the library does not make the original a damaged one', async () => {
    const missing = new Error('Could not load the "sharp" module');
    vi.doMock('sharp', () => {
      throw missing;
    });
    onTestFinished(() => vi.doUnmock('sharp'));
    const failure = await scaled(drawn, 160, 'jpg').catch((error: unknown) => error);
    expect(failure).toMatchObject({ cause: missing });
    expect(failure).not.toBeInstanceOf(UndecodablePicture);
  });
});
