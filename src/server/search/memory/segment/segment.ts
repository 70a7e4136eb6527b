import { CategoryBits, type CategoryColumns } from '../category/categoryColumns.ts';
import { type Columns, categoriesOf } from './columns.ts';
import { findId } from './idTable.ts';
import type { KnownValues } from '../knownValues.ts';
import { setsOfPair } from './pairSets.ts';
import { noPostings, type Postings } from '../text/postings.ts';
import { markRemoved, type Records } from './records.ts';
import type { Rows } from './rows.ts';
import type { SearchPart } from '../searchPart.ts';
import type { CategoryPair } from '../category/categoryPair.ts';
import { indexOfText, textAt, textCount, type Texts } from './texts.ts';

/**
 * An immutable index of documents, as plain arrays that threads share and a file can hold. Documents are numbered in
 * time order, so newest first is a walk from the end. At the same time, the higher id comes first.
 */
export interface SegmentData extends Columns {
  /** Pairs: the category with index i in the column `category` is at 2i, its top-level category at 2i + 1. */
  readonly categories: Uint32Array;
  /** The traits of each document; see `traitsOf`. */
  readonly traits: Uint32Array;
  /** The documents in price order; see `documentsByPrice`. */
  readonly byPrice: Uint32Array;
  /** The traits and postcodes of the documents, in the order of `byPrice`. */
  readonly traitsByPrice: Uint32Array;
  readonly postcodesByPrice: Uint16Array;
  /** The documents by postcode; see `documentsByPostcode`. */
  readonly postcodes: Rows;
  readonly ids: Texts;
  readonly idTable: Uint32Array;
  /** Sorted. */
  readonly terms: Texts;
  /** The start of each term's postings, with an extra end. */
  readonly postingStarts: Uint32Array;
  readonly postings: Postings;
  /** A record per document; see `records.ts`. */
  readonly records: Records;
  readonly byCategory: CategoryColumns;
  /** The names of values (`valueName`). The slot of a choice or text holds an index into them plus 1. */
  readonly values: Texts;
  readonly sequences: Rows;
  /** Bitsets for pairs of successive terms; see `pairSets`. */
  readonly pairs: Uint32Array;
}

/** A segment in the main thread, which can mark documents as removed. */
export class Segment implements SearchPart {
  readonly data: SegmentData;
  readonly traits: Uint32Array;
  readonly dead: Uint8Array;
  readonly byCategory: CategoryBits;
  readonly categories: readonly CategoryPair[];
  readonly valueNumbers: Uint32Array;
  alive: number;

  constructor(data: SegmentData, known: KnownValues, dead: Uint8Array = new Uint8Array(textCount(data.ids))) {
    this.data = data;
    this.dead = dead;
    // This is a copy, because removed documents are marked in it.
    this.traits = data.traits.slice();
    this.valueNumbers = new Uint32Array(textCount(data.values) + 1);
    for (let value = 0; value < textCount(data.values); value += 1) {
      this.valueNumbers[value + 1] = known.numberOf(textAt(data.values, value));
    }
    this.categories = categoriesOf(data.categories);
    this.byCategory = new CategoryBits(data.byCategory, data.records, this.categories);
    this.alive = dead.length;
    for (let gone = dead.indexOf(1); gone >= 0; gone = dead.indexOf(1, gone + 1)) this.kill(gone);
  }

  get size(): number {
    return this.dead.length;
  }

  get columns(): Columns {
    return this.data;
  }

  get byPrice(): Uint32Array {
    return this.data.byPrice;
  }

  get traitsByPrice(): Uint32Array {
    return this.data.traitsByPrice;
  }

  get postcodesByPrice(): Uint16Array {
    return this.data.postcodesByPrice;
  }

  get postcodes(): Rows {
    return this.data.postcodes;
  }

  get records(): Records {
    return this.data.records;
  }

  get sequences(): Rows {
    return this.data.sequences;
  }

  setsOfPair(first: number, second: number): readonly Uint32Array[] {
    return setsOfPair(this.data.pairs, first, second);
  }

  termNumber(term: string): number {
    return indexOfText(this.data.terms, term);
  }

  postings(term: string): Postings {
    const { postingStarts, postings } = this.data;
    const index = this.termNumber(term);
    return index < 0 ? noPostings : postings.subarray(postingStarts[index], postingStarts[index + 1]);
  }

  oldestFirst(list?: Postings): Postings | undefined {
    return list;
  }

  id(document: number): string {
    return textAt(this.data.ids, document);
  }

  /** Whether the segment contains a listing, even if the listing is marked as removed. */
  holds(id: string): boolean {
    return findId(this.data.ids, this.data.idTable, id) >= 0;
  }

  find(id: string): number | undefined {
    const document = findId(this.data.ids, this.data.idTable, id);
    return document < 0 || this.dead[document] ? undefined : document;
  }

  newestAt(): number {
    const newest = this.dead.lastIndexOf(0);
    return newest < 0 ? 0 : this.data.listedAt[newest]!;
  }

  kill(document: number): void {
    this.dead[document] = 1;
    markRemoved(this.traits, document);
    this.byCategory.kill(document);
    this.alive -= 1;
  }
}
