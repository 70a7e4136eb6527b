import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { openListingRows } from '#server/listing/listingRows.ts';
import { openSearch } from '#server/search/feed/searchFeed.ts';
import { rebuildReadModels } from '#server/store/rebuild.ts';
import { openVocabulary } from '#server/suggestions/vocabulary/vocabularyFeed.ts';
import { countingHere } from '#server/suggestions/vocabulary/vocabularyThread.ts';
import { found } from '#tests/contract/search/searchFeedContract.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/server/market.ts';
import { awayAndBack, joined } from '#tests/machines/account/lifecycle/accountHistory.ts';

const remedy = /bikebikebike.*npm run journal -- rebuild/;

let test: TestMarket;

beforeEach(async () => {
  test = await openTestMarket(() => noon);
  await test.seller(ana);
  await test.recordsFacts('beat', joined);
  await test.publishes('beat', 'bikebikebike', bike);
  await test.publishes(ana, 'sofasofasofa', { ...bike, title: 'Sofa' });
});
afterEach(() => test.close());

const damage = (column: string, value: string) =>
  test.market.store.write([
    { sql: `UPDATE listings SET ${column} = '${value}' WHERE id = 'bikebikebike'`, parameters: [] },
  ]);

const opensSearch = () =>
  openSearch(test.market, {
    dataDir: test.folder,
    onFailure: (error) => {
      throw error;
    },
  });

describe('an ad with a damaged row', () => {
  it.each([
    ['parameters', '{'],
    ['parameters', 'null'],
    ['images', '{}'],
    ['external_info', '"'],
  ])('is left out of pages, and the other ads are shown: %s = %s', async (column, value) => {
    await damage(column, value);
    const rows = await openListingRows(test.market);
    expect((await rows.of(['bikebikebike', 'sofasofasofa'])).map(({ id }) => id)).toEqual(['sofasofasofa']);
    rows.close();
  });

  it('stops a start without a snapshot of search, with an error that names the remedy', async () => {
    await damage('parameters', '{');
    await expect(opensSearch()).rejects.toThrow(remedy);
    await rebuildReadModels(test.market);
    const search = await opensSearch();
    expect(await found(search, 'q=velo')).toContain('bikebikebike');
    await search.close();
  });

  it('is in search as before when something happens to its seller', async () => {
    const [[, away, back]] = awayAndBack;
    const search = await opensSearch();
    const before = await found(search, 'q=velo');
    await damage('parameters', '{');
    await test.recordsFacts('beat', away);
    await test.recordsFacts('beat', back);
    await search.caughtUp();
    await rebuildReadModels(test.market);
    expect(before).toContain('bikebikebike');
    expect(await found(search, 'q=velo')).toEqual(before);
    await search.close();
  });

  it('is no longer in search once it is removed', async () => {
    const search = await opensSearch();
    await damage('parameters', '{');
    await test.tells('bikebikebike', [{ type: 'listing.removed', at: noon, by: 'seller' }]);
    await search.caughtUp();
    expect(await found(search, 'q=velo')).not.toContain('bikebikebike');
    await search.close();
  });

  it('is reported by the vocabulary, which counts the other ads', async () => {
    await damage('parameters', '{');
    const onFailure = vi.fn<(error: unknown) => void>();
    const { vocabulary, settled, close } = openVocabulary(test.market, { onFailure, counting: countingHere });
    await settled();
    expect(vocabulary.textWith('sofa', 'de')?.listings).toBe(1);
    expect(onFailure.mock.calls.map(([error]) => String(error))).toEqual([expect.stringMatching(remedy)]);
    await close();
  });
});
