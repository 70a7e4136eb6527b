import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSearch } from '#server/listing/searchFeed.ts';
import { describeFeed, found, type OpenFeed } from '#tests/contract/searchFeedContract.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/market.ts';
import { ana, bike, noon } from '#tests/machines/listing/bike.ts';

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

  it('of another journal is never taken', async () => {
    await (await open(test)).close();
    const other = await openTestMarket(() => noon + 1);
    const search = await open({ ...other, folder: test.folder });
    expect(search.port.size).toBe(0);
    await search.close();
    await other.close();
  });
});
