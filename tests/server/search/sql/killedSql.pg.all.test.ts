import { describe, expect, it, onTestFinished } from 'vitest';
import type { FedSearch } from '#server/search/feed/fedSearch.ts';
import { openSqlFeed } from '#server/search/feed/sqlFeed.ts';
import { openMarket } from '#server/market.ts';
import { seeded } from '#tests/contract/store/contention.ts';
import { comparedWithRows } from '#tests/contract/search/searchFeedContract.ts';
import { keepSearchAndKill, killRounds, killSeed } from '#tests/contract/search/searchKilling.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';

const onFailure = (error: unknown) => {
  throw error;
};

describePostgres('on a cluster of its own', (cluster) => {
  describe('search in rows', () => {
    async function emptyPlace() {
      const folder = temporaryFolder();
      onTestFinished(() => folder.remove());
      return { kind: 'sql', dataDir: folder.path, databaseUrl: await cluster().createDatabase() } as const;
    }

    it(`loses and doubles nothing when its owner is killed by SIGKILL at any moment, seed ${killSeed}`, async () => {
      const place = await emptyPlace();
      const random = seeded(killSeed);
      for (let round = 0; round < killRounds; round += 1) {
        const acknowledged = await keepSearchAndKill({ ...place, round, random });
        const market = await openMarket(place);
        const search = await openSqlFeed(market, { url: place.databaseUrl, onFailure });
        expect(await search.caughtUp(acknowledged, 60_000)).toBeGreaterThanOrEqual(acknowledged);
        const [reported, expected] = await comparedWithRows(market, search);
        expect(reported).toEqual(expected);
        await search.close();
        await market.close();
      }
    });

    it(`continues in another process when its owner is killed, seed ${killSeed}`, async () => {
      const place = await emptyPlace();
      const market = await openMarket(place);
      onTestFinished(() => market.close());
      const opened = Promise.withResolvers<FedSearch>();
      const acknowledged = await keepSearchAndKill({
        ...place,
        round: 0,
        random: seeded(killSeed),
        first: async () => opened.resolve(await openSqlFeed(market, { url: place.databaseUrl, onFailure })),
      });
      const search = await opened.promise;
      expect(await search.caughtUp(acknowledged, 60_000)).toBeGreaterThanOrEqual(acknowledged);
      const [reported, expected] = await comparedWithRows(market, search);
      expect(reported).toEqual(expected);
      await search.close();
    });

    it('restores the writes that a killed database has lost', async () => {
      const place = await emptyPlace();
      const test = await openTestMarket(() => noon, place);
      onTestFinished(() => test.close());
      const search = await openSqlFeed(test.market, { url: place.databaseUrl, onFailure });
      await test.seller(ana);
      for (let number = 0; number < 10; number += 1) await test.publishes(ana, `bikebikebike${number}`, bike);
      const head = await test.market.store.head();
      expect(await search.caughtUp(head, 60_000)).toBe(head);
      // Immediately: acknowledged facts are on disk, the writes of search may not be.
      await cluster().kill9();
      await cluster().start();
      await expect.poll(() => test.market.store.head().catch(() => 0), { timeout: 60_000 }).toBe(head);
      expect(await search.caughtUp(head, 60_000)).toBe(head);
      const [reported, expected] = await comparedWithRows(test.market, search);
      expect(reported).toEqual(expected);
      await search.close();
    });
  });
});
