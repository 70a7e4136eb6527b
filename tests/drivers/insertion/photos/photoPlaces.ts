import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { bucketOf } from '#server/configAddresses.ts';
import { bucketFiles } from '#server/pictures/photos/bucketFiles.ts';
import { diskFiles } from '#server/pictures/photos/photoFiles.ts';
import type { PhotoPlace } from '#tests/contract/listing/photoFilesContract.ts';
import { startBucketServer } from '../../fakes/bucketServer.ts';
import { temporaryFolder } from '../../files/temporaryFolder.ts';

/** How many photos are stored on disk in the data folder of a market. */
export function photosBelow(dataDir: string): Promise<number> {
  return filesBelow(join(dataDir, 'photos'));
}

async function filesBelow(path: string): Promise<number> {
  const all = await readdir(path, { recursive: true, withFileTypes: true });
  return all.filter((each) => each.isFile()).length;
}

/** Opens a storage for photos in a separate folder. */
export async function onDisk(): Promise<PhotoPlace> {
  const { path, remove } = temporaryFolder();
  return {
    files: diskFiles(path),
    count: () => filesBelow(path),
    close: async () => remove(),
  };
}

/** Opens a storage for photos in a separate bucket. */
export async function inBucket(): Promise<PhotoPlace> {
  const server = await startBucketServer();
  return {
    files: bucketFiles(bucketOf(server.url)!),
    count: async () => server.objects.size,
    close: () => server.close(),
  };
}
