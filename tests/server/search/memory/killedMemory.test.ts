import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openMemoryFeed } from '#server/search/feed/memoryFeed.ts';
import { openMarket } from '#server/market.ts';
import { readSnapshotFile } from '#server/search/memory/segment/snapshotFile.ts';
import { seeded } from '#tests/contract/store/contention.ts';
import { comparedWithRows } from '#tests/contract/search/searchFeedContract.ts';
import { keepSearchAndKill, killRounds, killSeed } from '#tests/contract/search/searchKilling.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

const onFailure = (error: unknown) => {
  throw error;
};

describe('search in memory', () => {
  it(`after a SIGKILL at any moment begins with a whole snapshot and answers like a rebuilt one, seed ${killSeed}`, async () => {
    const folder = temporaryFolder();
    onTestFinished(() => folder.remove());
    const dataDir = folder.path;
    const random = seeded(killSeed);
    for (let round = 0; round < killRounds; round += 1) {
      const acknowledged = await keepSearchAndKill({ kind: 'memory', dataDir, round, random });
      const [snapshot] = await readdir(join(dataDir, 'search')).catch(() => []);
      // From the second round on, a snapshot existed before the kill and must still be readable.
      if (round > 0) expect(await readSnapshotFile(join(dataDir, 'search', snapshot!))).toBeDefined();

      const market = await openMarket({ dataDir });
      const search = await openMemoryFeed(market, { dataDir, onFailure });
      expect(await search.caughtUp(acknowledged, 60_000)).toBeGreaterThanOrEqual(acknowledged);
      const [reported, expected] = await comparedWithRows(market, search);
      expect(reported).toEqual(expected);
      await search.close();
      await market.close();
    }
  });
});
