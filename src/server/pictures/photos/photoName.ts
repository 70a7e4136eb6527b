/** Where photos of ads are in the picture store. */
export const photoPlace = 'photos/';

/** The one format that they are kept in. */
export const photoEnding = '.webp';

/** The first 128 bits of the SHA-256 of what is kept. */
const namePattern = /^photos\/[\da-f]{32}\.webp$/;

/** Whether a text can be the name of a photo that somebody brought. */
export function isPhotoName(text: string): boolean {
  return namePattern.test(text);
}
