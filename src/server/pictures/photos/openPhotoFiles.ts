import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { bucketOf } from '#server/configAddresses.ts';
import { diskFiles, type PhotoFiles } from './photoFiles.ts';

/** Where the photos of a market are kept: a bucket, or DATA_DIR where none is configured. */
export async function openPhotoFiles({
  photosUrl,
  dataDir,
}: Pick<Config, 'photosUrl' | 'dataDir'>): Promise<PhotoFiles> {
  if (photosUrl === undefined) return diskFiles(join(dataDir, 'photos'));
  // Only what is used is loaded.
  const { bucketFiles } = await import('./bucketFiles.ts');
  return bucketFiles(bucketOf(photosUrl)!);
}
