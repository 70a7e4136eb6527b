import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CategoryBits, field } from '#server/search/memory/category/categoryColumns.ts';
import { categoriesOf } from '#server/search/memory/segment/columns.ts';
import { slotsOf } from '#server/search/memory/parameterSlots.ts';
import { headLength } from '#server/search/memory/segment/records.ts';
import type { SegmentData } from '#server/search/memory/segment/segment.ts';
import { buildSegment } from '#server/search/memory/segment/segmentBuilder.ts';
import { mergeSegments } from '#server/search/memory/segment/segmentMerge.ts';
import { anyDocuments } from '../../corpus/arbitraries.ts';

it('segments merged are the segment of the documents that are still there', () => {
  fc.assert(
    fc.property(anyDocuments, fc.array(fc.nat(2)), fc.array(fc.boolean()), (documents, places, gone) => {
      const isGone = (number: number) => gone[number] ?? false;
      const sources = [0, 1, 2].map((place) => {
        const inPlace = documents.filter((_, number) => (places[number] ?? 0) === place);
        const data = buildSegment(inPlace);
        const names = inPlace.toSorted((a, b) => a.listedAt - b.listedAt || (a.id < b.id ? 1 : -1));
        return { data, dead: Uint8Array.from(names, (document) => Number(isGone(documents.indexOf(document)))) };
      });
      const alive = documents.filter((_, number) => !isGone(number));
      expect(plain(mergeSegments(sources))).toEqual(plain(buildSegment(alive)));
    }),
  );
});

/**
 * Everything that a segment contains, with categories by their ids, because their numbers within the segment may
 * differ.
 */
function plain({ categories, category, records, byCategory, traits, traitsByPrice, ...others }: SegmentData) {
  const pairs = categoriesOf(categories);
  const columns = new CategoryBits(byCategory, records, pairs);
  const inCategory = (number: number) => [...categories.subarray(2 * number, 2 * number + 2)].join(' ');
  const named = (number: number) => `${inCategory(number & 0xffff)} ${number >>> 16}`;
  const recordLength = (document: number) => {
    const [own, top] = categories.subarray(2 * category[document]!);
    return headLength + slotsOf({ category: own!, topCategory: top! }).length;
  };
  return {
    ...others,
    category: Array.from(category, inCategory),
    records: Array.from(records.starts, (start, document) => {
      const [price, traits, ...plain] = records.numbers.subarray(start, start + recordLength(document));
      return [price, inCategory(traits! & 0xffff), traits! >>> 16, ...plain];
    }),
    columns: Array.from(category, (number, document) => {
      const place = columns.column(number, field.document).indexOf(document);
      const [price, traits, ...plain] = Array.from({ length: recordLength(document) }, (_, slot) => {
        return columns.column(number, slot)[place]!;
      });
      return [price, inCategory(traits! & 0xffff), traits! >>> 16, ...plain];
    }),
    traits: Array.from(traits, named),
    traitsByPrice: Array.from(traitsByPrice, named),
  };
}
