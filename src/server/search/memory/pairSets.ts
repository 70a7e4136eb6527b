import { wordsFor } from './bitsets.ts';
import type { Rows } from './rows.ts';
import { betweenTexts } from './searchPart.ts';
import { sharedUint32 } from './sharedArrays.ts';

/** A power of 2: of documents of some 40 words, one in seven is in a set for the sake of other pairs. */
const setBits = 8;

/**
 * Bitsets of documents, one after another: a document is in that of each two terms of which its sequence has one right
 * after the other. Pairs share sets, so who is in a set may have the pair, and who is not has not: a phrase of frequent words
 * is looked for in few of the documents that have them.
 */
export function pairSets({ starts, numbers }: Rows): Uint32Array {
  const words = wordsFor(starts.length - 1);
  const sets = sharedUint32(words << setBits);
  for (let document = 0; document + 1 < starts.length; document += 1) {
    const word = document >>> 5;
    const bit = 1 << (document & 31);
    for (let at = starts[document]! + 1; at < starts[document + 1]!; at += 1) {
      const [first, second] = [numbers[at - 1]!, numbers[at]!];
      if (first !== betweenTexts && second !== betweenTexts) sets[words * setOf(first, second) + word]! |= bit;
    }
  }
  return sets;
}

/** The documents, among others, that have a term right after another. */
export function pairSet(sets: Uint32Array, first: number, second: number): Uint32Array {
  const words = sets.length >>> setBits;
  const from = words * setOf(first, second);
  return sets.subarray(from, from + words);
}

/** Two odd numbers with their bits well spread: the upper bits of a product depend on all of both terms. */
function setOf(first: number, second: number): number {
  return Math.imul(Math.imul(first, 0x9e3779b1) ^ second, 0x85ebca6b) >>> (32 - setBits);
}
