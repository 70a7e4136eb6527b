import { wordsFor } from '../bitsets.ts';
import type { Rows } from './rows.ts';
import { betweenTexts } from '../searchPart.ts';
import { sharedUint32 } from './sharedArrays.ts';

/** The base-2 logarithm of the number of bitsets for pairs. */
const setBits = 9;

/**
 * Two odd multipliers for each of the sets of a pair. Among documents of some 40 words, one percent is in all three
 * sets because of other pairs; among documents of 100 words, ten percent.
 */
const ways = [
  [0x9e3779b1, 0x85ebca6b],
  [0xc2b2ae35, 0x27d4eb2f],
  [0x165667b1, 0xcc9e2d51],
] as const;

/**
 * Bitsets of documents, as a Bloom filter of adjacent terms. A document is in the sets of each pair of terms that
 * follow each other in its sequence. Pairs share sets: a document in all sets of a pair may have the pair, any other
 * document does not. A phrase of frequent words is thus searched in few documents.
 */
export function pairSets({ starts, numbers }: Rows): Uint32Array {
  const words = wordsFor(starts.length - 1);
  const sets = sharedUint32(words << setBits);
  for (let document = 0; document + 1 < starts.length; document += 1) {
    const word = document >>> 5;
    const bit = 1 << (document & 31);
    for (let at = starts[document]! + 1; at < starts[document + 1]!; at += 1) {
      const [first, second] = [numbers[at - 1]!, numbers[at]!];
      if (first === betweenTexts || second === betweenTexts) continue;
      for (const way of ways) sets[words * setOf(first, second, way) + word]! |= bit;
    }
  }
  return sets;
}

/** The sets of a pair. A document with the terms in succession is in all of them. */
export function setsOfPair(sets: Uint32Array, first: number, second: number): Uint32Array[] {
  const words = sets.length >>> setBits;
  return ways.map((way) => {
    const from = words * setOf(first, second, way);
    return sets.subarray(from, from + words);
  });
}

/** Products with odd numbers mix bits well: the upper bits depend on all bits of both terms. */
function setOf(first: number, second: number, [one, other]: readonly [number, number]): number {
  return Math.imul(Math.imul(first, one) ^ second, other) >>> (32 - setBits);
}
