import { describe, expect, it, onTestFinished } from 'vitest';
import type { FedSearch } from '#server/listing/fedSearch.ts';
import { openSqlFeed } from '#server/listing/sqlFeed.ts';
import { openMarket } from '#server/market.ts';
import { besideRows } from '#tests/contract/searchFeedContract.ts';
import { keepSearchAndKill, killRounds } from '#tests/contract/searchKilling.ts';
import { describePostgres } from '#tests/drivers/describePostgres.ts';
import { temporaryFolder } from '#tests/drivers/temporaryFolder.ts';

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

    it('loses and doubles nothing when its owner is killed by SIGKILL at any moment', async () => {
      const place = await emptyPlace();
      for (let round = 0; round < killRounds; round += 1) {
        const acknowledged = await keepSearchAndKill({ ...place, round });
        const market = await openMarket(place);
        const search = await openSqlFeed(market, { url: place.databaseUrl, onFailure });
        expect(await search.caughtUp(acknowledged, 60_000)).toBeGreaterThanOrEqual(acknowledged);
        const [told, expected] = await besideRows(market, search);
        expect(told).toEqual(expected);
        await search.close();
        await market.close();
      }
    });

    it('goes on in another process when its owner is killed', async () => {
      const place = await emptyPlace();
      const market = await openMarket(place);
      onTestFinished(() => market.close());
      const opened = Promise.withResolvers<FedSearch>();
      const acknowledged = await keepSearchAndKill({
        ...place,
        round: 0,
        first: async () => opened.resolve(await openSqlFeed(market, { url: place.databaseUrl, onFailure })),
      });
      const search = await opened.promise;
      expect(await search.caughtUp(acknowledged, 60_000)).toBeGreaterThanOrEqual(acknowledged);
      const [told, expected] = await besideRows(market, search);
      expect(told).toEqual(expected);
      await search.close();
    });

    it('and the journal say the same after the database was killed', async () => {
      const place = await emptyPlace();
      const market = await openMarket(place);
      onTestFinished(() => market.close());
      const search = await openSqlFeed(market, { url: place.databaseUrl, onFailure });
      await keepSearchAndKill({ ...place, round: 0 });
      await cluster().kill9();
      await cluster().start();
      await expect.poll(() => market.store.head().catch(() => 0), { timeout: 10_000 }).toBeGreaterThan(0);
      expect(await search.caughtUp(await market.store.head(), 60_000)).toBeGreaterThan(0);
      const [told, expected] = await besideRows(market, search);
      expect(told).toEqual(expected);
      await search.close();
    });
  });
});
