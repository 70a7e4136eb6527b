import { type Columns, categoriesOf } from './columns.ts';
import { slotsOf } from './parameterSlots.ts';
import type { Rows } from './rows.ts';
import { sharedUint32 } from './sharedArrays.ts';

/**
 * What passes over many documents look at, once more, side by side: a record for each document, so that looking at one
 * costs a line of memory instead of one for each column. In a segment the records of a category follow one another, the
 * oldest first, so that a pass over a category reads on and on. A record has the price; category, canton and flags; the
 * postcode; the document's number; and then its slots (`parameterSlots.ts`).
 */
export const headLength = 4;

/** Records by document, and where those of each category begin: one more than there are categories. */
export interface Records extends Rows {
  readonly blocks: Uint32Array;
}

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

/** The head of a document's record, by its columns. */
export function headOf({ price, category, region, flags, postcode }: Columns, document: number): number[] {
  const second = category[document]! | (region[document]! << 16) | (flags[document]! << 24);
  return [price[document]!, second, postcode[document]!, document];
}

/** The records of the documents of a segment; `fillSlots` writes the slots of one from a place on. */
export function recordsOf(
  columns: Columns,
  categories: Uint32Array,
  fillSlots: (document: number, numbers: Uint32Array, from: number) => void,
): Records {
  const { category } = columns;
  const lengths = categoriesOf(categories).map((pair) => headLength + slotsOf(pair).length);
  const blocks = sharedUint32(lengths.length + 1);
  for (const number of category) blocks[number + 1]! += lengths[number]!;
  for (let number = 0; number < lengths.length; number += 1) blocks[number + 1]! += blocks[number]!;
  const next = blocks.slice();
  const starts = sharedUint32(category.length);
  const numbers = sharedUint32(blocks.at(-1)!);
  for (let document = 0; document < category.length; document += 1) {
    const at = next[category[document]!]!;
    next[category[document]!] = at + lengths[category[document]!]!;
    starts[document] = at;
    numbers.set(headOf(columns, document), at);
    fillSlots(document, numbers, at + headLength);
  }
  return { starts, numbers, blocks };
}
