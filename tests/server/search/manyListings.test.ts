import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemorySearch, type MemorySearch } from '#server/search/memorySearch.ts';
import { isLong } from '#tests/drivers/run/sizes.ts';
import { manyListings } from './manyListings.ts';
import { naiveSearch } from './corpus/naiveSearch.ts';
import { anySearchOfMany, searchesByEachParameter } from './corpus/searchesOfMany.ts';

/** Enough for several segments. The filter over all of them takes most of the time. */
const listings = isLong ? manyListings : manyListings.slice(0, 5000);

describe(`over ${listings.length} listings`, () => {
  let search: MemorySearch;

  beforeAll(async () => {
    search = createMemorySearch({ batchSize: listings.length / 5 });
    // Adds some ads one by one, so that there are changes that are in no segment yet.
    const [many, few] = [listings.slice(0, -700), listings.slice(-700)];
    await search.putAll(many);
    for (const document of few) search.apply({ kind: 'put', document });
    await search.settled();
  });

  afterAll(() => search.close());

  it('search in memory finds, orders and counts as a filter over the same listings does [SEARCH-14, SEARCH-15]', async () => {
    await fc.assert(
      fc.asyncProperty(anySearchOfMany, async ([filter, area]) => {
        const page = { size: 30, area };
        expect(await search.search(filter, page)).toEqual(naiveSearch(listings, filter, page));
      }),
      { numRuns: isLong ? 2000 : 110, examples: searchesByEachParameter },
    );
  });
});
