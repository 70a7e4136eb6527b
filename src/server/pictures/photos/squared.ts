import { mostPicturePixels, pictureKinds, shortestPictureSide, storedPictureSide } from '#machines/account/limits.ts';
import { begins } from './beginnings.ts';
import { endedJpeg } from './endedJpeg.ts';

/** Why a file is not taken as a picture, with what it is instead. */
export type PictureFlaw =
  | { readonly flaw: 'unreadable' }
  | { readonly flaw: 'tooSmall'; readonly width: number; readonly height: number }
  | { readonly flaw: 'tooManyPixels'; readonly pixels: number };

const million = 1_000_000;
const longestWork = 20;

/** What is given to its parser. */
const taken = [begins.jpeg, begins.png, begins.gif, begins.webp, begins.iso];

/**
 * Makes of a file, whatever it is called, the square in its middle: turned as its camera says, without where and by what it
 * was taken; of a picture that moves, its first frame. Or says why it is none of ours.
 */
export async function squared(file: Buffer): Promise<Buffer | PictureFlaw> {
  if (file.length < 12 || !taken.some((is) => is(file))) return { flaw: 'unreadable' };
  // Loaded with the first picture: a start waits for nothing that its pages do not need.
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
    // Its parser could not read it: no picture, cut short, or a kind that is not ours to show.
    return { flaw: 'unreadable' };
  }
}
