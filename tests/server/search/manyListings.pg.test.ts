import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { createMemorySearch, type MemorySearch } from '#server/search/memorySearch.ts';
import type { SearchDocument } from '#server/search/searchPort.ts';
import { SearchMarket } from '#tests/bench/searchMarket.ts';
import type { SearchUnderTest } from '#tests/contract/searchContract.ts';
import { describePostgres } from '#tests/drivers/describePostgres.ts';
import { anyBrowsing, anyFilter, vocabulary } from './arbitraries.ts';
import { naiveSearch } from './naiveSearch.ts';
import { openWrittenSearch } from './writtenSearch.ts';

const long = process.env['ALLMEND_LONG'] === '1';
const listings = 20_000;
const page = { size: 30 };

/** Made-up words by Zipf's law, and in every other ad some that are written in several ways. */
const documents: readonly SearchDocument[] = Array.from(new SearchMarket().documents(listings), (document, number) => {
  const spelled = vocabulary[number % vocabulary.length]!;
  const another = vocabulary[(number * 7) % vocabulary.length]!;
  if (number % 2 === 0) return document;
  return {
    ...document,
    title: `${spelled} ${document.title}`,
    body: `${document.body} ${another}`,
    keywords: [another],
  };
});
const words = documents.slice(0, 300).flatMap(({ title }) => title.split(' '));
const anyFilterOfMany: fc.Arbitrary<SearchFilter> = fc
  .tuple(
    anyFilter,
    fc.array(fc.constantFrom(...words, ...vocabulary), { maxLength: 2 }),
    fc.integer({ min: 1, max: 40 }),
  )
  .map(([filter, asked, pageNumber]) => ({ ...filter, query: asked.join(' '), page: pageNumber }));
const anySearch = fc.oneof({ weight: 3, arbitrary: anyFilterOfMany }, anyBrowsing);

describePostgres('on a cluster of its own', (cluster) => {
  describe(`over ${listings} listings`, () => {
    let memory: MemorySearch;
    let sql: SearchUnderTest;

    beforeAll(async () => {
      memory = createMemorySearch();
      sql = await openWrittenSearch(await cluster().createDatabase());
      await memory.putAll(documents);
      for (let at = 0; at < listings; at += 1000)
        await sql.change({ put: documents.slice(at, at + 1000), removed: [] });
    });

    afterAll(async () => {
      await memory.close();
      await sql.close();
    });

    it('search in memory and in rows answer any filter alike', async () => {
      await fc.assert(
        fc.asyncProperty(anySearch, async (filter) => {
          expect(await sql.port.search(filter, page)).toEqual(await memory.search(filter, page));
        }),
        { numRuns: long ? 20_000 : 400 },
      );
    });

    it('both answer as a filter over the same listings does', async () => {
      await fc.assert(
        fc.asyncProperty(anySearch, async (filter) => {
          const expected = naiveSearch(documents, filter, page.size);
          expect(await memory.search(filter, page)).toEqual(expected);
          expect(await sql.port.search(filter, page)).toEqual(expected);
        }),
        { numRuns: long ? 500 : 10 },
      );
    });
  });
});
