import { constants } from 'node:fs';
import { open, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';
import { largestPhoto } from '#machines/market/limits.ts';

/** A file in the folder of pictures. The version changes when the file does. */
export interface PictureFile {
  /** The absolute path of the file, without symbolic links. */
  readonly path: string;
  readonly version: string;
}

const tooLarge = `has more than ${largestPhoto / 1024 ** 2} MB`;

const outside = 'is not inside the folder of pictures';

/**
 * Finds a file by its name relative to a folder, or returns why it cannot be a picture. Paths and symbolic links out of
 * the folder are refused. Backslashes also separate folders.
 */
export async function pictureFile(folder: string, name: string): Promise<PictureFile | { readonly flaw: string }> {
  const relative = name.replaceAll('\\', '/');
  if (isAbsolute(relative) || /^[a-z]:/i.test(relative) || relative.split('/').includes('..')) return { flaw: outside };
  try {
    const root = await realpath(folder);
    const path = await realpath(join(root, relative));
    if (!path.startsWith(root.endsWith(sep) ? root : `${root}${sep}`)) return { flaw: outside };
    const found = await stat(path);
    if (!found.isFile()) return { flaw: 'is not a file' };
    return found.size > largestPhoto ? { flaw: tooLarge } : { path, version: `${found.size}-${found.mtimeMs}` };
  } catch (error) {
    return { flaw: flawOf(error) };
  }
}

/** Reads a file that `pictureFile` has found. */
export async function readPictureFile({ path }: PictureFile): Promise<Buffer | { readonly flaw: string }> {
  try {
    // The file may have been replaced in the meantime by a link, an endless pipe, or a larger file.
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const now = await file.stat();
      if (!now.isFile()) return { flaw: 'is not a file' };
      return now.size > largestPhoto ? { flaw: tooLarge } : await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    return { flaw: flawOf(error) };
  }
}

function flawOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  const isMissing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(code);
  return isMissing ? 'is not in the folder of pictures' : `cannot be read (${code})`;
}
