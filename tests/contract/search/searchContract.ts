import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withCategory } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { noAnswer, type SearchDocument, type SearchPort } from '#server/search/searchPort.ts';
import {
  anyArea,
  anyBrowsing,
  anyDocument,
  anyDocuments,
  anyFilter,
  anyId,
  anyWordless,
} from '#tests/server/search/corpus/arbitraries.ts';
import { naiveSearch } from '#tests/server/search/corpus/naiveSearch.ts';
import { describeExamples } from './searchExamples.ts';
import { describeEverydayWords } from './searchEverydayWords.ts';
import { describeTextExamples } from './searchTextExamples.ts';
import { describeFilterExamples } from './searchFilterExamples.ts';

/** A search adapter under test, with the means to change its contents. */
export interface SearchUnderTest {
  readonly port: SearchPort;
  /** Changes the contents; resolves once searches see the changes. No id may be both put and removed. */
  change(changes: { readonly put: readonly SearchDocument[]; readonly removed: readonly string[] }): Promise<void>;
  close(): Promise<void>;
}

export interface HeldSearch extends SearchUnderTest {
  /** Replaces the contents of the search with these documents. */
  holds(documents: readonly SearchDocument[]): Promise<void>;
}

const long = process.env['ALLMEND_LONG'] === '1';
const numRuns = long ? 2000 : 50;
const pageSize = 3;

/** Contract tests of every search adapter; `open` returns an empty one. */
export function describeSearch(name: string, open: () => Promise<SearchUnderTest>): void {
  describe(name, () => {
    let held: HeldSearch;

    beforeAll(async () => {
      held = holding(await open());
    });

    afterAll(() => held.close());

    describeExamples(() => held);
    describe('a query finds an ad', () => describeTextExamples(() => held));
    describeFilterExamples(() => held);
    describe('everyday words find the ads of every language', () => describeEverydayWords(() => held));

    it('answers any search like a filter over the same ads, after any changes', async () => {
      const anySearch = fc.tuple(fc.oneof(anyFilter, anyBrowsing, anyWordless), anyArea);
      const anySearches = fc.array(anySearch, { minLength: 12, maxLength: 12 });
      const anyChanges = fc.record({ put: fc.array(anyDocument, { maxLength: 10 }), removed: fc.array(anyId) });
      await fc.assert(
        fc.asyncProperty(anyDocuments, anySearches, anyChanges, async (documents, searches, { put, removed }) => {
          await held.holds(documents);
          for (const [filter, area] of searches) {
            const page = { size: pageSize, area };
            expect(await held.port.search(filter, page)).toEqual(naiveSearch(documents, filter, page));
          }
          const changed = new Map([...documents, ...put].map((document) => [document.id, document]));
          for (const id of removed) changed.delete(id);
          const saved = put.filter((document) => changed.get(document.id) === document);
          await held.change({ put: saved, removed });
          for (const [filter, area] of searches) {
            const page = { size: pageSize, area };
            expect(await held.port.search(filter, page)).toEqual(naiveSearch([...changed.values()], filter, page));
          }
          expect(held.port.size).toBe(changed.size);
          await held.holds([]);
        }),
        { numRuns },
      );
    });

    it('counts for each option the results of a search with it', async () => {
      await fc.assert(
        fc.asyncProperty(anyDocuments, anyFilter, anyArea, async (documents, filter, area) => {
          await held.holds(documents);
          const page = { size: pageSize, area };
          const totalOf = async (one: SearchFilter, where = area) =>
            (await held.port.search(one, { size: pageSize, area: where })).total;
          const { counts } = await held.port.search(filter, page);
          for (const [id, count] of [...counts.category].slice(0, 3)) {
            const { topCategory = id } = documents.find(({ category }) => category === id) ?? {};
            const option = topCategory === id ? {} : { subcategory: id };
            expect(await totalOf(withCategory(filter, { category: topCategory, ...option }))).toBe(count);
          }
          for (const [code, count] of Object.entries(counts.region)) {
            expect(await totalOf(filter, { kind: 'regions', regions: new Set([Number(code)]) })).toBe(count);
          }
          for (const [code, count] of counts.postcode.entries()) {
            if (count === 0) continue;
            const metres = new Map([[String(code), 0]]);
            expect(await totalOf(filter, { kind: 'postcodes', metres })).toBe(count);
          }
          for (const kind of ['offer', 'wanted'] as const) {
            expect(await totalOf({ ...filter, kind })).toBe(counts.kind[kind] ?? 0);
          }
          for (const seller of ['private', 'company'] as const) {
            expect(await totalOf({ ...filter, seller })).toBe(counts.seller[seller] ?? 0);
          }
          expect(await totalOf({ ...filter, freeOnly: true })).toBe(counts.free);
          for (const { key, options } of counts.selects) {
            for (const { option, count } of options.slice(0, 2)) {
              expect(await totalOf({ ...filter, selects: { ...filter.selects, [key]: [option] } })).toBe(count);
            }
          }
        }),
        { numRuns },
      );
    });

    it('finds the same ads and the same total without other counts', async () => {
      const anySearch = fc.tuple(fc.oneof(anyFilter, anyBrowsing, anyWordless), anyArea);
      await fc.assert(
        fc.asyncProperty(
          anyDocuments,
          fc.array(anySearch, { minLength: 12, maxLength: 12 }),
          async (documents, all) => {
            await held.holds(documents);
            for (const [filter, area] of all) {
              const { ids, distances, total } = await held.port.search(filter, { size: pageSize, area });
              const bare = await held.port.search(filter, { size: pageSize, area, isUncounted: true });
              expect(bare).toEqual({ ...noAnswer, ids, distances, total });
            }
          },
        ),
        { numRuns },
      );
    });

    it('shows the same ads on two pages as on one of double size', async () => {
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
