/** The bytes of what was chosen, by the address under which the document shows it: no event carries them. */
const files = new Map<string, File>();

/** Keeps a file until it is let go; gives its address. */
export function keepFile(file: File): string {
  const url = URL.createObjectURL(file);
  files.set(url, file);
  return url;
}

/** The bytes at an address; undefined where they were let go, or are another document's. */
export function findFile(url: string): File | undefined {
  return files.get(url);
}

/** @throws where it was let go */
export function keptFile(url: string): File {
  const file = files.get(url);
  if (!file) throw new Error(`There is no file at ${url}`);
  return file;
}

/** Replaces the file of a photo with a smaller one. The document still shows the photo that was chosen. */
export function replaceFile(url: string, file: File): void {
  if (files.has(url)) files.set(url, file);
}

export function letFileGo(url: string | undefined): void {
  if (url === undefined) return;
  files.delete(url);
  URL.revokeObjectURL(url);
}
