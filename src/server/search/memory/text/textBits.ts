import type { ParsedText } from '../../queryWords.ts';
import type { Arena } from '../arena.ts';
import { addBit, hasBit, removeBit, wordsFor } from '../bitsets.ts';
import type { CategoryBits } from '../category/categoryColumns.ts';
import { postingsOfPhrase } from './phrases.ts';
import { documentOf, noPostings, type Postings, union } from './postings.ts';
import type { Acceptance, SearchPart } from '../searchPart.ts';
import { lookedUp, postingsOfWord } from './wordPostings.ts';

/** Whether a text has no wanted words. */
export function isUnwantedOnly({ words, phrases }: ParsedText): boolean {
  return words.length + phrases.length === 0;
}

/** Checking this many hits one by one takes about as long as a pass over another category with few hits; */
const hitsOfPass = 150;
/** and checking one hit takes as long as a pass over the bits of this many documents. */
const documentsOfPass = 16;

/** Whether a pass over all categories is faster than checking the documents of a list. */
export function isSoonerPassed({ categories, size }: SearchPart, list: Postings): boolean {
  return list.length > hitsOfPass * categories.length + size / documentsOfPass;
}

/** The bits of a list of documents. */
export function bitsOfList(columns: CategoryBits, list: Postings, arena: Arena): Uint32Array {
  const { present, bitOf } = columns;
  const bits = arena.take(present.length).fill(0);
  for (let at = 0; at < list.length; at += 1) addBit(bits, bitOf[documentOf(list[at]!)]!);
  return bits;
}

/** The bits of the documents that are not in a list. */
export function bitsWithout({ present, bitOf }: CategoryBits, list: Postings, arena: Arena): Uint32Array {
  const bits = arena.take(present.length);
  bits.set(present);
  for (let at = 0; at < list.length; at += 1) removeBit(bits, bitOf[documentOf(list[at]!)]!);
  return bits;
}

/** The documents of a part that match unwanted words or phrases, removed ones included. */
export function unwantedIn(part: SearchPart, { unwanted, unwantedPhrases }: ParsedText, arena: Arena): Postings {
  const lists = [
    ...unwanted.map((word) => postingsOfWord(lookedUp(part, word), arena)),
    ...unwantedPhrases.map((phrase) => postingsOfPhrase(part, phrase, undefined, arena)),
  ];
  return lists.reduce((all, list) => union(all, list, arena), noPostings);
}

/** Accepts the documents that another filter accepts, except those of a list. */
export class Without implements Acceptance {
  readonly #found: Acceptance;
  readonly #bits: Uint32Array;

  constructor(found: Acceptance, { size }: SearchPart, list: Postings, arena: Arena) {
    this.#found = found;
    this.#bits = arena.take(wordsFor(size)).fill(0);
    for (let at = 0; at < list.length; at += 1) addBit(this.#bits, documentOf(list[at]!));
  }

  accepts(document: number): boolean {
    return !hasBit(this.#bits, document) && this.#found.accepts(document);
  }

  keep(documents: Uint32Array, count: number): number {
    let matching = 0;
    for (let at = 0; at < count; at += 1) {
      const document = documents[at]!;
      documents[matching] = document;
      matching += Number(!hasBit(this.#bits, document));
    }
    return this.#found.keep(documents, matching);
  }
}
