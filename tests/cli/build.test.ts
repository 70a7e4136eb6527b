import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeIcons } from '#cli/build/icons.ts';
import { precompress } from '#cli/build/precompress.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

const folder = temporaryFolder();

afterAll(() => folder.remove());

describe('compressed files of a build', () => {
  const script = 'export const words = ["velo", "sofa"];\n'.repeat(200);
  const place = join(folder.path, 'assets');
  const at = (name: string) => join(place, name);

  beforeAll(async () => {
    mkdirSync(join(place, 'deep'), { recursive: true });
    writeFileSync(at('main.js'), script);
    writeFileSync(at('deep/sign.svg'), `<svg>${'<path d="M0 0"/>'.repeat(200)}</svg>`);
    writeFileSync(at('tiny.css'), 'a{color:red}');
    writeFileSync(at('face.woff2'), script);
    await precompress(place);
  });

  it('are texts, in both encodings, and unchanged after decompression', () => {
    expect(brotliDecompressSync(readFileSync(at('main.js.br'))).toString()).toBe(script);
    expect(gunzipSync(readFileSync(at('main.js.gz'))).toString()).toBe(script);
    expect(existsSync(at('deep/sign.svg.br'))).toBe(true);
    expect(readFileSync(at('main.js.br')).length).toBeLessThan(readFileSync(at('main.js.gz')).length);
  });

  it.each(['tiny.css', 'face.woff2'])('do not include %s, without a gain', (name) => {
    expect([`${name}.br`, `${name}.gz`].filter((variant) => existsSync(at(variant)))).toEqual([]);
  });
});

describe.each(['allmend', 'murmel'])('the icons of %s', (brand) => {
  const place = join(folder.path, brand);
  const read = (name: string) => readFileSync(join(place, name));

  beforeAll(async () => {
    await makeIcons(readFileSync(`src/web/theme/brands/${brand}/sign.svg`), '#fffdf9', place);
  });

  it('are in favicon.ico at the sizes of tabs and desktops', async () => {
    const ico = read('favicon.ico');
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    const sizes = [];
    for (let entry = 6; entry < 6 + 3 * 16; entry += 16) {
      const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
      const { format, width, height } = await sharp(ico.subarray(offset, offset + length)).metadata();
      expect([format, width]).toEqual(['png', ico.readUInt8(entry)]);
      sizes.push(height);
    }
    expect(sizes).toEqual([16, 32, 48]);
  });

  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-maskable-192.png', 192],
    ['icon-maskable-512.png', 512],
  ])('%s has an opaque background to its corners, for devices without transparency', async (name, size) => {
    const { data, info } = await sharp(read(name)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([size, size]);
    expect([...data.subarray(0, 3)]).toEqual([0xff, 0xfd, 0xf9]);
    expect((await sharp(read(name)).stats()).isOpaque).toBe(true);
  });

  it('have a maskable icon whose symbol is within the circle of every mask', async () => {
    const { data, info } = await sharp(read('icon-maskable-512.png')).raw().toBuffer({ resolveWithObject: true });
    const middle = info.width / 2;
    const outside = [];
    for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
      const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
      const isGround = data[pixel * info.channels + 2] === 0xf9 && data[pixel * info.channels] === 0xff;
      if (!isGround && Math.hypot(x - middle, y - middle) > 0.4 * info.width) outside.push([x, y]);
    }
    expect(outside).toEqual([]);
  });
});
