import type { Columns } from './columns.ts';
import type { Postings } from './postings.ts';

export interface CategoryPair {
  readonly category: number;
  readonly topCategory: number;
}

/** A part of the index: a segment, or the changes that no segment holds yet. */
export interface SearchPart {
  /** Documents, those that are gone included; they are numbered from 0. */
  readonly size: number;
  /** Documents that are there. */
  readonly alive: number;
  readonly columns: Columns;
  readonly categories: readonly CategoryPair[];
  /** 1 where the document is gone. */
  readonly dead: Uint8Array;
  /** The documents in the order of prices (`priceOrder.ts`), where that is kept. */
  readonly byPrice?: Uint32Array;
  /** The documents with a term. */
  postings(term: string): Postings;
  /** The documents of a list, of all if none is given, oldest first; undefined stands for all as they are numbered. */
  oldestFirst(list?: Postings): Postings | undefined;
  id(document: number): string;
  /** The number of a document that is there. */
  find(id: string): number | undefined;
  kill(document: number): void;
}
