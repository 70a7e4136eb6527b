import { apiError } from '#machines/market/api/apiError.ts';
import { largestPhoto, mostPhotoPixels } from '#machines/market/limits.ts';
import { megabyte } from '#machines/market/units.ts';
import { CallRefused } from '#server/http/calls/callErrors.ts';
import type { Say } from '#server/http/words.ts';
import { photoWords, type PhotoRefusal } from '#words/photos.ts';
import type { PhotoFlaw } from './photoMaking.ts';

const million = 1_000_000;

/** A refused call on photos: the reason, the field if there is one, and the values of the message. */
export interface RefusedPhoto {
  readonly code: PhotoRefusal;
  readonly field?: 'photo' | 'picture' | 'name' | 'crop';
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Refuses a file that exceeds the size limit: `size` in bytes, NaN if it is unknown. */
export function photoTooLarge(size: number): RefusedPhoto {
  const most = largestPhoto / megabyte;
  const has = Number.isNaN(size) ? `> ${most}` : (Math.ceil((size / megabyte) * 10) / 10).toFixed(1);
  return { code: 'photo.tooLarge', field: 'photo', values: { most, size: has } };
}

/** Refuses a file because of its flaw. */
export function refusedFlaw(flawed: PhotoFlaw): RefusedPhoto {
  if (flawed.flaw !== 'tooManyPixels') return { code: `photo.${flawed.flaw}`, field: 'photo' };
  const values = { most: mostPhotoPixels / million, pixels: flawed.pixels };
  return { code: 'photo.tooManyPixels', field: 'photo', values };
}

/**
 * The error answer for a refused photo, in the language of the call. The problem of a field is reported at that field.
 */
export function refusedPhoto({ code, field, values }: RefusedPhoto, say: Say): CallRefused {
  const message = say(photoWords[code], values);
  const status = code === 'photo.unknown' ? 404 : 400;
  return new CallRefused(status, apiError(code, message, field ? [{ parameter: field, message }] : []));
}
