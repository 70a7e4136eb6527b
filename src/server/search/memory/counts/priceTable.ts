import { regionCodes } from '../conditions.ts';
import { anyRegion, kindCodes } from './countTable.ts';
import { bucketOf, buckets } from './priceBuckets.ts';

/** The number of cells that a region has in a row: by price bucket, then by kind. */
const regionLength = buckets.length * kindCodes;
const rowLength = (regionCodes + 1) * regionLength;

/**
 * Counts of listings in rows, by region, price and kind. Buckets form a Fenwick tree: node n (from 1) has the sum of
 * the buckets up to n, as many as its lowest set bit. A price range of any width needs few reads.
 */
export class PriceTable {
  readonly #rows: Uint32Array[] = [];

  add(row: number, { region, price, kind }: { region: number; price: number; kind: number }, difference: number): void {
    while (this.#rows.length <= row) this.#rows.push(new Uint32Array(rowLength));
    const cells = this.#rows[row]!;
    for (let bucket = bucketOf(price) + 1; bucket <= buckets.length; bucket += lowestBit(bucket)) {
      const cell = (bucket - 1) * kindCodes + kind;
      cells[region * regionLength + cell]! += difference;
      cells[anyRegion * regionLength + cell]! += difference;
    }
  }

  /** Adds the kinds of a region, or of `anyRegion`, for the buckets from `first` up to but not including `end`. */
  addTo(kinds: Uint32Array, row: number, region: number, [first, end]: readonly [number, number]): void {
    const cells = this.#rows[row];
    if (!cells) return;
    const from = region * regionLength;
    for (let bucket = end; bucket > 0; bucket -= lowestBit(bucket)) {
      const at = from + (bucket - 1) * kindCodes;
      for (let kind = 0; kind < kindCodes; kind += 1) kinds[kind]! += cells[at + kind]!;
    }
    for (let bucket = first; bucket > 0; bucket -= lowestBit(bucket)) {
      const at = from + (bucket - 1) * kindCodes;
      for (let kind = 0; kind < kindCodes; kind += 1) kinds[kind]! -= cells[at + kind]!;
    }
  }
}

function lowestBit(number: number): number {
  return number & -number;
}
