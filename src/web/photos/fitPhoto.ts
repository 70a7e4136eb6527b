import { imageDimensionsFromData } from 'image-dimensions';

import { largestPhoto, mostPhotoPixels } from '#machines/market/limits.ts';
import { isOverLimit, type PhotoLimits, type PhotoSize, storedSize } from '#market/photoFit.ts';
import { photoSides } from '#market/pictures.ts';

import { chosenFileAt, replaceFile } from './chosenFiles.ts';

/** The limits for photos of listings and for pictures in messages. */
export const photoLimits: PhotoLimits = { bytes: largestPhoto, pixels: mostPhotoPixels, sides: photoSides };

/** How many bytes of an image file are read for its size: its header and metadata are within them. */
const longestHeader = 1024 * 1024;

/** More pixels than any phone's camera takes: decoding them would exhaust the memory. */
const mostDecodedPixels = 210_000_000;

/** The JPEG quality of a scaled photo. The server compresses it again, with a lower quality. */
const quality = 0.92;

/**
 * The last scaling. Decoded, a large photo takes hundreds of megabytes, so only a single photo is decoded at a time.
 */
let lastScaling: Promise<unknown> = Promise.resolve();

/**
 * Scales the chosen file with a `blob:` URL if it exceeds the limits; the result replaces it. Resolves with its size in
 * bytes.
 */
export async function fitChosen(
  url: string,
  limits: PhotoLimits,
  signal: AbortSignal,
): Promise<{ readonly size: number }> {
  const file = chosenFileAt(url);
  const fitted = await fitPhoto(file, limits, signal);
  if (fitted !== file) replaceFile(url, fitted);
  return { size: fitted.size };
}

/**
 * The file itself if the server accepts it. Otherwise a JPEG in the size in which the server stores photos, upright, on
 * white. Resolves with the file itself if the browser cannot decode it: the server then states the problem. Never
 * rejects; an aborted scaling makes room for the next one.
 */
export async function fitPhoto(file: File, limits: PhotoLimits, signal?: AbortSignal): Promise<File> {
  if (!isOverLimit(file.size, undefined, limits) && !isOverLimit(file.size, await sizeInHeader(file), limits))
    return file;
  const scaling = lastScaling.then(() => scaled(file, limits, signal)).catch(() => file);
  lastScaling = scaling;
  return scaling;
}

/** The size that the header states. Undefined if it cannot be read. */
async function sizeInHeader(file: File): Promise<PhotoSize | undefined> {
  try {
    return imageDimensionsFromData(new Uint8Array(await file.slice(0, longestHeader).arrayBuffer()));
  } catch {
    return undefined;
  }
}

/** @throws where the browser cannot decode the photo, or has too little memory */
async function scaled(file: File, { sides }: PhotoLimits, signal: AbortSignal | undefined): Promise<File> {
  signal?.throwIfAborted();
  const size = await uprightSize(file, signal);
  if (size.width * size.height > mostDecodedPixels) throw new Error('The photo has too many pixels');
  const { width, height } = storedSize(size, sides);
  // Some browsers scale with a coarse filter: two steps keep fine structures smooth. By default the result is upright;
  // the option for it is newer than the oldest browsers. An incomplete photo is rejected.
  const bitmap = await createImageBitmap(file, {
    resizeWidth: Math.min(2 * width, size.width),
    resizeHeight: Math.min(2 * height, size.height),
    resizeQuality: 'high',
  });
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  try {
    const context = canvas.getContext('2d')!;
    context.imageSmoothingQuality = 'high';
    // Fills the canvas with white, because a JPEG has no transparency. The server shows photos on white, too.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (!blob) throw new Error('The photo could not be written');
    return new File([blob], file.name, { type: 'image/jpeg', lastModified: file.lastModified });
  } finally {
    bitmap.close();
    // Setting the width to 0 makes Safari free the pixels of the canvas at once.
    canvas.width = 0;
  }
}

/**
 * The size of an image as the browser shows it, upright. Only the header of the file is read.
 * @throws if the browser cannot read it
 */
async function uprightSize(file: File, signal: AbortSignal | undefined): Promise<PhotoSize> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', () => reject(new Error('The browser cannot read this image')));
      signal?.addEventListener('abort', reject);
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(url);
  }
}
