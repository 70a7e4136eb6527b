import { begins } from './beginnings.ts';

/** The marker by which a JPEG ends (ITU-T T.81, EOI). */
const endMarker = Buffer.from([0xff, 0xd9]);

/** Missing rows at the bottom of a photo that is taken all the same, as a share of its height. */
const mostMissing = 0.05;

/** Rows in which the missing part is measured. */
const rows = 200;
const columns = 32;

/** What libjpeg decodes missing blocks to: coefficients of 0, which are the middle of 0 to 255. */
const fillGrey = 128;

/**
 * A JPEG that lost its end marker, or its last bytes, with that marker behind it: browsers show such photos. Undefined for
 * other files, and where more than a few rows of pixels are missing.
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
