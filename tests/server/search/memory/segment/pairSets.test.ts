import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasBit } from '#server/search/memory/bitsets.ts';
import { pairSets, setsOfPair } from '#server/search/memory/segment/pairSets.ts';
import { GrowingRows } from '#server/search/memory/segment/rows.ts';
import { betweenTexts } from '#server/search/memory/searchPart.ts';

const anyTerm = fc.oneof({ weight: 5, arbitrary: fc.nat(100_000) }, fc.constant(betweenTexts));
const anySequences = fc.array(fc.array(anyTerm, { maxLength: 8 }), { minLength: 1, maxLength: 70 });

it('the sets of a pair all have the documents with one term right after another, and together hardly any other', () => {
  let [having, others, matching] = [0, 0, 0];
  fc.assert(
    fc.property(anySequences, (sequences) => {
      const rows = new GrowingRows();
      for (const sequence of sequences) {
        for (const term of sequence) rows.add(term);
        rows.endRow();
      }
      const sets = pairSets(rows.shared((term) => term));
      const pairs = sequences.flatMap((sequence) => sequence.slice(1).map((term, place) => [sequence[place]!, term]));
      for (const [first, second] of pairs) {
        if (first === betweenTexts || second === betweenTexts) continue;
        const found = setsOfPair(sets, first!, second!);
        for (const [document, sequence] of sequences.entries()) {
          const hasPair = sequence.some((term, place) => term === first && sequence[place + 1] === second);
          if (hasPair) {
            having += 1;
            expect(found.every((set) => hasBit(set, document))).toBe(true);
          } else {
            others += 1;
            matching += Number(found.every((set) => hasBit(set, document)));
          }
        }
      }
    }),
  );
  expect(having).toBeGreaterThan(0);
  expect(matching).toBeLessThan(others / 400);
});
