import { regionCodes } from './conditions.ts';
import { anyRegion, kindCodes } from './countTable.ts';
import { bucketOf, buckets } from './priceBuckets.ts';

/** How many cells a region of a row has: those of a kind lie by bucket, so that a range of prices is read on and on. */
const regionLength = buckets.length * kindCodes;
const rowLength = (regionCodes + 1) * regionLength;

/** Numbers of ads in rows, by region, price and kind. */
export class PriceTable {
  readonly #rows: Uint32Array[] = [];

  add(row: number, { region, price, kind }: { region: number; price: number; kind: number }, difference: number): void {
    while (this.#rows.length <= row) this.#rows.push(new Uint32Array(rowLength));
    const cells = this.#rows[row]!;
    const cell = bucketOf(price) * kindCodes + kind;
    cells[region * regionLength + cell]! += difference;
    cells[anyRegion * regionLength + cell]! += difference;
  }

  /** Adds the kinds of a region, or of any, to those given: of the prices in the buckets from one to before another. */
  addTo(kinds: Uint32Array, row: number, region: number, [first, end]: readonly [number, number]): void {
    const cells = this.#rows[row];
    if (!cells) return;
    const from = region * regionLength;
    for (let at = from + first * kindCodes; at < from + end * kindCodes; at += kindCodes) {
      for (let kind = 0; kind < kindCodes; kind += 1) kinds[kind]! += cells[at + kind]!;
    }
  }
}
