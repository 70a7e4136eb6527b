import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemorySearch, type MemorySearch } from '#server/search/memorySearch.ts';
import type { SearchUnderTest } from '#tests/contract/search/searchContract.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';
import { manyListings } from './manyListings.ts';
import { naiveSearch } from './corpus/naiveSearch.ts';
import { anySearchOfMany, searchesByEachParameter } from './corpus/searchesOfMany.ts';
import { openWrittenSearch } from './corpus/writtenSearch.ts';

const long = process.env['ALLMEND_LONG'] === '1';
const size = 30;

describePostgres('on a cluster of its own', (cluster) => {
  describe(`over ${manyListings.length} listings`, () => {
    let memory: MemorySearch;
    let sql: SearchUnderTest;

    beforeAll(async () => {
      memory = createMemorySearch();
      sql = await openWrittenSearch(await cluster().createDatabase());
      await memory.putAll(manyListings);
      for (let at = 0; at < manyListings.length; at += 1000)
        await sql.change({ put: manyListings.slice(at, at + 1000), removed: [] });
    });

    afterAll(async () => {
      await memory.close();
      await sql.close();
    });

    it('search in memory and in rows answer any filter alike', async () => {
      await fc.assert(
        fc.asyncProperty(anySearchOfMany, async ([filter, area]) => {
          const page = { size, area };
          expect(await sql.port.search(filter, page)).toEqual(await memory.search(filter, page));
        }),
        { numRuns: long ? 20_000 : 200, examples: searchesByEachParameter },
      );
    });

    it('both answer as a filter over the same listings does', async () => {
      await fc.assert(
        fc.asyncProperty(anySearchOfMany, async ([filter, area]) => {
          const page = { size, area };
          const expected = naiveSearch(manyListings, filter, page);
          expect(await sql.port.search(filter, page)).toEqual(expected);
          expect(await memory.search(filter, page)).toEqual(expected);
        }),
        { numRuns: long ? 2000 : 20 },
      );
    });
  });
});
