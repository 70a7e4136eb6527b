import type { CategoryBits } from './category/categoryColumns.ts';
import type { CategoryPair } from './category/categoryPair.ts';
import type { Columns } from './segment/columns.ts';
import type { Postings } from './text/postings.ts';
import type { Rows } from './segment/rows.ts';

/** Knows which documents of a part a search finds. */
export interface Acceptance {
  accepts(document: number): boolean;
  /** Leaves those that it accepts of a list's first documents, `atOnce` at the most, at its beginning; returns how many. */
  keep(documents: Uint32Array, count: number): number;
}

/** So many documents are looked at together, that the processor waits for much of their memory at once. */
export const atOnce = 32;

/** What stands between title and text in a sequence: no phrase goes over it. */
export const betweenTexts = 0xffffffff;

/** A part of the index: a segment, or the changes that no segment holds yet. */
export interface SearchPart {
  /** Documents, those that are gone included; they are numbered from 0. */
  readonly size: number;
  /** Documents that are there. */
  readonly alive: number;
  readonly columns: Columns;
  readonly categories: readonly CategoryPair[];
  /** By document, what `traitsAt` says; marked (`isGone`) where the document is gone. */
  readonly traits: Uint32Array;
  /** 1 where the document is gone. */
  readonly dead: Uint8Array;
  /** The documents in the order of prices (`priceOrder.ts`), where that is kept. */
  readonly byPrice?: Uint32Array;
  /** Their traits and postcodes, in the same order. */
  readonly traitsByPrice?: Uint32Array;
  readonly postcodesByPrice?: Uint16Array;
  /** The documents by postcode (`postcodeRows.ts`), where that is kept. */
  readonly postcodes?: Rows;
  /** A row a document: what passes look at (`records.ts`). */
  readonly records: Rows;
  /** What passes over whole categories look at, where it is kept. */
  readonly byCategory?: CategoryBits;
  /** By what the slot of a choice or text holds, the number of the value among `KnownValues`; that of `untold` means nothing. */
  readonly valueNumbers: Uint32Array;
  /** A row a document: the terms that the parts of its words are, in order; the title, `betweenTexts` and the text. */
  readonly sequences: Rows;
  /** Bitsets that each have all documents with a term right after another, and some without; where they are kept. */
  setsOfPair?(first: number, second: number): readonly Uint32Array[];
  /** The number of a term, as sequences have it; -1 where no document has it. */
  termNumber(term: string): number;
  /** The documents with a term. */
  postings(term: string): Postings;
  /** The documents of a list, of all if none is given, oldest first; undefined stands for all as they are numbered. */
  oldestFirst(list?: Postings): Postings | undefined;
  /** When the newest of the existing documents was listed, in epoch milliseconds; 0 for none. */
  newestAt(): number;
  id(document: number): string;
  /** The number of a document that is there. */
  find(id: string): number | undefined;
  kill(document: number): void;
}
