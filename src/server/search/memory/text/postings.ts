import { fieldMask, inBody } from '../../fields.ts';
import type { Arena } from '../arena.ts';

/**
 * A posting records that a document has a term, in which fields, and in which language the document is. It is the
 * document's number shifted by seven bits, the language's index in `languages` in two, and a bit for each field
 * (`fields.ts`). A list of postings is sorted by document, and has each document once.
 */
export type Postings = Uint32Array;

const languageShift = 5;
const languageMask = 3;
const documentShift = 7;

export const noPostings: Postings = new Uint32Array(0);

/** A posting with only a document's number, below 2^25. It has neither fields nor a language. */
export function posting(document: number, fields = 0, language = 0): number {
  return (document << documentShift) | (language << languageShift) | fields;
}

/** A posting with another document number, but the same language and fields. */
export function renumbered(entry: number, document: number): number {
  return (document << documentShift) | (entry & ((1 << documentShift) - 1));
}

/** The document number of a posting. */
export function documentOf(entry: number): number {
  return entry >>> documentShift;
}

/** The language of a posting's document, as an index in `languages`. */
export function languageOf(entry: number): number {
  return (entry >>> languageShift) & languageMask;
}

/** The fields of the document in which the term of a posting occurs, as bits. */
export function fieldsOf(entry: number): number {
  return entry & fieldMask;
}

/** Lower bound from `from` on: the first index whose document is at least `document` (galloping search). */
export function gallop(list: Postings, from: number, document: number): number {
  let stride = 1;
  let low = from;
  let high = from;
  while (high < list.length && list[high]! >>> documentShift < document) {
    low = high + 1;
    high += stride;
    stride *= 2;
  }
  high = Math.min(high, list.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (list[middle]! >>> documentShift < document) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The documents of either list, with the fields of both. */
export function union(a: Postings, b: Postings, arena: Arena): Postings {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const merged = arena.take(a.length + b.length);
  let length = 0;
  let i = 0;
  let j = 0;
  // The loop has no branches on the documents, because they would be unpredictable.
  while (i < a.length && j < b.length) {
    const left = a[i]!;
    const right = b[j]!;
    const isLeft = Number(left >>> documentShift <= right >>> documentShift);
    const isRight = Number(right >>> documentShift <= left >>> documentShift);
    merged[length] = (left & -isLeft) | (right & -isRight);
    length += 1;
    i += isLeft;
    j += isRight;
  }
  while (i < a.length) merged[length++] = a[i++]!;
  while (j < b.length) merged[length++] = b[j++]!;
  return arena.trim(merged, length);
}

/** The documents in both lists, with the common fields; the field `inBody` if they have no common field. */
export function intersection(a: Postings, b: Postings, arena: Arena): Postings {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  const common = arena.take(few.length);
  let length = 0;
  let cursor = 0;
  for (const entry of few) {
    cursor = gallop(many, cursor, entry >>> documentShift);
    if (cursor === many.length) break;
    const other = many[cursor]!;
    if (other >>> documentShift !== entry >>> documentShift) continue;
    common[length++] = other & entry & fieldMask ? other & entry : (other & ~fieldMask) | inBody;
  }
  return arena.trim(common, length);
}

/** The documents of the first list that are not in the second, with the fields of the first. */
export function difference(a: Postings, b: Postings, arena: Arena): Postings {
  if (b.length === 0) return a;
  const matching = arena.take(a.length);
  let length = 0;
  let cursor = 0;
  for (const entry of a) {
    cursor = gallop(b, cursor, entry >>> documentShift);
    if (cursor === b.length || b[cursor]! >>> documentShift !== entry >>> documentShift) matching[length++] = entry;
  }
  return arena.trim(matching, length);
}
