import { deflateSync, crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture of four colours: red and green above, blue and white below, so that its rotation is visible. */
export function quarters(width = 400, height = 200): Sharp {
  const [left, top] = [Math.floor(width / 2), Math.floor(height / 2)];
  const part = (background: string, x: number, y: number) => ({
    input: { create: { width: width - left, height: height - top, channels: 3 as const, background } },
    left: x,
    top: y,
  });
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    part('#00ff00', left, 0),
    part('#0000ff', 0, top),
    part('#ffffff', left, top),
  ]);
}

const letters = [
  { letter: 'r', colour: [255, 0, 0] },
  { letter: 'g', colour: [0, 255, 0] },
  { letter: 'b', colour: [0, 0, 255] },
  { letter: 'w', colour: [255, 255, 255] },
  { letter: '?', colour: [0, 0, 0] },
];

/** The colours in the four quarters of a picture, as the letters of the nearest, from left to right and from top to bottom. */
export async function coloursOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#808080' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const letter = (across: number, down: number) => {
    const at = (Math.floor(info.height * down) * info.width + Math.floor(info.width * across)) * info.channels;
    const distance = (colour: readonly number[]) =>
      Math.hypot(...colour.map((value, index) => value - data[at + index]!));
    return letters.toSorted((one, other) => distance(one.colour) - distance(other.colour))[0]!.letter;
  };
  return [letter(0.25, 0.25), letter(0.75, 0.25), letter(0.25, 0.75), letter(0.75, 0.75)].join('');
}

/** Creates a valid PNG of a few bytes that decompresses to a very large picture. */
export function pngBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // The bytes of the header for one bit per pixel, in greyscale.
  head.set([1, 0, 0, 0, 0], 8);
  const line = Math.ceil(width / 8) + 1;
  // Pixel data for only a tenth of the picture, because no parser may read that far.
  const data = deflateSync(Buffer.alloc(line * Math.ceil(height / 10)), { level: 9 });
  const parts = [pngChunk('IHDR', head), pngChunk('IDAT', data), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), ...parts]);
}

/** Creates a chunk of a PNG file, with its length and its checksum. */
export function pngChunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A TIFF of one grey pixel with any number of further pictures, each in a separate directory. */
export function tiffOf(pictures: number): Buffer {
  const entries = [256, 257, 258, 259, 262, 273, 277, 278, 279] as const;
  const size = 2 + 12 * entries.length + 4;
  const pixel = 8 + size * pictures;
  const bytes = Buffer.alloc(pixel + 1, 200);
  bytes.set([0x49, 0x49, 42, 0, 8, 0, 0, 0]);
  for (let picture = 0; picture < pictures; picture += 1) {
    const at = 8 + size * picture;
    bytes.writeUInt16LE(entries.length, at);
    for (const [index, tag] of entries.entries()) {
      const value = tag === 258 ? 8 : tag === 273 ? pixel : 1;
      const entry = at + 2 + 12 * index;
      bytes.writeUInt16LE(tag, entry);
      bytes.writeUInt16LE(4, entry + 2);
      bytes.writeUInt32LE(1, entry + 4);
      bytes.writeUInt32LE(value, entry + 8);
    }
    bytes.writeUInt32LE(picture === pictures - 1 ? 0 : at + size, at + size - 4);
  }
  return bytes;
}

/** Creates the form data by which a browser uploads one or more files. */
export function formOf(
  bytes: Uint8Array,
  { field = 'photo', name = 'IMG_0001.JPG', type = 'image/jpeg' } = {},
): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}
