/** The path of photos of listings in the picture store. */
export const photoPlace = 'photos/';

/** The single format of stored photos. */
export const photoEnding = '.webp';

/** The format of photo names; the digits are the first 128 bits of the SHA-256 of the stored bytes. */
const namePattern = /^photos\/[\da-f]{32}\.webp$/;

/** Whether a text can be the name of an uploaded photo. */
export function isPhotoName(text: string): boolean {
  return namePattern.test(text);
}
