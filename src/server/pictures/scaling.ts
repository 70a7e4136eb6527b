import type Sharp from 'sharp';
import type { PictureFormat, PictureWidth } from '#market/pictures.ts';

/** The version of the scaling algorithm: increment it to make all pictures again. */
export const recipe = 1;

/** An original with more pixels is no photograph but an attempt to exhaust the memory. */
const mostPixels = 100_000_000;

const pointsAnInch = 72;

/** The error if a source cannot be read as a picture. */
export class UndecodablePicture extends Error {
  override readonly name = 'UndecodablePicture';
}

/**
 * A picture in a width and format. A drawing is rastered at that width, so that its edges stay sharp. A photograph is
 * turned by its camera's orientation, and never enlarged. Throws UndecodablePicture if the original is not a picture, or is
 * damaged.
 */
export async function scaled(original: Uint8Array, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  // `sharp` is loaded with the first picture, so that the start of the server does not wait for it.
  const { default: sharp } = await import('sharp');
  return made(sharp, { original, width, format }).catch((error: unknown) => throwIfBroken(original, error));
}

/** Throws UndecodablePicture if the original cannot be decoded, and otherwise the original error. */
export async function throwIfBroken(original: Uint8Array, error: unknown): Promise<never> {
  if (await canBeDecoded(original)) throw error;
  throw new UndecodablePicture((error as Error).message, { cause: error });
}

/** Whether the original can be decoded: it is decoded alone, into a single column of pixels. */
async function canBeDecoded(original: Uint8Array): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  try {
    await sharp(original, { limitInputPixels: mostPixels }).resize({ width: 1 }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

async function made(
  sharp: typeof Sharp,
  { original, width, format }: { original: Uint8Array; width: PictureWidth; format: PictureFormat },
): Promise<Buffer> {
  const { format: kind, width: own } = await sharp(original).metadata();
  const density = kind === 'svg' && own ? { density: (pointsAnInch * width) / own } : {};
  const picture = sharp(original, { limitInputPixels: mostPixels, ...density })
    .autoOrient()
    .resize({ width, withoutEnlargement: kind !== 'svg' })
    .flatten({ background: '#fff' });
  switch (format) {
    case 'avif':
      // Effort 2 of 9: a tenth of the default's time for a sixth more bytes, and the first page of a list needs thirty.
      return picture.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 75, effort: 4 }).toBuffer();
    case 'jpg':
      return picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  }
}
