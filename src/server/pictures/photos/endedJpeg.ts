import { begins } from './beginnings.ts';

/** The marker by which a JPEG ends (ITU-T T.81, EOI). */
const endMarker = Buffer.from([0xff, 0xd9]);

/** The share of a photo's height that may be missing at the bottom. */
const mostMissing = 0.05;

/** The number of pixel rows to which a photo is scaled for measuring the missing part. */
const rows = 200;
const columns = 32;

/** The grey that libjpeg decodes missing blocks to: coefficients of 0 are the middle of 0 to 255. */
const fillGrey = 128;

/**
 * Appends the end marker to a JPEG that lost it, or its last bytes: browsers show such photos. Undefined for other
 * files, and if more than a few rows of pixels are missing.
 */
export async function endedJpeg(file: Buffer, mostPixels: number): Promise<Buffer | undefined> {
  if (!begins.jpeg(file)) return undefined;
  const ended = Buffer.concat([file, endMarker]);
  const { default: sharp } = await import('sharp');
  const grey = await sharp(ended, { limitInputPixels: mostPixels, failOn: 'error' })
    .greyscale()
    .resize({ width: columns, height: rows, fit: 'fill' })
    .raw()
    .toBuffer()
    .catch(() => undefined);
  if (!grey) return undefined;
  const isMissing = (row: number) =>
    grey.subarray(row * columns, (row + 1) * columns).every((pixel) => Math.abs(pixel - fillGrey) <= 1);
  let missing = 0;
  while (missing < rows && isMissing(rows - 1 - missing)) missing += 1;
  return missing <= rows * mostMissing ? ended : undefined;
}
