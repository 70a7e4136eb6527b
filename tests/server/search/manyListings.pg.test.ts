import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { Area } from '#market/areas.ts';
import { createMemorySearch, type MemorySearch } from '#server/search/memorySearch.ts';
import type { SearchDocument } from '#server/search/searchPort.ts';
import { SearchMarket } from '#tests/bench/searchMarket.ts';
import type { SearchUnderTest } from '#tests/contract/searchContract.ts';
import { describePostgres } from '#tests/drivers/describePostgres.ts';
import { anyArea, anyBrowsing, anyDocument, anyFilter, vocabulary } from './arbitraries.ts';
import { naiveSearch } from './naiveSearch.ts';
import { openWrittenSearch } from './writtenSearch.ts';

const long = process.env['ALLMEND_LONG'] === '1';
const listings = 20_000;
const size = 30;

/** The same in every run: how ads differ beside their text, and when they were listed. */
const kinds = fc.sample(anyDocument, { seed: 20_261_122, numRuns: listings });

/** Made-up words by Zipf's law, and in every other ad some that are written in several ways. */
const documents: readonly SearchDocument[] = Array.from(new SearchMarket().documents(listings), (document, number) => {
  const { category, topCategory, region, postcode, parameters, price, company, kind, gallery } = kinds[number]!;
  const ad = { ...document, category, topCategory, region, postcode, parameters, price, company, kind, gallery };
  if (number % 2 === 0) return ad;
  const spelled = vocabulary[number % vocabulary.length]!;
  const another = vocabulary[(number * 7) % vocabulary.length]!;
  return {
    ...ad,
    title: `${spelled} ${document.title}`,
    body: `${document.body} ${another}`,
    keywords: [another],
  };
});
const words = documents.slice(0, 300).flatMap(({ title }) => title.split(' '));

const anyQuery = fc
  .tuple(fc.array(fc.constantFrom(...words, ...vocabulary), { maxLength: 2 }), fc.nat(5))
  .map(([asked, sign]) => (sign === 0 ? `"${asked.join(' ')}"` : sign === 1 ? `-${asked.join(' ')}` : asked.join(' ')));
const anyPage = fc.integer({ min: 1, max: 40 });
const anyFilterOfMany: fc.Arbitrary<SearchFilter> = fc
  .tuple(anyFilter, anyQuery, anyPage)
  .map(([filter, query, page]) => ({ ...filter, query, page }));
const anySearch: fc.Arbitrary<[SearchFilter, Area | undefined]> = fc.tuple(
  fc.oneof({ weight: 3, arbitrary: anyFilterOfMany }, { weight: 2, arbitrary: anyFilter }, anyBrowsing),
  anyArea,
);

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
        fc.asyncProperty(anySearch, async ([filter, area]) => {
          const page = { size, area };
          expect(await sql.port.search(filter, page)).toEqual(await memory.search(filter, page));
        }),
        { numRuns: long ? 20_000 : 200 },
      );
    });

    it('both answer as a filter over the same listings does', async () => {
      await fc.assert(
        fc.asyncProperty(anySearch, async ([filter, area]) => {
          const page = { size, area };
          const expected = naiveSearch(documents, filter, page);
          expect(await sql.port.search(filter, page)).toEqual(expected);
          expect(await memory.search(filter, page)).toEqual(expected);
        }),
        { numRuns: long ? 2000 : 10 },
      );
    });
  });
});
