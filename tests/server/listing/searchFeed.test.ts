import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filterFrom } from '#market/listAddress.ts';
import { openSearch, type FedSearch } from '#server/listing/searchFeed.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/market.ts';
import { ana, bike, noon } from '#tests/machines/listing/bike.ts';

let test: TestMarket;

beforeEach(async () => {
  test = await openTestMarket(() => noon);
  await test.seller(ana);
  await test.publishes(ana, 'bikebikebike', bike);
});

afterEach(() => test.close());

function open(market = test.market): Promise<FedSearch> {
  return openSearch(market, {
    dataDir: test.folder,
    onFailure: (error) => {
      throw error;
    },
  });
}

async function found(search: FedSearch, keys = ''): Promise<readonly string[]> {
  await search.caughtUp();
  return (await search.port.search(filterFrom(new URLSearchParams(keys)), { size: 30 })).ids;
}

const snapshots = () => readdir(join(test.folder, 'search')).catch(() => []);

describe('search fed from the journal', () => {
  it('knows the ads that were there, and those that come', async () => {
    const search = await open();
    expect(await found(search)).toEqual(['bikebikebike']);
    await test.publishes(ana, 'sofasofasofa', { ...bike, title: 'Sofa', category: 3000, parameters: {} });
    expect(await found(search, 'q=sofa')).toEqual(['sofasofasofa']);
    await search.close();
  });

  it('forgets what is no longer listed, and knows it again when it is', async () => {
    const search = await open();
    await test.tells('bikebikebike', [{ type: 'listing.paused', at: noon }]);
    expect(await found(search)).toEqual([]);
    await test.tells('bikebikebike', [{ type: 'listing.resumed', at: noon }]);
    expect(await found(search)).toEqual(['bikebikebike']);
    await search.close();
  });

  it('follows a seller who becomes a company', async () => {
    const search = await open();
    expect(await found(search, 'company_ad=1')).toEqual([]);
    await test.seller(ana, 'Ana Velos', 'company');
    expect(await found(search, 'company_ad=1')).toEqual(['bikebikebike']);
    await search.close();
  });

  it('follows a seller with more ads than a query takes parameters', async () => {
    const search = await open();
    await test.market.store.write([
      {
        sql: `WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < 33000)
          INSERT INTO listings (id, seller, status, title, body, language, category, kind, price, francs,
            country, postcode, locality, parameters, images, source, drafted_at)
          SELECT 'copy-' || n, seller, 'paused', title, body, language, category, kind, price, francs,
            country, postcode, locality, parameters, images, source, drafted_at FROM copy, listings`,
        parameters: [],
      },
    ]);
    await test.seller(ana, 'Ana Velos', 'company');
    expect(await found(search, 'company_ad=1')).toEqual(['bikebikebike']);
    await search.close();
  });

  it('begins with its snapshot, and catches up on what came while it was away', async () => {
    await test.publishes(ana, 'helmhelmhelm', { ...bike, title: 'Helm' });
    await (await open()).close();
    expect(await snapshots()).toHaveLength(1);
    await test.tells('bikebikebike', [{ type: 'listing.edited', at: noon, changes: { title: 'Einrad' } }]);
    // Without its row only the snapshot can tell of the helmet.
    await test.market.store.write([{ sql: "DELETE FROM listings WHERE id = 'helmhelmhelm'", parameters: [] }]);
    const again = await open();
    expect(await found(again, 'q=helm')).toEqual(['helmhelmhelm']);
    expect(await found(again, 'q=einrad')).toEqual(['bikebikebike']);
    await again.close();
  });

  it('is handed out only once it knows what came after its snapshot', async () => {
    await (await open()).close();
    await test.publishes(ana, 'helmhelmhelm', { ...bike, title: 'Helm' });
    const again = await open();
    expect(again.port.size).toBe(2);
    await again.close();
  });

  it('never takes the snapshot of another journal', async () => {
    await (await open()).close();
    const other = await openTestMarket(() => noon + 1);
    const search = await open(other.market);
    expect(search.port.size).toBe(0);
    await search.close();
    await other.close();
  });
});
