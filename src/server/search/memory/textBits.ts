import type { AskedText } from '../queryWords.ts';
import type { Arena } from './arena.ts';
import { addBit, removeBit } from './bitsets.ts';
import type { CategoryBits } from './categoryColumns.ts';
import { postingsOfPhrase } from './phrases.ts';
import { documentOf, type Postings } from './postings.ts';
import type { SearchPart } from './searchPart.ts';
import { lookedUp, postingsOfWord } from './wordPostings.ts';

/** Whether a text says only what ads must not have. */
export function isUnwantedOnly({ words, phrases }: AskedText): boolean {
  return words.length + phrases.length === 0;
}

/** The bits of a list of documents. */
export function bitsOfList(columns: CategoryBits, list: Postings, arena: Arena): Uint32Array {
  const { present, bitOf } = columns;
  const bits = arena.take(present.length).fill(0);
  for (let at = 0; at < list.length; at += 1) addBit(bits, bitOf[documentOf(list[at]!)]!);
  return bits;
}

/** The bits of the documents that have nothing of what the text does not want: no other document is met. */
export function bitsWithout(part: SearchPart, columns: CategoryBits, text: AskedText, arena: Arena): Uint32Array {
  const { present, bitOf } = columns;
  const bits = arena.take(present.length);
  bits.set(present);
  const unwanted = [
    ...text.unwanted.map((word) => postingsOfWord(part, lookedUp(part, word), arena)),
    ...text.unwantedPhrases.map((phrase) => postingsOfPhrase(part, phrase, undefined, arena)),
  ];
  for (const list of unwanted) {
    for (let at = 0; at < list.length; at += 1) removeBit(bits, bitOf[documentOf(list[at]!)]!);
  }
  return bits;
}
