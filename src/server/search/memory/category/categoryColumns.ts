import { addBit, fillBelow, removeBit, wordsFor } from '../bitsets.ts';
import { categoriesOf, isCompany, isFree, isWantedListing } from '../segment/columns.ts';
import { regionCodes } from '../conditions.ts';
import { slotsOf } from '../parameterSlots.ts';
import { flagsIn, headLength, type Records, regionIn } from '../segment/records.ts';
import type { Rows } from '../segment/rows.ts';
import type { CategoryPair } from './categoryPair.ts';
import { sharedUint32 } from '../segment/sharedArrays.ts';

/**
 * A column-oriented copy of a segment's records, by category and field. A search of a whole category checks one
 * condition for all its listings and collects the matches in a bitset. Bits are numbered through the segment, and each
 * category starts at a new word.
 */
export interface CategoryColumns {
  readonly numbers: Uint32Array;
  /** By document: the number of its bit in the bitsets. */
  readonly bits: Uint32Array;
  /** The bits of the documents by postcode, as in `documentsByPostcode`, but the cheapest first within a postcode. */
  readonly bitsByPostcode: Uint32Array;
  /** The documents' prices in the order of `bitsByPostcode`. */
  readonly pricesByPostcode: Uint32Array;
  /** Bitsets of all documents, in sequence: for each canton, and for each flag of `flagSets`. */
  readonly sets: Uint32Array;
}

/** The indexes of fields in a record, before its slots. */
export const field = { price: 0, traits: 1, postcode: 2, document: 3 } as const;

/** The flags of documents that have a bitset in `sets`, after those of the cantons. */
const flagSets = [isCompany, isWantedListing, isFree] as const;

/** Builds the columns from records. `byPrice` has the documents in price order. */
export function categoryColumns(
  { starts, numbers, blocks }: Records,
  categories: Uint32Array,
  postcodes: Rows,
  byPrice: Uint32Array,
): CategoryColumns {
  const all = blocksOf(blocks, categoriesOf(categories));
  const length = all.reduce((words, { count }) => words + wordsFor(count), 0);
  const columns = {
    numbers: sharedUint32(numbers.length),
    bits: sharedUint32(starts.length),
    bitsByPostcode: sharedUint32(starts.length),
    pricesByPostcode: sharedUint32(starts.length),
    sets: sharedUint32((regionCodes + flagSets.length) * length),
  };
  const put = (set: number, bit: number) => addBit(columns.sets, 32 * length * set + bit);
  let words = 0;
  for (const { from, length: recordLength, count } of all) {
    for (let place = 0; place < count; place += 1) {
      const record = from + place * recordLength;
      const bit = 32 * words + place;
      const traits = numbers[record + field.traits]!;
      columns.bits[numbers[record + field.document]!] = bit;
      put(regionIn(traits), bit);
      for (const [set, flag] of flagSets.entries()) if (flagsIn(traits) & flag) put(regionCodes + set, bit);
      for (let number = 0; number < recordLength; number += 1) {
        columns.numbers[from + number * count + place] = numbers[record + number]!;
      }
    }
    words += wordsFor(count);
  }
  const next = postcodes.starts.slice();
  for (let place = 0; place < byPrice.length; place += 1) {
    const document = byPrice[place]!;
    const record = starts[document]!;
    const at = next[numbers[record + field.postcode]!]!++;
    columns.bitsByPostcode[at] = columns.bits[document]!;
    columns.pricesByPostcode[at] = numbers[record + field.price]!;
  }
  return columns;
}

/** The start, record length and count of each category's records. */
function blocksOf(blocks: Uint32Array, categories: readonly CategoryPair[]) {
  return categories.map((pair, number) => {
    const length = headLength + slotsOf(pair).length;
    const from = blocks[number]!;
    return { from, length, count: (blocks[number + 1]! - from) / length };
  });
}

/** The category columns of a segment, and a bitset of its documents. `kill` removes a document from the bitset. */
export class CategoryBits {
  readonly present: Uint32Array;
  /** By category number: the index of the bitset word where the category's bits begin, with an extra end. */
  readonly #words: Uint32Array;
  readonly #blocks: ReturnType<typeof blocksOf>;
  readonly #columns: CategoryColumns;
  readonly #ofPresent: readonly Uint32Array[];
  /** The cached subarrays by category: of each set, and of each field or slot. Every search needs them. */
  readonly #setsKnown: Uint32Array[][] = [];
  readonly #columnsKnown: Uint32Array[][] = [];

  constructor(columns: CategoryColumns, records: Records, categories: readonly CategoryPair[]) {
    this.#columns = columns;
    this.#blocks = blocksOf(records.blocks, categories);
    this.#words = new Uint32Array(categories.length + 1);
    for (const [number, { count }] of this.#blocks.entries()) {
      this.#words[number + 1] = this.#words[number]! + wordsFor(count);
    }
    const present = new Uint32Array(this.#words.at(-1)!);
    this.present = present;
    this.#ofPresent = categories.map((_, number) => this.ofCategory(present, number));
    for (const [number, { count }] of this.#blocks.entries()) fillBelow(this.#ofPresent[number]!, count);
  }

  /** By document: the number of its bit in the bitsets. */
  get bitOf(): Uint32Array {
    return this.#columns.bits;
  }

  /** The bits of the documents by postcode, as in `documentsByPostcode`, but the cheapest first within a postcode. */
  get bitsByPostcode(): Uint32Array {
    return this.#columns.bitsByPostcode;
  }

  /** The documents' prices in the order of `bitsByPostcode`. */
  get pricesByPostcode(): Uint32Array {
    return this.#columns.pricesByPostcode;
  }

  kill(document: number): void {
    removeBit(this.present, this.bitOf[document]!);
  }

  /** The number of listings in a category, removed ones included. */
  count(number: number): number {
    return this.#blocks[number]!.count;
  }

  /** The words of a set that belong to a category. */
  ofCategory(bits: Uint32Array, number: number): Uint32Array {
    return bits.subarray(this.#words[number], this.#words[number + 1]);
  }

  /** The listings of a category that are not removed. */
  presentIn(number: number): Uint32Array {
    return this.#ofPresent[number]!;
  }

  /** The listings of a category in a canton, removed ones included. */
  inRegion(region: number, number: number): Uint32Array {
    return this.#ofSet(region, number);
  }

  /** The listings of a category with a flag of `flagSets`, removed ones included. */
  withFlag(flag: (typeof flagSets)[number], number: number): Uint32Array {
    return this.#ofSet(regionCodes + flagSets.indexOf(flag), number);
  }

  #ofSet(set: number, number: number): Uint32Array {
    const known = (this.#setsKnown[set] ??= []);
    const from = set * this.present.length;
    return (known[number] ??= this.#columns.sets.subarray(
      from + this.#words[number]!,
      from + this.#words[number + 1]!,
    ));
  }

  /** The values of a category's listings in a field or slot, the oldest listing first. */
  column(number: number, place: number): Uint32Array {
    const known = (this.#columnsKnown[place] ??= []);
    const { from, count } = this.#blocks[number]!;
    return (known[number] ??= this.#columns.numbers.subarray(from + place * count, from + (place + 1) * count));
  }
}
