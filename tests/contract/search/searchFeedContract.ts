import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { areaOf } from '#market/places/areas.ts';
import { filterFrom } from '#market/addresses/listAddress.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import { listedDocuments } from '#server/search/feed/changedListings.ts';
import type { FedSearch } from '#server/search/feed/fedSearch.ts';
import type { Market } from '#server/store/market.ts';
import type { SearchDocument } from '#server/search/searchPort.ts';
import type { TestMarket } from '#tests/drivers/server/market.ts';
import { naiveSearch } from '#tests/server/search/corpus/naiveSearch.ts';
import { awayAndBack, erased, joined } from '#tests/machines/account/lifecycle/accountHistory.ts';
import { listingJournal } from '#tests/machines/listing/lifecycle/arbitraryFacts.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';

/** Opens search on a market. */
export type OpenFeed = (test: TestMarket) => Promise<FedSearch>;

/** How long to wait for search, in ms: a machine under load may take longer than a request would wait. */
const longest = 60_000;

const requested = [
  '',
  'sp=cheapest',
  'q=velo',
  'q=citybike&sp=relevant',
  'category=4000&region=4',
  'category=4000&condition=good',
  'category=4000&subcategory=4010&st=offer',
  'zipcode=3011&radius=10&sp=nearest',
  'company_ad=1',
  'ps=1',
];

/** The current results of searches, and those of a filter over the rows of all listed ads: both must be equal. */
export async function comparedWithRows(
  market: Market,
  search: FedSearch,
): Promise<[reported: unknown, expected: unknown]> {
  await search.caughtUp(0, longest);
  const documents: SearchDocument[] = [];
  for await (const document of listedDocuments(market)) documents.push(document);
  const filters = requested.map((keys) => filterFrom(new URLSearchParams(keys)));
  const pageOf = (filter: SearchFilter) => ({ size: 30, area: areaOf(filter, swissLocalities) });
  const reported = await Promise.all(filters.map((filter) => search.port.search(filter, pageOf(filter))));
  return [reported, filters.map((filter) => naiveSearch(documents, filter, pageOf(filter)))];
}

/** The ids that a search for these URL keys finds, once it has caught up with the journal. */
export async function found(search: FedSearch, keys = ''): Promise<readonly string[]> {
  await search.caughtUp(0, longest);
  return (await search.port.search(filterFrom(new URLSearchParams(keys)), { size: 30 })).ids;
}

/** Contract tests of a search that is updated from the journal, for every storage. */
export function describeFeed(name: string, openMarket: () => Promise<TestMarket>, openFeed: OpenFeed): void {
  describe(name, () => {
    let test: TestMarket;
    let search: FedSearch;

    beforeEach(async () => {
      test = await openMarket();
      await test.seller(ana);
      await test.publishes(ana, 'bikebikebike', bike);
      search = await openFeed(test);
    });

    afterEach(async () => {
      await search.close();
      await test.close();
    });

    it('contains the existing ads, and later ones', async () => {
      expect(search.port.size).toBe(1);
      expect(await found(search)).toEqual(['bikebikebike']);
      await test.publishes(ana, 'sofasofasofa', { ...bike, title: 'Sofa', category: 3000, parameters: {} });
      expect(await found(search, 'q=sofa')).toEqual(['sofasofasofa']);
    });

    it('removes unlisted ads, and adds them again when they return', async () => {
      await test.tells('bikebikebike', [{ type: 'listing.paused', at: noon }]);
      expect(await found(search)).toEqual([]);
      await test.tells('bikebikebike', [{ type: 'listing.resumed', at: noon }]);
      expect(await found(search)).toEqual(['bikebikebike']);
    });

    it('updates the ads of a seller who becomes a company', async () => {
      expect(await found(search, 'company_ad=1')).toEqual([]);
      await test.seller(ana, 'Ana Velos', 'company');
      expect(await found(search, 'company_ad=1')).toEqual(['bikebikebike']);
    });

    it.each(awayAndBack)(
      'hides the ads of a seller who is %s, and shows them again after',
      async (_why, away, back) => {
        await test.recordsFacts('beat', joined);
        await test.publishes('beat', 'helmhelmhelm', { ...bike, title: 'Helm' });
        expect(await found(search)).toEqual(['bikebikebike', 'helmhelmhelm']);
        await test.recordsFacts('beat', away);
        expect(await found(search)).toEqual(['bikebikebike']);
        expect(await found(search, 'q=helm')).toEqual([]);
        const [reported, expected] = await comparedWithRows(test.market, search);
        expect(reported).toEqual(expected);
        await test.tells('helmhelmhelm', [{ type: 'listing.edited', at: noon, changes: { title: 'Velohelm' } }]);
        expect(await found(search), 'whatever happens to the ad').toEqual(['bikebikebike']);
        await search.close();
        search = await openFeed(test);
        expect(await found(search), 'also after a new start').toEqual(['bikebikebike']);
        await search.close();
        await test.recordsFacts('beat', back);
        search = await openFeed(test);
        expect(await found(search)).toEqual(['bikebikebike', 'helmhelmhelm']);
        expect(await found(search, 'q=velohelm')).toEqual(['helmhelmhelm']);
      },
    );

    it('hides the ads of an erased seller permanently', async () => {
      await test.recordsFacts('beat', joined);
      await test.publishes('beat', 'helmhelmhelm', { ...bike, title: 'Helm' });
      expect(await found(search)).toEqual(['bikebikebike', 'helmhelmhelm']);
      await test.recordsFacts('beat', erased);
      expect(await found(search)).toEqual(['bikebikebike']);
    });

    it('updates a seller with more ads than a query has parameters', async () => {
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
    });

    it('matches the rows after any journals', async () => {
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(listingJournal, { minLength: 1, maxLength: 5 }), async (journals) => {
          run += 1;
          for (const [index, facts] of journals.entries()) await test.tells(`ad-${run}-${index}`, facts);
          const [reported, expected] = await comparedWithRows(test.market, search);
          expect(reported).toEqual(expected);
        }),
        { numRuns: 15 },
      );
    });

    it('continues at its position when it is opened again', async () => {
      await search.close();
      await test.publishes(ana, 'helmhelmhelm', { ...bike, title: 'Helm' });
      await test.tells('bikebikebike', [{ type: 'listing.paused', at: noon }]);
      search = await openFeed(test);
      expect(search.port.size).toBe(1);
      expect(await found(search)).toEqual(['helmhelmhelm']);
    });
  });
}
