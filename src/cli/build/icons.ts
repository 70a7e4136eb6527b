import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The sizes of the pictures in favicon.ico, in pixels: for a tab, a task bar, a desktop. */
const faviconSizes = [16, 32, 48];
/** The icon for an iPhone's home screen, in pixels; the phone rounds the corners itself and shows no transparency. */
const touchSize = 180;
const installedSizes = [192, 512];
/**
 * The share of a maskable icon's side that the brand's icon takes: it must be within the circle that every mask shows
 * (W3C, 80 %).
 */
const maskableShare = 0.56;
const touchShare = 0.76;

/**
 * Makes all icons from a brand's icon: `icon.svg`, and for other clients `favicon.ico`, `apple-touch-icon.png`, and the
 * files of the web app manifest. `background` is a CSS colour.
 */
export async function makeIcons(sign: Buffer, background: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const write = (name: string, content: Buffer) => writeFile(join(folder, name), content);
  await write('icon.svg', sign);
  const favicon = await Promise.all(faviconSizes.map((size) => picture(sign, { size })));
  await write('favicon.ico', icoOf(favicon));
  await write('apple-touch-icon.png', await picture(sign, { size: touchSize, share: touchShare, background }));
  for (const size of installedSizes) {
    await write(`icon-any-${size}.png`, await picture(sign, { size }));
    await write(`icon-maskable-${size}.png`, await picture(sign, { size, share: maskableShare, background }));
  }
}

/** The icon in the middle of a square PNG, with a transparent or coloured background. */
async function picture(
  sign: Buffer,
  { size, share = 1, background }: { size: number; share?: number; background?: string },
): Promise<Buffer> {
  const side = Math.round(size * share);
  // The icon is rendered at its final size, not enlarged.
  const drawn = await sharp(sign, { density: (72 * side) / 64 })
    .resize(side, side)
    .png()
    .toBuffer();
  return sharp({
    create: { width: size, height: size, channels: 4, background: background ?? { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The container of an .ico: a header, an entry of 16 bytes per picture, then the PNGs themselves. */
function icoOf(pictures: readonly Buffer[]): Buffer {
  const headerLength = 6;
  const entryLength = 16;
  const header = Buffer.alloc(headerLength + entryLength * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, png] of pictures.entries()) {
    const entry = headerLength + entryLength * index;
    const size = faviconSizes[index]!;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures]);
}
