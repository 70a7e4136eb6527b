import { mostPicturePixels, pictureKinds, shortestPictureSide, storedPictureSide } from '#machines/account/limits.ts';
import { begins } from './beginnings.ts';
import { endedJpeg } from './endedJpeg.ts';

/** The reason why a file is rejected as a picture, with its actual size. */
export type PictureFlaw =
  | { readonly flaw: 'unreadable' }
  | { readonly flaw: 'tooSmall'; readonly width: number; readonly height: number }
  | { readonly flaw: 'tooManyPixels'; readonly pixels: number };

const million = 1_000_000;
const longestWork = 20;

/** Checks for the formats of pictures that are decoded. */
const formats = [begins.jpeg, begins.png, begins.gif, begins.webp, begins.iso];

/**
 * Converts a file to the square in its middle, whatever its name is: upright by its orientation, without the metadata
 * about place and camera. Of an animation it takes the first frame. Returns the flaw of an unsuitable file.
 */
export async function squared(file: Buffer): Promise<Buffer | PictureFlaw> {
  if (file.length < 12 || !formats.some((is) => is(file))) return { flaw: 'unreadable' };
  // `sharp` is loaded with the first picture, so that the start of the server does not wait for it.
  const { default: sharp } = await import('sharp');
  try {
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (!pictureKinds.some((kind) => kind === format) && format !== 'heif') return { flaw: 'unreadable' };
    if (Math.min(width, height) < shortestPictureSide) return { flaw: 'tooSmall', width, height };
    if (width * height > mostPicturePixels)
      return { flaw: 'tooManyPixels', pixels: Math.ceil((width * height) / million) };
    const side = Math.min(storedPictureSide, width, height);
    const made = (from: Buffer) =>
      sharp(from, { limitInputPixels: mostPicturePixels, failOn: 'error' })
        .timeout({ seconds: longestWork })
        .autoOrient()
        .resize({ width: side, height: side, fit: 'cover' })
        .webp({ quality: 88 })
        .toBuffer();
    return await made(file).catch(async (error: unknown) => {
      const ended = await endedJpeg(file, mostPicturePixels);
      if (!ended) throw error;
      return made(ended);
    });
  } catch {
    // The file could not be decoded: it is no picture, truncated, or of a format that we do not show.
    return { flaw: 'unreadable' };
  }
}
