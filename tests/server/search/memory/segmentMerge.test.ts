import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildSegment } from '#server/search/memory/segmentBuilder.ts';
import { mergeSegments } from '#server/search/memory/segmentMerge.ts';
import { anyDocuments } from '../arbitraries.ts';

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
      const { categories: _, category: __, records: ___, ...merged } = mergeSegments(sources);
      const {
        categories: ____,
        category: _____,
        records: ______,
        ...built
      } = buildSegment(documents.filter((_document, number) => !isGone(number)));
      expect(merged).toEqual(built);
    }),
  );
});
