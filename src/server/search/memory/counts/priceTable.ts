import { regionCodes } from '../conditions.ts';
import { anyRegion, kindCodes } from './countTable.ts';
import { bucketOf, buckets } from './priceBuckets.ts';

/** How many cells a region of a row has: by bucket, and in that by kind. */
const regionLength = buckets.length * kindCodes;
const rowLength = (regionCodes + 1) * regionLength;

/**
 * Numbers of ads in rows, by region, price and kind. Buckets are summed up as in a Fenwick tree: the one with number n, from 1,
 * has the ads of as many buckets up to it as the lowest bit of n says. So few are read, however wide a range of prices is.
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

  /** Adds the kinds of a region, or of any, to those given: of the prices in the buckets from one to before another. */
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
