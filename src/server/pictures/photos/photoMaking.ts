import type { Sharp } from 'sharp';
import { mostPhotoPixels } from '#machines/market/limits.ts';
import { storedSize } from '#market/photoFit.ts';
import { photoSides } from '#market/pictures.ts';
import { begins } from './beginnings.ts';
import { endedJpeg } from './endedJpeg.ts';
import { throwIfBroken } from '../scaling.ts';

/** A photo as it is kept: upright, in one format, and without what its file said of where and by what it was taken. */
export interface MadePhoto {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Why a file is not taken as a photo. */
export type PhotoFlaw =
  /** What phones of one maker take, and no browser but theirs shows: not ours to decode. */
  | { readonly flaw: 'heic' }
  /** It does not begin as any picture that is taken. */
  | { readonly flaw: 'unreadable' }
  /** It begins as one, and cannot be read to its end. */
  | { readonly flaw: 'broken' }
  | { readonly flaw: 'tooManyPixels'; readonly pixels: number };

/** A part of a photo, in its pixels. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What is made of a photo: it is turned, by quarters clockwise, and of what is then there a part is kept. */
export interface PhotoEdit {
  readonly turns: number;
  readonly crop?: Rectangle | undefined;
}

const million = 1_000_000;
const longestWork = 20;

/** What is given to its parser. */
const taken: readonly ((bytes: Buffer) => boolean)[] = [
  begins.jpeg,
  begins.png,
  begins.gif,
  begins.webp,
  begins.tiff,
  (bytes) => brandsOf(bytes).some((brand) => /^avi[fs]$/.test(brand)),
];

/**
 * Makes of a file, whatever it is called, the photo that is kept: turned as its camera says, no larger than is ever shown; of a
 * picture that moves, its first frame. The same file gives the same bytes. Or says why it is none.
 */
export async function photoFrom(file: Buffer): Promise<MadePhoto | PhotoFlaw> {
  if (file.length < 12) return { flaw: 'unreadable' };
  if (!taken.some((is) => is(file))) {
    return { flaw: brandsOf(file).some((brand) => /^(he[iv][cxms]|mif1|msf1)$/.test(brand)) ? 'heic' : 'unreadable' };
  }
  // Loaded with the first picture: a start waits for nothing that its pages do not need.
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
      kept(
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
    // Cut short, or not what it begins as.
    return { flaw: 'broken' };
  }
}

type EditedPhoto = MadePhoto | { readonly turned: { readonly width: number; readonly height: number } };

/**
 * Makes an edited photo of a stored one, or returns its size once turned if the crop is not within it. Throws NoPicture
 * if the stored photo is damaged.
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
  return kept(crop ? upright.extract(crop) : upright);
}

async function kept(picture: Sharp): Promise<MadePhoto> {
  const { data, info } = await picture
    .timeout({ seconds: longestWork })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** What a file of the ISO family says it can be read as (ISO/IEC 14496-12, 4.3); none of any other file. */
function brandsOf(bytes: Buffer): readonly string[] {
  if (!begins.iso(bytes)) return [];
  const box = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), longestBrands));
  return box.match(/.{4}/gs) ?? [];
}

const longestBrands = 256;

/**
 * A TIFF with its first picture alone; any other file as it is. Its parser counts the others first, which takes it many seconds
 * where there are a hundred thousand. Throws where the first one ends behind the file.
 */
function firstOf(file: Buffer): Buffer {
  if (!begins.tiff(file)) return file;
  const first = Buffer.from(file);
  const order = first.toString('latin1', 0, 2);
  const [u16, u32] =
    order === 'II' ? [first.readUInt16LE, first.readUInt32LE] : [first.readUInt16BE, first.readUInt32BE];
  // A directory is the number of its entries, twelve bytes for each, and where the next one is (TIFF 6.0, section 2).
  const directory = u32.call(first, 4);
  first.writeUInt32LE(0, directory + 2 + 12 * u16.call(first, directory));
  return first;
}
