import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { bucketOf } from '#server/configAddresses.ts';
import { diskFiles, type PhotoFiles } from './photoFiles.ts';

/** Opens the storage for a market's photos: a bucket, or DATA_DIR if none is configured. */
export async function openPhotoFiles({
  photosUrl,
  dataDir,
}: Pick<Config, 'photosUrl' | 'dataDir'>): Promise<PhotoFiles> {
  if (photosUrl === undefined) return diskFiles(join(dataDir, 'photos'));
  // The module with the S3 client is loaded only if photos are in a bucket.
  const { bucketFiles } = await import('./bucketFiles.ts');
  return bucketFiles(bucketOf(photosUrl)!);
}
