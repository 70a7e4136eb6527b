import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bike } from '#machines/listing/lifecycle/listingExamples.ts';
import { openImportPictures, type PhotoDesk } from '#server/import/pictures/importPictures.ts';
import { runImport } from '#server/work/runImport.ts';
import { openMarket } from '#server/market.ts';
import { openPhotoFiles } from '#server/pictures/photos/openPhotoFiles.ts';
import { openPhotos } from '#server/pictures/photos/photos.ts';
import { openWorkSocket } from '#server/work/workSocket.ts';
import { marketWork } from '#server/work/marketWork.ts';
import { describeImportPictures } from '#tests/contract/import/importPicturesContract.ts';
import { startBucketServer } from '#tests/drivers/fakes/bucketServer.ts';
import { quarters } from '#tests/drivers/insertion/photos/photoFiles.ts';
import { startPictureServer, tagged } from '#tests/drivers/fakes/pictureServer.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

describeImportPictures('SQLite', async () => ({}));

it('pictures of imported ads are requested from the market a few at a time', async () => {
  const [folder, server] = [temporaryFolder(), await startPictureServer()];
  let [running, most, stored] = [0, 0, 0];
  const desk: PhotoDesk = {
    async photosHere(names) {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return names;
    },
    keepPhoto: async () => `photos/${(stored += 1)}`,
  };
  const image = await quarters(8, 6).png().toBuffer();
  const pictures = Array.from({ length: 100 }, (_, index) => {
    server.on(`/${index}.png`, tagged(image, '"v1"'));
    return server.at(`/${index}.png`);
  });
  try {
    for (const _ of ['first', 'second']) {
      const sources = { folder: folder.path, dataDir: folder.path, clock: Date.now };
      const request = { userAgent: 'Allmend-Import', signal: new AbortController().signal };
      const opened = openImportPictures(sources, desk, { fetching: server.fetching(), ...request });
      const origin = { source: 'import:listings', externalId: 'velo' };
      const velo = { line: 2, seller: { id: 'shop' }, origin, content: bike, pictures };
      const { listings } = await opened.of([velo]);
      expect(listings[0]!.content.images).toHaveLength(100);
      opened.close();
    }
    expect([stored, most]).toEqual([100, 4]);
  } finally {
    await server.close();
    folder.remove();
  }
});

it('pictures of imported ads are stored in the bucket: of the running server, or of the command itself', async () => {
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
    const close = await openWorkSocket(dataDir, marketWork(market, { photos }));
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
