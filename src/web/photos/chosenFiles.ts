/** The bytes of chosen files, by the `blob:` URLs that the document shows: events do not carry them. */
const files = new Map<string, File>();

/** Stores a file until it is released; returns its URL. */
export function storeFile(file: File): string {
  const url = URL.createObjectURL(file);
  files.set(url, file);
  return url;
}

/** The file at a URL; undefined if it was released, or belongs to another document. */
export function findFile(url: string): File | undefined {
  return files.get(url);
}

/**
 * The stored file with this `blob:` URL.
 * @throws if the file was released
 */
export function chosenFileAt(url: string): File {
  const file = files.get(url);
  if (!file) throw new Error(`There is no file at ${url}`);
  return file;
}

/** Replaces the file of a photo with a smaller one. The document still shows the photo that was chosen. */
export function replaceFile(url: string, file: File): void {
  if (files.has(url)) files.set(url, file);
}

export function releaseFile(url: string | undefined): void {
  if (url === undefined) return;
  files.delete(url);
  URL.revokeObjectURL(url);
}
