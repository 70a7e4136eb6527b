import { describe, expect, it, onTestFinished } from 'vitest';
import { openSearch } from '#server/search/feed/searchFeed.ts';
import { SearchOwner } from '#server/search/sql/owner.ts';
import { findWorkplace } from '#server/work/workplace.ts';
import { comparedWithRows, describeFeed, found } from '#tests/contract/search/searchFeedContract.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/server/market.ts';
import { filter } from '#tests/server/search/corpus/listings.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';

const crash = (error: unknown) => {
  throw error;
};

describePostgres('on a cluster of its own', (cluster) => {
  const urls = new WeakMap<TestMarket, string>();

  async function marketAt(databaseUrl: string): Promise<TestMarket> {
    const test = await openTestMarket(() => noon, { databaseUrl });
    urls.set(test, databaseUrl);
    return test;
  }

  const openFeed = (test: TestMarket) =>
    openSearch(test.market, { dataDir: test.folder, rowsAt: urls.get(test)!, onFailure: crash });

  describeFeed(
    'search in rows, fed from the journal',
    async () => marketAt(await cluster().createDatabase()),
    openFeed,
  );

  describe('the rows of search', () => {
    async function ofTwoListings() {
      const url = await cluster().createDatabase();
      const test = await marketAt(url);
      onTestFinished(() => test.close());
      await test.seller(ana);
      await test.publishes(ana, 'bikebikebike', bike);
      await test.publishes(ana, 'helmhelmhelm', { ...bike, title: 'Helm' });
      return { url, test };
    }

    const spoil = ({ market }: TestMarket) =>
      market.store.write(
        [
          "DELETE FROM search_ads WHERE id = 'bikebikebike'",
          "UPDATE search_ads SET terms = 'nothing', price = 1",
          "INSERT INTO search_ads SELECT 'ghost', 0, 0, 1000, 1000, 1, false, true, '' FROM search_ads",
          "INSERT INTO search_ads SELECT 'aghost', 0, 0, 1000, 1000, 1, false, true, '' FROM search_state",
          'UPDATE search_counts SET ads = ads + 7',
          'UPDATE search_place_counts SET ads = ads + 7',
          'UPDATE search_option_counts SET ads = ads + 7',
        ].map((sql) => ({ sql, parameters: [] })),
      );

    it('belong to one owner, whom all processes follow, and to another when it is gone', async () => {
      const { url, test } = await ofTwoListings();
      const other = await marketAt(url);
      onTestFinished(() => other.close());
      const [first, second] = [await openFeed(test), await openFeed(other)];
      for (const [index, market] of [test, other].entries()) {
        await market.publishes(ana, `adadadadad-${index}`, bike);
        const position = await market.market.store.head();
        for (const search of [first, second]) {
          await search.caughtUp(position, 60_000);
          const { ids } = await search.port.search(filter(), { size: 30 });
          expect(ids).toContain(`adadadadad-${index}`);
        }
      }
      await first.close();
      await other.publishes(ana, 'lastlastlast', { ...bike, title: 'Letztes' });
      expect(await found(second, 'q=letztes')).toEqual(['lastlastlast']);
      const [reported, expected] = await comparedWithRows(other.market, second);
      expect(reported).toEqual(expected);
      await second.close();
    });

    it('are rebuilt, whatever their content, while the owner continues', async () => {
      const { url, test } = await ofTwoListings();
      const search = await openFeed(test);
      await spoil(test);
      const [spoilt, right] = await comparedWithRows(test.market, search);
      expect(spoilt).not.toEqual(right);
      const workplace = await findWorkplace({ dataDir: test.folder, databaseUrl: url, search: 'sql' });
      expect(await workplace.do('rebuild', null)).toEqual({ facts: 5, problems: [] });
      await workplace.close();
      const [reported, expected] = await comparedWithRows(test.market, search);
      expect(reported).toEqual(expected);
      await search.close();
    });

    it('are rebuilt without a server', async () => {
      const { url, test } = await ofTwoListings();
      await (await openFeed(test)).close();
      await spoil(test);
      const workplace = await findWorkplace({ dataDir: test.folder, databaseUrl: url, search: 'sql' });
      await workplace.do('rebuild', null);
      await workplace.close();
      const search = await openFeed(test);
      const [reported, expected] = await comparedWithRows(test.market, search);
      expect(reported).toEqual(expected);
      await search.close();
    });

    it('report from a rebuild why it failed', async () => {
      const { url, test } = await ofTwoListings();
      await (await openFeed(test)).close();
      const refuse = 'ALTER TABLE search_ads ADD CONSTRAINT nothing_fits CHECK (id IS NULL) NOT VALID';
      await test.market.store.write([{ sql: refuse, parameters: [] }]);
      const workplace = await findWorkplace({ dataDir: test.folder, databaseUrl: url, search: 'sql' });
      await expect(workplace.do('rebuild', null)).rejects.toThrow('nothing_fits');
      await workplace.close();
    });

    it('refuse a start, with instructions, while an owner of another version has them', async () => {
      const { url, test } = await ofTwoListings();
      await (await openFeed(test)).close();
      await test.market.store.write([{ sql: "UPDATE search_state SET made_by = 'older'", parameters: [] }]);
      const owner = await SearchOwner.connect(url);
      onTestFinished(() => owner.close());
      // Waits for the lock: the previous owner releases it once its connection has ended.
      await expect.poll(() => owner.take()).toBe(true);
      const start = openSearch(test.market, { dataDir: test.folder, rowsAt: url, onFailure: crash, patience: 100 });
      await expect(start).rejects.toThrow(
        /not complete after 0\.1 s .* made by version older, .* stop all of that version and start again/,
      );
    });

    it('of another version are rebuilt at the next start', async () => {
      const { test } = await ofTwoListings();
      await (await openFeed(test)).close();
      await spoil(test);
      await test.market.store.write([{ sql: "UPDATE search_state SET made_by = 'older'", parameters: [] }]);
      const search = await openFeed(test);
      const [reported, expected] = await comparedWithRows(test.market, search);
      expect(reported).toEqual(expected);
      await search.close();
    });

    it('are updated again after the database was unavailable', async () => {
      const { test } = await ofTwoListings();
      const search = await openFeed(test);
      await cluster().stop();
      await expect(found(search)).rejects.toThrow('PostgreSQL');
      await cluster().start();
      await test.publishes(ana, 'lastlastlast', { ...bike, title: 'Letztes' });
      await expect.poll(() => found(search, 'q=letztes'), { timeout: 60_000 }).toEqual(['lastlastlast']);
      await search.close();
    });
  });
});
