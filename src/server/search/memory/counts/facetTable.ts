import { postcodeCodes } from '#market/places/postcodes.ts';
import { CountTable, kindCodes, kindOf } from './countTable.ts';
import { PostcodeTable } from './postcodeTable.ts';
import { PriceTable } from './priceTable.ts';
import { twice } from '../segment/rows.ts';
import type { SearchPart } from '../searchPart.ts';
import type { CategoryPair } from '../category/categoryPair.ts';
import { type CountedSlot, ValueTable } from './valueTable.ts';

/** A category of a part, with its row and its counted slots. */
interface KnownCategory {
  readonly row: number;
  readonly values: readonly CountedSlot[];
}

/** The row of all categories together, which comes before the rows of single ones. */
export const anyCategory = 0;

/**
 * The counts of listings per category by region and kind, by price, by postcode and by value. Every change updates
 * them, so a search without text reads its counts from here at any size of the index.
 */
export class FacetTable {
  /** The counts of all listings, and the counts by price bucket (`priceBuckets.ts`). */
  readonly all = new CountTable();
  readonly byPrice = new PriceTable();
  /** By row: the category that it counts. Contains every category that a listing has had; `anyCategory` has none. */
  readonly categories: (CategoryPair | undefined)[] = [undefined];
  readonly #rows = new Map<string, number>();
  /** By postcode: the counts of each row by kind; and the total of each row, to avoid summing all kinds. */
  readonly #kindsByPostcode: Cells[] = Array(postcodeCodes);
  readonly #countsByPostcode: Cells[] = Array(postcodeCodes);
  readonly postcodes = new PostcodeTable();
  readonly values = new ValueTable();

  /** By part of the index, then by category number: the row and the slots of the category. */
  readonly #known = new WeakMap<SearchPart, KnownCategory[]>();
  readonly #rowsIn = new WeakMap<SearchPart, Uint32Array>();

  /** Adds (1) or subtracts (-1) a document of a part. */
  count(part: SearchPart, document: number, difference: 1 | -1): void {
    const { columns } = part;
    const { row, values } = this.#knownIn(part, columns.category[document]!);
    const region = columns.region[document]!;
    const kind = kindOf(part, document);
    const price = columns.price[document]!;
    for (const counted of [row, anyCategory]) {
      this.all.add(counted, region, kind, difference);
      this.byPrice.add(counted, { region, price, kind }, difference);
    }
    const postcode = columns.postcode[document]!;
    addAt(this.#kindsByPostcode, postcode, row * kindCodes + kind, difference);
    addAt(this.#kindsByPostcode, postcode, anyCategory * kindCodes + kind, difference);
    addAt(this.#countsByPostcode, postcode, row, difference);
    this.postcodes.add([row, anyCategory], postcode, price, difference);
    if (values.length > 0) this.values.count(part, document, values, { region, kind, difference });
  }

  /** By category number of a part: the row of the category. */
  rowsIn(part: SearchPart): Uint32Array {
    let rows = this.#rowsIn.get(part);
    if (rows?.length !== part.categories.length) {
      rows = Uint32Array.from(part.categories, (_, number) => this.#knownIn(part, number).row);
      this.#rowsIn.set(part, rows);
    }
    return rows;
  }

  #knownIn(part: SearchPart, number: number): KnownCategory {
    let known = this.#known.get(part);
    if (!known) this.#known.set(part, (known = []));
    const pair = part.categories[number]!;
    return (known[number] ??= { row: this.#rowOf(pair), values: this.values.slotsOf(pair) });
  }

  #rowOf(pair: CategoryPair): number {
    const key = `${pair.category} ${pair.topCategory}`;
    let row = this.#rows.get(key);
    if (row === undefined) {
      row = this.categories.push(pair) - 1;
      this.#rows.set(key, row);
    }
    return row;
  }

  /** The kinds of each row, summed over several postcodes. */
  kindsOfRowsAt(postcodes: readonly number[]): Uint32Array {
    return sumsAt(this.#kindsByPostcode, postcodes, this.categories.length * kindCodes);
  }

  /** The number of listings of each row, summed over several postcodes. */
  countsOfRowsAt(postcodes: readonly number[]): Uint32Array {
    return sumsAt(this.#countsByPostcode, postcodes, this.categories.length);
  }

  /** Adds the listings of several rows and of some kinds to the counts by postcode. */
  addKindsToPostcodes(counts: Uint32Array, rows: readonly number[], kinds: readonly number[]): void {
    for (let postcode = 0; postcode < postcodeCodes; postcode += 1) {
      const cells = this.#kindsByPostcode[postcode];
      if (!cells) continue;
      for (const row of rows) {
        const from = row * kindCodes;
        if (from >= cells.length) continue;
        for (const kind of kinds) counts[postcode]! += cells[from + kind]!;
      }
    }
  }

  /** The counts by kind of several rows together, summed over several postcodes. */
  kindsAt(postcodes: readonly number[], rows: readonly number[]): Uint32Array {
    const sums = new Uint32Array(kindCodes);
    for (const postcode of postcodes) {
      const cells = this.#kindsByPostcode[postcode];
      if (!cells) continue;
      for (const row of rows) {
        const from = row * kindCodes;
        if (from >= cells.length) continue;
        for (let kind = 0; kind < kindCodes; kind += 1) sums[kind]! += cells[from + kind]!;
      }
    }
    return sums;
  }
}

/** Counts of listings, as many as needed so far. Undefined if there never was a listing. */
type Cells = Uint32Array<ArrayBuffer> | undefined;

function addAt(all: Cells[], postcode: number, cell: number, difference: number): void {
  let cells = all[postcode] ?? new Uint32Array(kindCodes);
  while (cells.length <= cell) cells = twice(cells);
  all[postcode] = cells;
  cells[cell]! += difference;
}

function sumsAt(all: readonly Cells[], postcodes: readonly number[], length: number): Uint32Array {
  const sums = new Uint32Array(length);
  for (const postcode of postcodes) {
    const cells = all[postcode];
    if (!cells) continue;
    const end = Math.min(cells.length, length);
    for (let cell = 0; cell < end; cell += 1) sums[cell]! += cells[cell]!;
  }
  return sums;
}
