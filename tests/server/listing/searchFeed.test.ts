import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMemoryFeed, snapshotFolder } from '#server/listing/memoryFeed.ts';
import { openSearch } from '#server/listing/searchFeed.ts';
import { readSnapshotFile } from '#server/search/memory/snapshotFile.ts';
import { describeFeed, found, type OpenFeed } from '#tests/contract/searchFeedContract.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/market.ts';
import { ana, bike, noon } from '#machines/listing/listingExamples.ts';

const open: OpenFeed = ({ market, folder }) =>
  openSearch(market, {
    dataDir: folder,
    onFailure: (error) => {
      throw error;
    },
  });

describeFeed('search in memory, fed from the journal', () => openTestMarket(() => noon), open);

describe('the snapshot of search', () => {
  let test: TestMarket;

  beforeEach(async () => {
    test = await openTestMarket(() => noon);
    await test.seller(ana);
    await test.publishes(ana, 'bikebikebike', bike);
  });

  afterEach(() => test.close());

  const snapshots = () => readdir(join(test.folder, 'search')).catch(() => []);

  it('is what the next start begins with, and it catches up on what came while it was away', async () => {
    await test.publishes(ana, 'helmhelmhelm', { ...bike, title: 'Helm' });
    await (await open(test)).close();
    expect(await snapshots()).toHaveLength(1);
    await test.tells('bikebikebike', [{ type: 'listing.edited', at: noon, changes: { title: 'Einrad' } }]);
    // Without its row only the snapshot can tell of the helmet.
    await test.market.store.write([{ sql: "DELETE FROM listings WHERE id = 'helmhelmhelm'", parameters: [] }]);
    const again = await open(test);
    expect(await found(again, 'q=helm')).toEqual(['helmhelmhelm']);
    expect(await found(again, 'q=einrad')).toEqual(['bikebikebike']);
    await again.close();
  });

  describe('that cannot be written at first', () => {
    const edited = (body: string) =>
      test.tells('bikebikebike', [{ type: 'listing.edited', at: noon, changes: { body } }]);

    /** Search that has failed to write, since a file stood where its folder belongs; the file is gone. */
    async function openFailed() {
      const inTheWay = join(test.folder, 'search');
      await writeFile(inTheWay, '');
      const failed = Promise.withResolvers<unknown>();
      const search = await openMemoryFeed(test.market, {
        dataDir: test.folder,
        snapshotEvery: 3,
        onFailure: failed.resolve,
      });
      await edited('Eins.');
      expect(await failed.promise).toMatchObject({ message: expect.stringMatching(/^(EEXIST|ENOTDIR)/) });
      await rm(inTheWay);
      return search;
    }

    const written = async () => readSnapshotFile((await snapshotFolder(test.market, test.folder))!);

    it('is written when the next facts come', async () => {
      const search = await openFailed();
      await edited('Zwei.');
      const head = await test.market.store.head();
      await expect.poll(written).toMatchObject({ position: head });
      await search.close();
    });

    it('is written at the end', async () => {
      const search = await openFailed();
      await search.close();
      expect(await written()).toMatchObject({ position: await test.market.store.head() });
    });
  });

  it('of another journal is never taken', async () => {
    await (await open(test)).close();
    const other = await openTestMarket(() => noon + 1);
    const search = await open({ ...other, folder: test.folder });
    expect(search.port.size).toBe(0);
    await search.close();
    await other.close();
  });
});
