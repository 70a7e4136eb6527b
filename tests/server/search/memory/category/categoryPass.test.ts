import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Arena } from '#server/search/memory/arena.ts';
import { passed } from '#server/search/memory/category/categoryPass.ts';
import { conditionsOf } from '#server/search/memory/conditions.ts';
import { FacetTable } from '#server/search/memory/counts/facetTable.ts';
import { KnownValues } from '#server/search/memory/knownValues.ts';
import type { Search } from '#server/search/memory/search.ts';
import { Segment } from '#server/search/memory/segment/segment.ts';
import { buildSegment } from '#server/search/memory/segment/segmentBuilder.ts';
import { countedOf, tallied } from '#server/search/memory/counts/tallied.ts';
import { Tally } from '#server/search/memory/counts/tally.ts';
import { bitsOfList, bitsWithout, isUnwantedOnly, unwantedIn } from '#server/search/memory/text/textBits.ts';
import { textHits } from '#server/search/memory/text/textHits.ts';
import { parsedText } from '#server/search/queryWords.ts';
import { isLong } from '#tests/drivers/run/sizes.ts';
import { anyArea, anyDocuments, anyFilter } from '../../corpus/arbitraries.ts';

/** Generates a segment with some deleted documents, and a search in it. */
const anyCriteria = fc.record({
  documents: anyDocuments,
  gone: fc.array(fc.nat(29), { maxLength: 5 }),
  filter: anyFilter,
  area: anyArea,
  isUncounted: fc.boolean(),
});

describe('a pass over categories', () => {
  it('finds and counts the hits of a text like a sequential scan', () => {
    fc.assert(
      fc.property(anyCriteria, ({ documents, gone, filter, area, isUncounted }) => {
        const known = new KnownValues();
        const segment = new Segment(buildSegment(documents), known);
        for (const document of new Set(gone)) if (document < segment.size) segment.kill(document);
        const conditions = conditionsOf(filter, area, known, new Arena());
        const text = parsedText(filter);
        const index = { parts: [segment], facets: new FacetTable(), known, size: segment.alive };
        const searchInto = (arena: Arena): Search => {
          return { index, conditions, text, most: 30, arena, tally: new Tally(conditions, known, arena), isUncounted };
        };
        const byBits = searchInto(new Arena());
        const oneByOne = searchInto(new Arena());
        const { list } = textHits(segment, text, oneByOne.arena);
        const accepted = tallied(oneByOne, segment, list, countedOf(oneByOne));
        const expected = accepted.first(list.length, oneByOne.arena);
        const hits = textHits(segment, text, byBits.arena).list;
        const unwanted = unwantedIn(segment, text, byBits.arena);
        const among = isUnwantedOnly(text)
          ? bitsWithout(segment.byCategory, unwanted, byBits.arena)
          : bitsOfList(segment.byCategory, hits, byBits.arena);
        const found = passed(byBits, segment, segment.byCategory, countedOf(byBits), among);
        expect([...found.documents(byBits.arena)]).toEqual([...expected]);
        const isAccepted = (_: unknown, document: number) => (found.accepts(document) ? [document] : []);
        expect(Array.from(documents).flatMap(isAccepted)).toEqual([...expected]);
        expect(found.count).toBe(expected.length);
        expect(byBits.tally.total).toBe(oneByOne.tally.total);
        expect(byBits.tally.counts).toEqual(oneByOne.tally.counts);
      }),
      { numRuns: isLong ? 1000 : 100 },
    );
  });
});
