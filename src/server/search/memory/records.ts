import type { Columns } from './columns.ts';
import { sharedUint32 } from './sharedArrays.ts';

/**
 * What passes over many documents look at, once more, side by side: a document in four numbers, so that looking at one
 * costs one line of memory instead of one for each column. Its price; its category, canton and flags; its postcode; and
 * where its slots start.
 */
export const recordLength = 4;

/** The category number that the second number of a record holds. */
export function categoryIn(second: number): number {
  return second & 0xffff;
}

/** The canton that it holds. */
export function regionIn(second: number): number {
  return (second >>> 16) & 0xff;
}

/** The flags that it holds. */
export function flagsIn(second: number): number {
  return second >>> 24;
}

/** Writes the record of a document whose columns are filled. */
export function fillRecord(records: Uint32Array, document: number, columns: Columns, slotStart: number): void {
  const at = document * recordLength;
  const { price, category, region, flags, postcode } = columns;
  records[at] = price[document]!;
  records[at + 1] = category[document]! | (region[document]! << 16) | (flags[document]! << 24);
  records[at + 2] = postcode[document]!;
  records[at + 3] = slotStart;
}

/** The records of all documents of a segment. */
export function recordsOf(columns: Columns, slotStarts: Uint32Array): Uint32Array {
  const records = sharedUint32(columns.price.length * recordLength);
  for (let document = 0; document < columns.price.length; document += 1) {
    fillRecord(records, document, columns, slotStarts[document]!);
  }
  return records;
}
