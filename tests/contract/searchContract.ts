import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchDocument, SearchPort } from '#server/search/searchPort.ts';
import { anyBrowsing, anyDocument, anyDocuments, anyFilter, anyId } from '#tests/server/search/arbitraries.ts';
import { naiveSearch } from '#tests/server/search/naiveSearch.ts';
import { describeExamples } from './searchExamples.ts';

/** An adapter of search, with the way to change what it holds. */
export interface SearchUnderTest {
  readonly port: SearchPort;
  /** Resolves once searches know it; no id is in both. */
  change(changes: { readonly put: readonly SearchDocument[]; readonly removed: readonly string[] }): Promise<void>;
  close(): Promise<void>;
}

export interface HeldSearch extends SearchUnderTest {
  /** Makes it hold these ads and no others. */
  holds(documents: readonly SearchDocument[]): Promise<void>;
}

const long = process.env['ALLMEND_LONG'] === '1';
const numRuns = long ? 2000 : 100;
const pageSize = 3;

/** What every adapter of search must do; `open` gives one that holds nothing. */
export function describeSearch(name: string, open: () => Promise<SearchUnderTest>): void {
  describe(name, () => {
    let held: HeldSearch;

    beforeAll(async () => {
      held = holding(await open());
    });

    afterAll(() => held.close());

    describeExamples(() => held);

    it('answers any search as a filter over the same ads does, whatever is put and removed', async () => {
      const anyFilters = fc.array(fc.oneof(anyFilter, anyBrowsing), { minLength: 12, maxLength: 12 });
      const anyChanges = fc.record({ put: fc.array(anyDocument, { maxLength: 10 }), removed: fc.array(anyId) });
      await fc.assert(
        fc.asyncProperty(anyDocuments, anyFilters, anyChanges, async (documents, filters, { put, removed }) => {
          await held.holds(documents);
          for (const filter of filters) {
            expect(await held.port.search(filter, { size: pageSize })).toEqual(
              naiveSearch(documents, filter, pageSize),
            );
          }
          const changed = new Map([...documents, ...put].map((document) => [document.id, document]));
          for (const id of removed) changed.delete(id);
          const kept = put.filter((document) => changed.get(document.id) === document);
          await held.change({ put: kept, removed });
          for (const filter of filters) {
            const expected = naiveSearch([...changed.values()], filter, pageSize);
            expect(await held.port.search(filter, { size: pageSize })).toEqual(expected);
          }
          expect(held.port.size).toBe(changed.size);
          await held.holds([]);
        }),
        { numRuns },
      );
    });

    it('counts parts that add up to the whole', async () => {
      await fc.assert(
        fc.asyncProperty(anyDocuments, anyFilter, async (documents, filter) => {
          await held.holds(documents);
          const { category: _, subcategory: __, ...anyCategory } = filter;
          const inAnyCategory = await held.port.search(anyCategory, { size: pageSize });
          const tops = new Set(documents.map(({ topCategory }) => topCategory));
          expect(sum(inAnyCategory.counts.category, (id) => tops.has(id))).toBe(inAnyCategory.total);

          const { region: ___, ...anyRegion } = filter;
          const inAnyRegion = await held.port.search(anyRegion, { size: pageSize });
          let inAKnownOne = 0;
          for (const region of [1, 2, 23]) {
            inAKnownOne += (await held.port.search({ ...filter, region }, { size: pageSize })).total;
          }
          expect(sum(inAnyRegion.counts.region)).toBe(inAKnownOne);
          const homeless = documents.filter(({ region }) => region === null);
          const { total } = naiveSearch(homeless, anyRegion, pageSize);
          expect(sum(inAnyRegion.counts.region) + total).toBe(inAnyRegion.total);
        }),
        { numRuns },
      );
    });

    it('shows on two pages what it shows on one of double size', async () => {
      await fc.assert(
        fc.asyncProperty(anyDocuments, anyFilter, async (documents, filter) => {
          await held.holds(documents);
          const one = await held.port.search({ ...filter, page: 2 * filter.page - 1 }, { size: pageSize });
          const two = await held.port.search({ ...filter, page: 2 * filter.page }, { size: pageSize });
          const double = await held.port.search(filter, { size: 2 * pageSize });
          expect([...one.ids, ...two.ids]).toEqual(double.ids);
        }),
        { numRuns },
      );
    });

    it('answers as before when an ad was added and removed again', async () => {
      await fc.assert(
        fc.asyncProperty(anyDocuments, anyDocument, anyFilter, async (documents, added, filter) => {
          await held.holds(documents);
          const before = await held.port.search(filter, { size: pageSize });
          await held.change({ put: [{ ...added, id: 'added' }], removed: [] });
          const everything = { query: '', freeOnly: false, sort: 'newest', page: 1 } as const;
          expect((await held.port.search(everything, { size: pageSize })).total).toBe(documents.length + 1);
          await held.change({ put: [], removed: ['added'] });
          expect(await held.port.search(filter, { size: pageSize })).toEqual(before);
        }),
        { numRuns },
      );
    });
  });
}

function holding(search: SearchUnderTest): HeldSearch {
  let there = new Set<string>();
  const held: HeldSearch = {
    port: search.port,
    close: () => search.close(),
    async change({ put, removed }) {
      await search.change({ put: lastOfEach(put), removed });
      for (const { id } of put) there.add(id);
      for (const id of removed) there.delete(id);
    },
    async holds(documents) {
      const ids = new Set(documents.map(({ id }) => id));
      await search.change({ put: documents, removed: [...there].filter((id) => !ids.has(id)) });
      there = ids;
    },
  };
  return held;
}

function lastOfEach(documents: readonly SearchDocument[]): readonly SearchDocument[] {
  return [...new Map(documents.map((document) => [document.id, document])).values()];
}

function sum(counts: Readonly<Record<number, number>>, isCounted: (id: number) => boolean = () => true): number {
  return Object.entries(counts).reduce((total, [id, count]) => total + (isCounted(Number(id)) ? count : 0), 0);
}
