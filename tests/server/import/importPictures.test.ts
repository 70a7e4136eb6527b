import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runImport } from '#server/import/runImport.ts';
import { openMarket } from '#server/market.ts';
import { openPhotoFiles } from '#server/pictures/openPhotoFiles.ts';
import { openPhotos } from '#server/pictures/photos.ts';
import { openDoor } from '#server/work/door.ts';
import { marketWork } from '#server/work/marketWork.ts';
import { describeImportPictures } from '#tests/contract/importPicturesContract.ts';
import { startBucketServer } from '#tests/drivers/bucketServer.ts';
import { quarters } from '#tests/drivers/photoFiles.ts';
import { temporaryFolder } from '#tests/drivers/temporaryFolder.ts';

describeImportPictures('SQLite', async () => ({}));

it('pictures of imported ads go into the bucket: of the running server, or of the command itself', async () => {
  const [folder, bucket] = [temporaryFolder(), await startBucketServer()];
  try {
    const dataDir = join(folder.path, 'data');
    folder.write('1.png', await quarters(40, 30).png().toBuffer());
    folder.write('2.png', await quarters(30, 40).png().toBuffer());
    const imports = async (picture: string, photosUrl?: string) => {
      const row = `velo,shop,Velo,4020,90,3011,${picture}`;
      const file = folder.write('velos.csv', `external_id,seller_id,title,category,price,postcode,pictures\n${row}\n`);
      const config = { dataDir, ...(photosUrl !== undefined && { photosUrl }) };
      const result = await runImport({ file, format: 'listings', dryRun: false }, config, {});
      return 'counts' in result && [result.counts.new, result.counts.changed, result.counts.pictures];
    };
    const market = await openMarket({ dataDir });
    const photos = openPhotos(market, await openPhotoFiles({ dataDir, photosUrl: bucket.url }));
    const close = await openDoor(dataDir, marketWork(market, { photos }));
    expect(await imports('1.png')).toEqual([1, 0, 1]);
    expect(bucket.objects.size).toBe(1);
    await close();
    await market.close();
    expect(await imports('2.png', bucket.url)).toEqual([0, 1, 1]);
    expect(bucket.objects.size).toBe(2);
  } finally {
    await bucket.close();
    folder.remove();
  }
});
