import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Bytes of the SHA-256 that stands at the end of each file. */
const sealLength = 32;

/** Files that can be made again: one that is broken counts as one that is not there. */
export interface KeptFiles {
  /** What was kept under this name, whole; undefined when it was not, or when it is no longer what was written. */
  read(name: string): Promise<Buffer | undefined>;
  /** Keeps it: readers find all of it or nothing, whenever the process ends. */
  write(name: string, content: Uint8Array): Promise<void>;
}

/**
 * Keeps files below a folder. Each ends in the checksum of its content, so that one which a crash or a full disk has cut
 * short is recognised; therefore nothing waits for the disk.
 */
export function keptFiles(folder: string): KeptFiles {
  const unfinished = join(folder, '.unfinished');
  // What a killed process left behind. Another one's file that goes with it is made again.
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
        // Whoever needs room may delete all that can be made again, also while we run.
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
