import type { Columns } from './columns.ts';
import { findId } from './idTable.ts';
import { noPostings, type Postings } from './postings.ts';
import type { CategoryPair, SearchPart } from './searchPart.ts';
import { indexOfText, textAt, textCount, type Texts } from './texts.ts';

/**
 * Documents indexed for good, as plain arrays that threads share and a file can hold. They are numbered in time order,
 * so that newest first is a walk from the end; of the same time, the higher id comes first.
 */
export interface SegmentData extends Columns {
  /** Pairs: the category at index i of the column `category` is at 2i, the top-level one above it at 2i + 1. */
  readonly categories: Uint32Array;
  /** As `documentsByPrice` says. */
  readonly byPrice: Uint32Array;
  readonly ids: Texts;
  readonly idTable: Uint32Array;
  /** Sorted. */
  readonly terms: Texts;
  /** Where the postings of each term start; one more than there are terms. */
  readonly postingStarts: Uint32Array;
  readonly postings: Postings;
}

/** A segment as the main thread reads it, and marks documents in it as gone. */
export class Segment implements SearchPart {
  readonly data: SegmentData;
  readonly dead: Uint8Array;
  readonly categories: readonly CategoryPair[];
  alive: number;

  constructor(data: SegmentData, dead: Uint8Array = new Uint8Array(textCount(data.ids))) {
    this.data = data;
    this.dead = dead;
    this.categories = Array.from({ length: data.categories.length / 2 }, (_, index) => ({
      category: data.categories[2 * index]!,
      topCategory: data.categories[2 * index + 1]!,
    }));
    this.alive = dead.reduce((alive, isDead) => alive - isDead, dead.length);
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

  postings(term: string): Postings {
    const { terms, postingStarts, postings } = this.data;
    const index = indexOfText(terms, term);
    return index < 0 ? noPostings : postings.subarray(postingStarts[index], postingStarts[index + 1]);
  }

  oldestFirst(list?: Postings): Postings | undefined {
    return list;
  }

  id(document: number): string {
    return textAt(this.data.ids, document);
  }

  find(id: string): number | undefined {
    const document = findId(this.data.ids, this.data.idTable, id);
    return document < 0 || this.dead[document] ? undefined : document;
  }

  kill(document: number): void {
    this.dead[document] = 1;
    this.alive -= 1;
  }
}
