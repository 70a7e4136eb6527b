import { weightOfFields } from '../../relevance.ts';
import { documentOf, fieldsOf, gallop, type Postings } from '../text/postings.ts';

/** The relevance of each document: for each word, its rarity times the weight of the fields that contain it. */
export function scoresOf(documents: Uint32Array, words: readonly Postings[], rarities: readonly number[]): Uint32Array {
  const scores = new Uint32Array(documents.length);
  for (const [number, list] of words.entries()) {
    const rarity = rarities[number]!;
    let cursor = 0;
    let before = 0;
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at]!;
      // A smaller number than before means that the search starts again at 0: documents of a delta are in time order.
      cursor = gallop(list, document < before ? 0 : cursor, document);
      before = document;
      scores[at]! += rarity * weightOfFields[fieldsOf(list[cursor]!)]!;
    }
  }
  return scores;
}

/** The number of postings whose documents are not removed. */
export function aliveAmong(list: Postings, dead: Uint8Array): number {
  let count = 0;
  for (const entry of list) count += 1 - dead[documentOf(entry)]!;
  return count;
}
