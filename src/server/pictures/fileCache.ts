import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The length in bytes of the SHA-256 at the end of each file. */
const sealLength = 32;

/** A cache of files that can be made again: a damaged file counts as missing. */
export interface FileCache {
  /** The complete cached file; undefined if it is missing or damaged. */
  read(name: string): Promise<Buffer | undefined>;
  /** Stores a file atomically: readers find all of it or nothing, even if the process ends. */
  write(name: string, content: Uint8Array): Promise<void>;
}

/**
 * Caches files below a folder. Each ends in the checksum of its content, so a file that a crash or a full disk has
 * truncated is recognised. Writes therefore need no fsync.
 */
export function fileCache(folder: string): FileCache {
  const unfinished = join(folder, '.unfinished');
  // Removes files that a killed process has left. A file of another running process that is removed too is made again.
  const ready = rm(unfinished, { recursive: true, force: true });
  ready.catch(() => {});
  return {
    async read(name) {
      const bytes = await readFile(join(folder, name)).catch(absent);
      if (!bytes || bytes.length <= sealLength) return undefined;
      const content = bytes.subarray(0, -sealLength);
      return sealOf(content).equals(bytes.subarray(-sealLength)) ? content : undefined;
    },
    async write(name, content) {
      await ready;
      const beside = join(unfinished, randomUUID());
      const place = join(folder, name);
      try {
        // An operator who needs space may delete the whole cache, also while the server runs.
        await Promise.all([unfinished, dirname(place)].map((each) => mkdir(each, { recursive: true })));
        await writeFile(beside, Buffer.concat([content, sealOf(content)]));
        await rename(beside, place);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
  };
}

function sealOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return undefined;
  throw error;
}
