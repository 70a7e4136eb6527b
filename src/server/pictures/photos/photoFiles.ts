import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StoreUnavailable } from '#server/store/store.ts';

/** The storage for photos of listings. Each file has a unique name and is never overwritten. */
export interface PhotoFiles {
  /** The bytes of a file; undefined if it does not exist. Rejects with StoreUnavailable if it cannot be read. */
  read(file: string): Promise<Buffer | undefined>;
  /** Writes a file. Resolves once it is durable; reads before that find nothing, or a part of it. */
  write(file: string, bytes: Uint8Array): Promise<void>;
  /** Deletes a file. Succeeds also if there is none. */
  remove(file: string): Promise<void>;
}

/** The codes of a missing file: nothing of this name, a folder, or a file in the place of its folder. */
const absent: ReadonlySet<string | undefined> = new Set(['ENOENT', 'EISDIR', 'ENOTDIR']);

/** Stores photos below a folder, in subfolders by the first two characters. */
export function diskFiles(folder: string): PhotoFiles {
  const placeOf = (file: string) => join(folder, file.slice(0, 2), file);
  return {
    async read(file) {
      return readFile(placeOf(file)).catch((error: NodeJS.ErrnoException) => {
        if (absent.has(error.code)) return undefined;
        throw new StoreUnavailable(`The photo ${file} cannot be read: ${error.code}`, { cause: error });
      });
    },
    async write(file, bytes) {
      const place = placeOf(file);
      await mkdir(dirname(place), { recursive: true });
      await synced(place, 'wx', (handle) => handle.writeFile(bytes));
      // The folders are synced too, since they contain the names of the files.
      for (const each of [dirname(place), folder]) await synced(each, 'r');
    },
    remove: (file) => rm(placeOf(file), { force: true }),
  };
}

async function synced(
  path: string,
  flags: 'wx' | 'r',
  work: (handle: Awaited<ReturnType<typeof open>>) => Promise<void> = async () => undefined,
): Promise<void> {
  const handle = await open(path, flags);
  try {
    await work(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
