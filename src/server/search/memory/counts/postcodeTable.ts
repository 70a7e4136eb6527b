import { postcodeCodes } from '#market/places/postcodes.ts';
import { bucketOf, buckets } from './priceBuckets.ts';

/**
 * How many ads there are at each postcode: by row of `FacetTable`, postcode after postcode, since all are read at once; and of
 * all ads by the buckets of their prices, summed up as in `PriceTable`.
 */
export class PostcodeTable {
  readonly #byRow: Uint32Array[] = [];
  readonly #byPrice = buckets.map(() => new Uint32Array(postcodeCodes));

  /** Counts an ad in (1) or out (-1), at each of its rows. */
  add(rows: readonly number[], postcode: number, price: number, difference: 1 | -1): void {
    for (const row of rows) (this.#byRow[row] ??= new Uint32Array(postcodeCodes))[postcode]! += difference;
    for (let bucket = bucketOf(price) + 1; bucket <= buckets.length; bucket += bucket & -bucket) {
      this.#byPrice[bucket - 1]![postcode]! += difference;
    }
  }

  /** Adds those of several rows to the counts given. */
  addRowsTo(counts: Uint32Array, rows: readonly number[]): void {
    for (const row of rows) addTo(counts, this.#byRow[row], 1);
  }

  /** Adds those of all rows whose prices are in the buckets from one to before another. */
  addPricesTo(counts: Uint32Array, [first, end]: readonly [number, number]): void {
    for (let bucket = end; bucket > 0; bucket -= bucket & -bucket) addTo(counts, this.#byPrice[bucket - 1], 1);
    for (let bucket = first; bucket > 0; bucket -= bucket & -bucket) addTo(counts, this.#byPrice[bucket - 1], -1);
  }
}

function addTo(counts: Uint32Array, some: Uint32Array | undefined, difference: 1 | -1): void {
  for (let code = 0; some && code < postcodeCodes; code += 1) counts[code]! += difference * some[code]!;
}
