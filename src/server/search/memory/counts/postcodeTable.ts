import { postcodeCodes } from '#market/places/postcodes.ts';
import { bucketOf, buckets } from './priceBuckets.ts';

/**
 * The number of listings at each postcode. A row of `FacetTable` has all postcodes in sequence, because they are read
 * together. The counts of all listings are also by price bucket, summed as in `PriceTable`.
 */
export class PostcodeTable {
  readonly #byRow: Uint32Array[] = [];
  readonly #byPrice = buckets.map(() => new Uint32Array(postcodeCodes));

  /** Adds (1) or subtracts (-1) a listing in each of its rows. */
  add(rows: readonly number[], postcode: number, price: number, difference: 1 | -1): void {
    for (const row of rows) (this.#byRow[row] ??= new Uint32Array(postcodeCodes))[postcode]! += difference;
    for (let bucket = bucketOf(price) + 1; bucket <= buckets.length; bucket += bucket & -bucket) {
      this.#byPrice[bucket - 1]![postcode]! += difference;
    }
  }

  /** Adds the listings of several rows to `counts`, by postcode. */
  addRowsTo(counts: Uint32Array, rows: readonly number[]): void {
    for (const row of rows) addTo(counts, this.#byRow[row], 1);
  }

  /** Adds the listings of all categories in the buckets from `first` up to but not including `end`. */
  addPricesTo(counts: Uint32Array, [first, end]: readonly [number, number]): void {
    for (let bucket = end; bucket > 0; bucket -= bucket & -bucket) addTo(counts, this.#byPrice[bucket - 1], 1);
    for (let bucket = first; bucket > 0; bucket -= bucket & -bucket) addTo(counts, this.#byPrice[bucket - 1], -1);
  }
}

function addTo(counts: Uint32Array, some: Uint32Array | undefined, difference: 1 | -1): void {
  for (let code = 0; some && code < postcodeCodes; code += 1) counts[code]! += difference * some[code]!;
}
