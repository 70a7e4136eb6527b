import type { CategoryBits } from './category/categoryColumns.ts';
import type { CategoryPair } from './category/categoryPair.ts';
import type { Columns } from './segment/columns.ts';
import type { Postings } from './text/postings.ts';
import type { Rows } from './segment/rows.ts';

/** Decides which documents of a part match a search. */
export interface Acceptance {
  accepts(document: number): boolean;
  /**
   * Moves the accepted documents among the first `count` (at most `atOnce`) to the start of the list. Returns their
   * number.
   */
  keep(documents: Uint32Array, count: number): number;
}

/** The batch size for reading documents, so that their memory reads overlap. */
export const atOnce = 32;

/** The separator of title and text in a sequence. No phrase crosses it. */
export const betweenTexts = 0xffffffff;

/** A part of the index: a segment, or the changes that no segment contains yet. */
export interface SearchPart {
  /** The number of all documents in this part, removed ones included. They are numbered from 0. */
  readonly size: number;
  /** The number of documents in this part that are not removed. */
  readonly alive: number;
  readonly columns: Columns;
  readonly categories: readonly CategoryPair[];
  /** By document: its traits (`traitsAt`), with the flag `isGone` for a removed document. */
  readonly traits: Uint32Array;
  /** By document: 1 if it is removed. */
  readonly dead: Uint8Array;
  /** The documents in price order (`priceOrder.ts`). Absent in a delta. */
  readonly byPrice?: Uint32Array;
  /** The traits of the documents in price order, and in `postcodesByPrice` their postcodes. */
  readonly traitsByPrice?: Uint32Array;
  readonly postcodesByPrice?: Uint16Array;
  /** The documents by postcode (`postcodeRows.ts`). Absent in a delta. */
  readonly postcodes?: Rows;
  /** The records of documents: a row for each, for sequential reads (`records.ts`). */
  readonly records: Rows;
  /** The columns for passes over whole categories. Absent in a delta. */
  readonly byCategory?: CategoryBits;
  /**
   * By the code in the slot of a choice or text: the value's number in `KnownValues`. The entry of `noValue` is
   * undefined.
   */
  readonly valueNumbers: Uint32Array;
  /** A row per document: the terms of its words' parts in order, as title, `betweenTexts` and text. */
  readonly sequences: Rows;
  /** Bitsets that contain all documents with the terms in succession, and some others. Absent in a delta. */
  setsOfPair?(first: number, second: number): readonly Uint32Array[];
  /** The number of a term in sequences; -1 if no document has it. */
  termNumber(term: string): number;
  /** The postings of a term: the documents that have it. */
  postings(term: string): Postings;
  /**
   * The documents of a list (default: all), oldest first. Undefined means all documents in the order of their numbers.
   */
  oldestFirst(list?: Postings): Postings | undefined;
  /** When the newest of the existing documents was listed, in epoch milliseconds; 0 for none. */
  newestAt(): number;
  id(document: number): string;
  /** The number of the document with this id, unless it is removed. */
  find(id: string): number | undefined;
  kill(document: number): void;
}
