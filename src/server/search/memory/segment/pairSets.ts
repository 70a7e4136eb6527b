import { wordsFor } from '../bitsets.ts';
import type { Rows } from './rows.ts';
import { betweenTexts } from '../searchPart.ts';
import { sharedUint32 } from './sharedArrays.ts';

/** A power of 2. */
const setBits = 9;

/**
 * Two odd numbers for each set that a pair is in. Of documents of some 40 words, one in a hundred is in all three for
 * the sake of other pairs; of 100 words, one in ten.
 */
const ways = [
  [0x9e3779b1, 0x85ebca6b],
  [0xc2b2ae35, 0x27d4eb2f],
  [0x165667b1, 0xcc9e2d51],
] as const;

/**
 * Bitsets of documents, one after another: a document is in some of them for each two terms of which its sequence has
 * one right after the other. Pairs share sets, so who is in all sets of a pair may have it, and who is not has not: a
 * phrase of frequent words is looked for in few of the documents that have them.
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

/** The sets of a pair: who has the one term right after the other is in all of them. */
export function setsOfPair(sets: Uint32Array, first: number, second: number): Uint32Array[] {
  const words = sets.length >>> setBits;
  return ways.map((way) => {
    const from = words * setOf(first, second, way);
    return sets.subarray(from, from + words);
  });
}

/** The bits of odd numbers are well spread: the upper bits of a product depend on all of both terms. */
function setOf(first: number, second: number, [one, other]: readonly [number, number]): number {
  return Math.imul(Math.imul(first, one) ^ second, other) >>> (32 - setBits);
}
