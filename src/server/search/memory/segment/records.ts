import { type Columns, categoriesOf, isGone } from './columns.ts';
import { slotsOf } from '../parameterSlots.ts';
import type { Rows } from './rows.ts';
import { sharedUint32 } from './sharedArrays.ts';

/**
 * A row-oriented copy of the columns: a record per document, so that reading a document costs one cache line instead of
 * one for each column. In a segment the records of a category are adjacent, oldest first, so that a pass over a
 * category reads sequentially. A record has the price, the traits (`traitsAt`), the postcode, the document's number,
 * and then its slots (`parameterSlots.ts`).
 */
export const headLength = 4;

/** Records by document, and the start of each category's records, with an extra end. */
export interface Records extends Rows {
  readonly blocks: Uint32Array;
}

/** The traits of a document: category number, canton and flags in one number. */
export function traitsAt({ category, region, flags }: Columns, document: number): number {
  return (category[document]! | (region[document]! << 16) | (flags[document]! << 24)) >>> 0;
}

/** The traits of all documents of a segment. */
export function traitsOf(columns: Columns): Uint32Array {
  const traits = sharedUint32(columns.category.length);
  for (let document = 0; document < traits.length; document += 1) traits[document] = traitsAt(columns, document);
  return traits;
}

/** Flags the traits of a removed document, so that no other read is necessary. */
export function markRemoved(traits: Uint32Array, document: number): void {
  traits[document]! |= isGone << 24;
}

/** The category number in traits. */
export function categoryIn(traits: number): number {
  return traits & 0xffff;
}

/** The position of the canton in traits. */
export const regionField = { shift: 16, mask: 0xff } as const;

/** The canton in traits. */
export function regionIn(traits: number): number {
  return (traits >>> regionField.shift) & regionField.mask;
}

/** The flags in traits. */
export function flagsIn(traits: number): number {
  return traits >>> 24;
}

/** The head of a document's record, from its columns. */
export function headOf(columns: Columns, document: number): number[] {
  return [columns.price[document]!, traitsAt(columns, document), columns.postcode[document]!, document];
}

/** The records of a segment's documents. `fillSlots` writes a document's slots from an index on. */
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
