import { postcodeCodes } from './columns.ts';
import { CountTable, kindCodes, kindOf } from './countTable.ts';
import { PriceTable } from './priceTable.ts';
import { twice } from './rows.ts';
import type { CategoryPair, SearchPart } from './searchPart.ts';
import { type ToldSlot, ToldTable } from './toldTable.ts';

/** A category of a part, as it is counted. */
interface KnownCategory {
  readonly row: number;
  readonly told: readonly ToldSlot[];
}

/** The row of all categories together, before those of each. */
export const anyCategory = 0;

/**
 * How many ads there are of each category, by region and kind, by price, by postcode and by what they tell: kept up with
 * every change, so that the counts of a search without text are read off it, however many ads there are.
 */
export class FacetTable {
  /** Of all ads; and by the buckets of `priceBuckets.ts` that their prices are in. */
  readonly all = new CountTable();
  readonly byPrice = new PriceTable();
  /** The categories that any ad ever was in, by row; there is none at `anyCategory`. */
  readonly categories: (CategoryPair | undefined)[] = [undefined];
  readonly #rows = new Map<string, number>();
  /** By postcode, the kinds of each row. */
  readonly #byPostcode: (Uint32Array<ArrayBuffer> | undefined)[] = Array(postcodeCodes);
  readonly told = new ToldTable();

  /** By category number of each part. */
  readonly #known = new WeakMap<SearchPart, KnownCategory[]>();
  readonly #rowsIn = new WeakMap<SearchPart, Uint32Array>();

  /** Counts a document of a part in (1) or out (-1). */
  count(part: SearchPart, document: number, difference: 1 | -1): void {
    const { columns } = part;
    const { row, told } = this.#knownIn(part, columns.category[document]!);
    const region = columns.region[document]!;
    const kind = kindOf(part, document);
    const price = columns.price[document]!;
    for (const counted of [row, anyCategory]) {
      this.all.add(counted, region, kind, difference);
      this.byPrice.add(counted, { region, price, kind }, difference);
    }
    this.#countAt(columns.postcode[document]!, row * kindCodes + kind, difference);
    if (told.length > 0) this.told.count(part, document, told, { region, kind, difference });
  }

  /** By category number of a part, the rows of its categories. */
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
    return (known[number] ??= { row: this.#rowOf(pair), told: this.told.slotsOf(pair) });
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

  /** The kinds of all rows together at several postcodes. */
  kindsAt(postcodes: Iterable<number>): Uint32Array {
    const sums = new Uint32Array(this.categories.length * kindCodes);
    for (const postcode of postcodes) {
      const cells = this.#byPostcode[postcode];
      if (!cells) continue;
      const length = Math.min(cells.length, sums.length);
      for (let cell = 0; cell < length; cell += 1) sums[cell]! += cells[cell]!;
    }
    return sums;
  }

  #countAt(postcode: number, cell: number, difference: number): void {
    let cells = this.#byPostcode[postcode] ?? new Uint32Array(8 * kindCodes);
    while (cells.length <= cell) cells = twice(cells);
    this.#byPostcode[postcode] = cells;
    cells[cell]! += difference;
  }
}
