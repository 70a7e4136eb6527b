import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteErasures } from '#server/account/leaving/erasing.ts';
import { requestAccountDeletion } from '#server/account/leaving/leaving.ts';
import { openMemoryFeed, removeSnapshots, snapshotFolder } from '#server/search/feed/memoryFeed.ts';
import { openSearch } from '#server/search/feed/searchFeed.ts';
import { readSnapshotFile } from '#server/search/memory/segment/snapshotFile.ts';
import { describeFeed, found, type OpenFeed } from '#tests/contract/search/searchFeedContract.ts';
import { accountsOf, done, password, type TestAccounts } from '#tests/drivers/account/accounts.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/server/market.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';

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

  it('is the beginning of the next start, which catches up on missed facts', async () => {
    await test.publishes(ana, 'helmhelmhelm', { ...bike, title: 'Helm' });
    await (await open(test)).close();
    expect(await snapshots()).toHaveLength(1);
    await test.tells('bikebikebike', [{ type: 'listing.edited', at: noon, changes: { title: 'Einrad' } }]);
    // Without the row in the database, only the snapshot contains the helmet.
    await test.market.store.write([{ sql: "DELETE FROM listings WHERE id = 'helmhelmhelm'", parameters: [] }]);
    const again = await open(test);
    expect(await found(again, 'q=helm')).toEqual(['helmhelmhelm']);
    expect(await found(again, 'q=einrad')).toEqual(['bikebikebike']);
    await again.close();
  });

  describe('that cannot be written at first', () => {
    const edited = (body: string) =>
      test.tells('bikebikebike', [{ type: 'listing.edited', at: noon, changes: { body } }]);

    /** Opens a search whose writes failed because a file was in the place of its folder; the file has been removed. */
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

    it('is written when the search closes', async () => {
      const search = await openFailed();
      await search.close();
      expect(await written()).toMatchObject({ position: await test.market.store.head() });
    });
  });

  describe('of a market with an erased seller', () => {
    const cake = { ...bike, title: 'Zwetschgenkuchen', body: 'Auskunft bei Rosmarie.' };
    const words = ['zwetschgenkuchen', 'rosmarie', 'kuchenform', 'rollschuh'];
    const others = Array.from({ length: 9 }, (_, index) => `ad${index}ofanother`);
    let now: number;
    let accounts: TestAccounts;
    let seller: string;

    beforeEach(async () => {
      now = noon;
      await test.close();
      test = await openTestMarket(() => now);
      accounts = accountsOf(test.market);
      seller = await accounts.joins('rosmarie@example.ch');
      await test.publishes(seller, 'cakecakecake', cake);
      await test.publishes(seller, 'formformform', { ...bike, title: 'Kuchenform' });
      const other = await accounts.joins('ana@example.ch');
      // Publishes so many ads that hardly any of the segment is deleted: otherwise the segment would be rebuilt for
      // that reason.
      for (const id of others) await test.publishes(other, id, { ...bike, title: 'Rollschuh' });
      await (await opened(0)).close();
      const search = await opened(0);
      await test.tells('formformform', [{ type: 'listing.sold', at: now, where: 'here' }]);
      await search.caughtUp();
      await search.close();
    });

    async function isErased(): Promise<void> {
      const caller = await accounts.entersAs('rosmarie@example.ch');
      now = done(await requestAccountDeletion(accounts.desk, caller, { password })).until;
      expect(await noteErasures(test.market)).toEqual([seller]);
    }

    /** The words that the files of snapshots contain. */
    async function wordsOnDisk(): Promise<readonly string[]> {
      const folder = join(test.folder, 'search');
      const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
      const contents = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name))));
      expect(contents).not.toEqual([]);
      return words.filter((word) => contents.some((content) => content.includes(Buffer.from(word, 'utf16le'))));
    }

    const opened = (forgetWithin: number) =>
      openMemoryFeed(test.market, {
        dataDir: test.folder,
        forgetWithin,
        onFailure(error) {
          throw error;
        },
      });

    it('contains nothing of their ads soon afterwards, nor of those that were removed before', async () => {
      expect(await wordsOnDisk(), 'also of what is sold').toEqual(words);
      const search = await opened(0);
      await isErased();
      await expect.poll(wordsOnDisk).toEqual(['rollschuh']);
      expect(new Set(await found(search, 'q=rollschuh'))).toEqual(new Set(others));
      await search.close();
    });

    it('contains nothing of their ads once the server has stopped', async () => {
      const search = await opened(60_000);
      await isErased();
      await search.caughtUp();
      await search.close();
      expect(await wordsOnDisk()).toEqual(['rollschuh']);
    });

    it('contains nothing of their ads after a start, when the server was killed before', async () => {
      await isErased();
      expect(await wordsOnDisk()).toEqual(words);
      const search = await opened(0);
      await expect.poll(wordsOnDisk).toEqual(['rollschuh']);
      await search.close();
    });
  });

  it('of another build, or from before search moved to rows, is removed', async () => {
    await (await open(test)).close();
    const [own] = await snapshots();
    const old = join(test.folder, 'search', '0123456789abcdef');
    await mkdir(old);
    await writeFile(join(old, 'memory.index'), 'old');
    await (await open(test)).close();
    expect(await snapshots()).toEqual([own]);
    await removeSnapshots(test.folder);
    expect(await snapshots()).toEqual([]);
  });

  it('that another build removes is written again by the running server, which reads it only at its start', async () => {
    await (await open(test)).close();
    const own = await snapshots();
    const running = await open(test);
    await removeSnapshots(test.folder);
    expect([own.length, await snapshots()]).toEqual([1, []]);
    await test.publishes(ana, 'helmhelmhelm', { ...bike, title: 'Helm' });
    await running.caughtUp();
    expect(await found(running, 'q=helm')).toEqual(['helmhelmhelm']);
    await running.close();
    expect(await snapshots()).toEqual(own);
  });

  describe('of a journal that was restored to an earlier day', () => {
    const titled = (title: string) => ({ ...bike, title });

    /** The market after a restore: its journal has at least two facts less than its snapshot. */
    beforeEach(async () => {
      await test.market.close();
      const backup = `${test.folder}-backup`;
      await cp(test.folder, backup, { recursive: true });
      test = await openTestMarket(() => noon, { folder: test.folder });
      await test.publishes(ana, 'ghostghost01', titled('Geist'));
      await test.publishes(ana, 'ghostghost02', titled('Geist'));
      await (await open(test)).close();
      await test.market.close();
      await cp(join(test.folder, 'search'), join(backup, 'search'), { recursive: true });
      await rm(test.folder, { recursive: true });
      test = await openTestMarket(() => noon, { folder: backup });
    });

    /** Publishes eight ads, so that the journal is longer than that of the snapshot. */
    async function publishesEight(): Promise<readonly string[]> {
      const ids = Array.from({ length: 8 }, (_, index) => `newad${index}newad`);
      for (const id of ids) await test.publishes(ana, id, titled('Neuheit'));
      return ids;
    }

    it('is removed when the server starts', async () => {
      expect(await snapshots()).toHaveLength(1);
      const search = await open(test);
      expect([await found(search, 'q=geist'), await snapshots()]).toEqual([[], []]);
      await search.close();
    });

    it('is not used once the journal has grown past its position', async () => {
      const ids = await publishesEight();
      const search = await open(test);
      expect(await found(search, 'q=geist')).toEqual([]);
      expect(new Set(await found(search, 'q=neuheit'))).toEqual(new Set(ids));
      await search.close();
    });

    it('is not used if the first server after the restore was killed', async () => {
      const killed = await open(test);
      const ids = await publishesEight();
      const search = await open(test);
      expect(await found(search, 'q=geist')).toEqual([]);
      expect(new Set(await found(search))).toEqual(new Set(['bikebikebike', ...ids]));
      await search.close();
      await killed.close();
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
