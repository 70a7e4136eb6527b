import { categoriesOf } from './columns.ts';
import { headLength, type Records } from './records.ts';
import { slotsOf } from './parameterSlots.ts';
import type { CategoryPair } from './searchPart.ts';
import { fillBelow, removeBit, wordsFor } from './bitsets.ts';
import { sharedUint32 } from './sharedArrays.ts';

/**
 * The records of a segment once more, by category and field: where a category's records lie row after row, these have
 * column after column. So a search of a whole category asks one thing of all its ads, and keeps those that pass in a
 * bitset. Bits are numbered through the segment: each category begins with a word of its own.
 */
export interface CategoryColumns {
  readonly numbers: Uint32Array;
  /** By document, the number of its bit. */
  readonly bits: Uint32Array;
}

/** The places of fields in a record, before its slots. */
export const field = { price: 0, second: 1, postcode: 2, document: 3 } as const;

/** The columns of records. */
export function categoryColumns({ starts, numbers, blocks }: Records, categories: Uint32Array): CategoryColumns {
  const columns = { numbers: sharedUint32(numbers.length), bits: sharedUint32(starts.length) };
  let words = 0;
  for (const { from, length, count } of blocksOf(blocks, categoriesOf(categories))) {
    for (let place = 0; place < count; place += 1) {
      const record = from + place * length;
      columns.bits[numbers[record + field.document]!] = 32 * words + place;
      for (let number = 0; number < length; number += 1) {
        columns.numbers[from + number * count + place] = numbers[record + number]!;
      }
    }
    words += wordsFor(count);
  }
  return columns;
}

/** Where the records of each category are, how long one is, and how many there are. */
function blocksOf(blocks: Uint32Array, categories: readonly CategoryPair[]) {
  return categories.map((pair, number) => {
    const length = headLength + slotsOf(pair).length;
    const from = blocks[number]!;
    return { from, length, count: (blocks[number + 1]! - from) / length };
  });
}

/** The columns of a segment, and a bitset of its documents that are there. */
export class CategoryBits {
  readonly present: Uint32Array;
  /** By category number, the word where its bits begin; one more than there are categories. */
  readonly #words: Uint32Array;
  readonly #blocks: ReturnType<typeof blocksOf>;
  readonly #columns: CategoryColumns;

  constructor(columns: CategoryColumns, records: Records, categories: readonly CategoryPair[], dead: Uint8Array) {
    this.#columns = columns;
    this.#blocks = blocksOf(records.blocks, categories);
    this.#words = new Uint32Array(categories.length + 1);
    for (const [number, { count }] of this.#blocks.entries()) {
      this.#words[number + 1] = this.#words[number]! + wordsFor(count);
    }
    this.present = new Uint32Array(this.#words.at(-1)!);
    for (const [number, { count }] of this.#blocks.entries()) fillBelow(this.ofCategory(this.present, number), count);
    for (let document = 0; document < dead.length; document += 1) if (dead[document]) this.kill(document);
  }

  /** By document, the number of its bit. */
  get bitOf(): Uint32Array {
    return this.#columns.bits;
  }

  kill(document: number): void {
    removeBit(this.present, this.bitOf[document]!);
  }

  /** The words of a set that are a category's. */
  ofCategory(bits: Uint32Array, number: number): Uint32Array {
    return bits.subarray(this.#words[number], this.#words[number + 1]);
  }

  /** What the ads of a category have in a field or slot, the oldest first. */
  column(number: number, place: number): Uint32Array {
    const { from, count } = this.#blocks[number]!;
    return this.#columns.numbers.subarray(from + place * count, from + (place + 1) * count);
  }
}
