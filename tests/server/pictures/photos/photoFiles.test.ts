import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bucketOf } from '#server/configAddresses.ts';
import { bucketFiles } from '#server/pictures/photos/bucketFiles.ts';
import { openPhotoFiles } from '#server/pictures/photos/openPhotoFiles.ts';
import { StoreUnavailable } from '#server/store/store.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { openBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { openTestApp } from '#tests/drivers/server/app.ts';
import { formOf, quarters } from '#tests/drivers/insertion/photos/photoFiles.ts';
import { describePhotoFiles } from '#tests/contract/listing/photoFilesContract.ts';
import { startBucketServer } from '#tests/drivers/fakes/bucketServer.ts';
import { inBucket, onDisk } from '#tests/drivers/insertion/photos/photoPlaces.ts';

describePhotoFiles('on disk', onDisk);
describePhotoFiles('in a bucket', inBucket);

describe('A bucket', () => {
  let server: Awaited<ReturnType<typeof startBucketServer>>;

  beforeEach(async () => {
    server = await startBucketServer();
  });
  afterEach(() => server.close());

  const bytes = Buffer.from('a photo');

  it('is used when it is configured, below its path', async () => {
    const files = await openPhotoFiles({ photosUrl: server.url, dataDir: '/nowhere' });
    await files.write('a.webp', bytes);
    expect([...server.objects]).toEqual([['/photos/allmend/a.webp', bytes]]);
  });

  it('that refuses our credentials fails without revealing a secret', async () => {
    const files = bucketFiles(bucketOf(server.addressFor('geheim'))!);
    const faults = await Promise.all(
      [files.write('a.webp', bytes), files.read('a.webp'), files.remove('a.webp')].map((done) =>
        done.then(
          () => undefined,
          (error: unknown) => error as Error,
        ),
      ),
    );
    expect(faults.every((fault) => fault instanceof StoreUnavailable)).toBe(true);
    expect(faults.map((fault) => fault?.message)).toEqual(
      ['PUT', 'GET', 'DELETE'].map(
        (method) => `The store of photos answers 403 SignatureDoesNotMatch to ${method} a.webp`,
      ),
    );
    expect(server.objects.size).toBe(0);
  });

  it('that does not exist is distinguished from a missing photo', async () => {
    const missing = bucketFiles(bucketOf(server.addressFor(server.secret, '/other'))!);
    await expect(missing.write('a.webp', bytes)).rejects.toThrow('answers 404 NoSuchBucket to PUT a.webp');
    await expect(missing.read('a.webp')).rejects.toThrow('answers 404 NoSuchBucket to GET a.webp');
    const files = bucketFiles(bucketOf(server.url)!);
    await server.close();
    await expect(files.read('a.webp')).rejects.toThrow(StoreUnavailable);
    await expect(files.write('a.webp', bytes)).rejects.toThrow(StoreUnavailable);
    server = await startBucketServer();
  });

  it('that fails occasionally is retried', async () => {
    const files = bucketFiles(bucketOf(server.url)!);
    server.faults.push(503, 500);
    await files.write('a.webp', bytes);
    server.faults.push(503);
    expect((await files.read('a.webp'))?.toString()).toBe('a photo');
    expect(server.requested).toHaveLength(5);
    server.faults.push(503, 503, 503, 503);
    await expect(files.read('a.webp')).rejects.toThrow('answers 503 SlowDown to GET a.webp');
  });

  it('that does not respond is no fault of ours, and loses nothing for a retry', async () => {
    const test = await openTestApp(() => noon, { photosUrl: server.url });
    try {
      const browser = openBrowser(test);
      const brings = async (width: number) =>
        browser.post('/api/v10/insertion/photos.json', { files: formOf(await quarters(width).jpeg().toBuffer()) });
      const { name } = (await brings(300)).json<{ photo: { name: string } }>().photo;
      const requested = () => test.get(`/pictures/160/${name}`);
      const down = Array.from({ length: 4 }, () => 503);
      server.faults.push(...down);
      expect((await requested()).statusCode).toBe(503);
      server.faults.push(...down);
      const refused = await brings(400);
      expect([refused.statusCode, refused.json().api.error, refused.headers['retry-after']]).toEqual([
        503,
        'api.fault',
        '5',
      ]);
      expect([(await requested()).statusCode, (await brings(400)).statusCode, server.objects.size]).toEqual([
        200, 200, 2,
      ]);
    } finally {
      await test.close();
    }
  });
});
