import type Sharp from 'sharp';
import type { PictureFormat, PictureWidth } from '#market/pictures.ts';

/** Counts up when a picture is made in another way, so that what was made before is made anew. */
export const recipe = 1;

/** Beyond this many pixels an original is no photograph but an attempt to fill the memory. */
const mostPixels = 100_000_000;

const pointsAnInch = 72;

/** The source cannot be read as a picture. */
export class NoPicture extends Error {
  override readonly name = 'NoPicture';
}

/**
 * A picture in one width and format. A drawing is rastered at that width, so that its edges stay sharp. A photograph is
 * turned by its camera's orientation, and never enlarged. Throws NoPicture if the original is not a picture, or is
 * damaged.
 */
export async function scaled(original: Uint8Array, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  // Loaded with the first picture: a start waits for nothing that its pages do not need.
  const { default: sharp } = await import('sharp');
  return made(sharp, { original, width, format }).catch((error: unknown) => throwIfBroken(original, error));
}

/** Throws NoPicture where an original that work has failed on cannot be decoded, and otherwise the error of the work. */
export async function throwIfBroken(original: Uint8Array, error: unknown): Promise<never> {
  if (await canBeDecoded(original)) throw error;
  throw new NoPicture((error as Error).message, { cause: error });
}

/** Whether the fault is not the original's: it is decoded alone, into one column of pixels. */
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
