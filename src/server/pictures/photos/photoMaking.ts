import type { Sharp } from 'sharp';
import { mostPhotoPixels } from '#machines/market/limits.ts';
import { storedSize } from '#market/photoFit.ts';
import { photoSides } from '#market/pictures.ts';
import { begins } from './beginnings.ts';
import { endedJpeg } from './endedJpeg.ts';
import { throwIfBroken } from '../scaling.ts';

/** A photo as it is stored: upright, in a single format, and without the metadata about place and camera. */
export interface MadePhoto {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The reasons why a file is rejected as a photo. */
export type PhotoFlaw =
  /** The format of Apple's phones. Only Safari shows it, and we do not decode it. */
  | { readonly flaw: 'heic' }
  /** The file has no signature of an accepted format. */
  | { readonly flaw: 'unreadable' }
  /** The file has the signature of a format, but cannot be decoded completely. */
  | { readonly flaw: 'broken' }
  | { readonly flaw: 'tooManyPixels'; readonly pixels: number };

/** A part of a photo, in its pixels. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** An edit of a photo: a rotation by clockwise quarter turns, and then a crop. */
export interface PhotoEdit {
  readonly turns: number;
  readonly crop?: Rectangle | undefined;
}

const million = 1_000_000;
const longestWork = 20;

/** Checks for the formats of photos that are decoded. */
const formats: readonly ((bytes: Buffer) => boolean)[] = [
  begins.jpeg,
  begins.png,
  begins.gif,
  begins.webp,
  begins.tiff,
  (bytes) => brandsOf(bytes).some((brand) => /^avi[fs]$/.test(brand)),
];

/**
 * Converts a file to a stored photo, whatever its name is: upright by its orientation, and no larger than is ever
 * shown. Of an animation it takes the first frame. The same file gives the same bytes. Returns the flaw of an
 * unsuitable file.
 */
export async function photoFrom(file: Buffer): Promise<MadePhoto | PhotoFlaw> {
  if (file.length < 12) return { flaw: 'unreadable' };
  if (!formats.some((is) => is(file))) {
    return { flaw: brandsOf(file).some((brand) => /^(he[iv][cxms]|mif1|msf1)$/.test(brand)) ? 'heic' : 'unreadable' };
  }
  // `sharp` is loaded with the first picture, so that the start of the server does not wait for it.
  const { default: sharp } = await import('sharp');
  try {
    const picture = firstOf(file);
    const { autoOrient } = await sharp(picture, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (width * height > mostPhotoPixels) {
      return { flaw: 'tooManyPixels', pixels: Math.ceil((width * height) / million) };
    }
    const stored = storedSize({ width, height }, photoSides);
    const made = (from: Buffer) =>
      encoded(
        sharp(from, { limitInputPixels: mostPhotoPixels, failOn: 'error' })
          .autoOrient()
          .resize({ ...stored, fit: 'fill' }),
      );
    return await made(picture).catch(async (error: unknown) => {
      const ended = await endedJpeg(picture, mostPhotoPixels);
      if (!ended) throw error;
      return made(ended);
    });
  } catch {
    // The file is truncated, or has a wrong signature.
    return { flaw: 'broken' };
  }
}

type EditedPhoto = MadePhoto | { readonly turned: { readonly width: number; readonly height: number } };

/**
 * Makes an edited photo of a stored one. If the crop is not within the rotated photo, returns the rotated photo's size.
 * Throws UndecodablePicture if the stored photo is damaged.
 */
export async function editedPhoto(photo: Uint8Array, edit: PhotoEdit): Promise<EditedPhoto> {
  return editedBy(photo, edit).catch((error: unknown) => throwIfBroken(photo, error));
}

async function editedBy(photo: Uint8Array, { turns, crop }: PhotoEdit): Promise<EditedPhoto> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(photo).metadata();
  const turned = turns % 2 === 0 ? { width, height } : { width: height, height: width };
  if (crop && (crop.left + crop.width > turned.width || crop.top + crop.height > turned.height)) return { turned };
  if (turns === 0 && !crop) return { bytes: Buffer.from(photo), width, height };
  const upright = sharp(photo).rotate(turns * 90);
  return encoded(crop ? upright.extract(crop) : upright);
}

async function encoded(picture: Sharp): Promise<MadePhoto> {
  const { data, info } = await picture
    .timeout({ seconds: longestWork })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** The brands of a file of the ISO family (ISO/IEC 14496-12, 4.3); empty for any other file. */
function brandsOf(bytes: Buffer): readonly string[] {
  if (!begins.iso(bytes)) return [];
  const box = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), longestBrands));
  return box.match(/.{4}/gs) ?? [];
}

const longestBrands = 256;

/**
 * A TIFF reduced to its first picture; any other file unchanged. The parser counts all pictures first, which takes many
 * seconds for a hundred thousand. Throws if the first directory ends beyond the file.
 */
function firstOf(file: Buffer): Buffer {
  if (!begins.tiff(file)) return file;
  const first = Buffer.from(file);
  const order = first.toString('latin1', 0, 2);
  const [u16, u32] =
    order === 'II' ? [first.readUInt16LE, first.readUInt32LE] : [first.readUInt16BE, first.readUInt32BE];
  // A directory is the number of its entries, twelve bytes for each, and the offset of the next one (TIFF 6.0, section
  // 2).
  const directory = u32.call(first, 4);
  first.writeUInt32LE(0, directory + 2 + 12 * u16.call(first, directory));
  return first;
}
