import { type Columns, categoriesOf, isGone } from './columns.ts';
import { slotsOf } from '../parameterSlots.ts';
import type { Rows } from './rows.ts';
import { sharedUint32 } from './sharedArrays.ts';

/**
 * What passes over many documents look at, once more, side by side: a record for each document, so that looking at one
 * costs a line of memory instead of one for each column. In a segment the records of a category follow one another, the
 * oldest first, so that a pass over a category reads on and on. A record has the price; the traits (`traitsAt`); the
 * postcode; the document's number; and then its slots (`parameterSlots.ts`).
 */
export const headLength = 4;

/** Records by document, and where those of each category begin: one more than there are categories. */
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

/** Marks the traits of a document that is gone, so that who looks at them needs to look at nothing else. */
export function markGone(traits: Uint32Array, document: number): void {
  traits[document]! |= isGone << 24;
}

/** The category number that traits hold. */
export function categoryIn(traits: number): number {
  return traits & 0xffff;
}

/** Where they hold the canton. */
export const regionField = { shift: 16, mask: 0xff } as const;

/** The canton that they hold. */
export function regionIn(traits: number): number {
  return (traits >>> regionField.shift) & regionField.mask;
}

/** The flags that they hold. */
export function flagsIn(traits: number): number {
  return traits >>> 24;
}

/** The head of a document's record, by its columns. */
export function headOf(columns: Columns, document: number): number[] {
  return [columns.price[document]!, traitsAt(columns, document), columns.postcode[document]!, document];
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
