import { afterAll, beforeAll, expect, it } from 'vitest';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import { likelyDuplicates } from '#server/insertion/help/likelyDuplicates.ts';
import { priceBand } from '#server/insertion/help/priceBand.ts';
import { deleteTitle, pickTitle, titleHistoryOf, titlePerson } from '#server/insertion/help/titleSuggestions.ts';
import type { FedSearch } from '#server/search/feed/fedSearch.ts';
import { type ListingRows, openListingRows } from '#server/listing/listingRows.ts';
import { openSearch } from '#server/search/feed/searchFeed.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/server/market.ts';

describePostgres('help with an ad, on a cluster of its own', (cluster) => {
  let test: TestMarket;
  let search: FedSearch;
  let rows: ListingRows;

  beforeAll(async () => {
    const databaseUrl = await cluster().createDatabase();
    test = await openTestMarket(() => noon, { databaseUrl });
    await test.seller(ana, 'Ana Rossi');
    for (let each = 0; each < 9; each += 1) {
      const price = { kind: 'amount', francs: 100 + 10 * each } as const;
      await test.publishes(ana, `helpedonpg${String(each).padStart(2, '0')}`, { ...bike, title: 'Velo Damen', price });
    }
    const onFailure = (error: unknown) => {
      throw error;
    };
    search = await openSearch(test.market, { dataDir: test.folder, rowsAt: databaseUrl, onFailure });
    rows = await openListingRows(test.market);
  });
  afterAll(async () => {
    rows.close();
    await search.close();
    await test.close();
  });

  it('returns the prices of comparable ads by the search in rows', async () => {
    expect(search.port.engine).toBe('sql');
    const services = { search, rows, localities: swissLocalities };
    const requested = {
      subcategory: bike.category,
      values: { title: 'Velo Damen' },
      language: 'de',
      account: null,
    } as const;
    expect(await priceBand(services, requested)).toEqual({ low: 120, median: 140, high: 160, sample: 9 });
    expect(await priceBand(services, { ...requested, account: ana })).toBeNull();
  });

  it("recognises duplicates among the seller's ads", async () => {
    const requested = { title: 'Damen Velo', subcategory: bike.category, photos: [], but: 'helpedonpg00' };
    const found = await likelyDuplicates(test.market, ana, requested, 'de');
    expect(found.map(({ reason }) => reason)).toEqual(Array.from({ length: 5 }, () => 'title'));
    expect(found.map(({ id }) => id)).not.toContain('helpedonpg00');
    expect(await likelyDuplicates(test.market, 'somebody', requested, 'de')).toEqual([]);
  });

  it('stores picked and deleted suggestions for titles', async () => {
    const person = titlePerson(ana, undefined)!;
    await pickTitle(test.market, person, 'Velo Damen');
    await deleteTitle(test.market, person, 'Velo Damen');
    expect(await titleHistoryOf(test.market, ana)).toEqual({ picked: [], deleted: ['Velo Damen'] });
  });
});
