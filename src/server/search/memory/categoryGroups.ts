import type { Parameter } from '#machines/market/parameters.ts';
import type { Arena } from './arena.ts';
import { addBit, keepMarked, keepWithin } from './bitsets.ts';
import { type CategoryBits } from './categoryColumns.ts';
import type { Group } from './categoryLeft.ts';
import { type Conditions, fails } from './conditions.ts';
import { slotsOf } from './parameterSlots.ts';
import { headLength } from './records.ts';
import type { CategoryPair, SearchPart } from './searchPart.ts';

/** What a search asks of all categories of a part, prepared. */
export interface Asked {
  readonly part: SearchPart;
  readonly columns: CategoryBits;
  /** What may be found at all; absent for all. */
  readonly among: Uint32Array | undefined;
  /** By bit, where one looks around places. */
  readonly places: Uint32Array | undefined;
  readonly regionMarks: Uint8Array | undefined;
  /** By code of a choice or text, 1 where it is asked for. */
  readonly valueMarks: Uint8Array;
}

/** Prepares what a search asks of a part; `among` is what it may find at all. */
export function askedOf(
  part: SearchPart,
  columns: CategoryBits,
  { metres, postcodes, regionFails, wanted }: Conditions,
  arena: Arena,
  among: Uint32Array | undefined,
): Asked {
  return {
    part,
    columns,
    among,
    places: metres && bitsAt(part, columns, postcodes, arena),
    regionMarks: regionFails?.map((failing) => 1 - failing),
    valueMarks: valueMarksOf(part, wanted),
  };
}

function valueMarksOf({ valueNumbers }: SearchPart, wanted: Uint8Array): Uint8Array {
  const marks = new Uint8Array(wanted.length > 0 ? valueNumbers.length : 0);
  for (let code = 0; code < marks.length; code += 1) marks[code] = wanted[valueNumbers[code]!]!;
  return marks;
}

/** The bits of the documents at postcodes. */
function bitsAt(
  { postcodes }: SearchPart,
  columns: CategoryBits,
  codes: readonly number[],
  arena: Arena,
): Uint32Array | undefined {
  if (!postcodes) return undefined;
  const { starts, numbers } = postcodes;
  const { bitOf } = columns;
  const bits = arena.take(columns.present.length).fill(0);
  for (const code of codes) {
    const end = starts[code + 1]!;
    for (let at = starts[code]!; at < end; at += 1) addBit(bits, bitOf[numbers[at]!]!);
  }
  return bits;
}

/** Who of a category is where one looks; undefined where all are. */
export function placesOf(
  { columns, places, regionMarks }: Asked,
  some: Uint32Array,
  number: number,
  seconds: Uint32Array,
  arena: Arena,
): Uint32Array | undefined {
  if (places) return columns.ofCategory(places, number);
  if (!regionMarks) return undefined;
  const kept = arena.take(some.length);
  keepMarked(some, seconds, { shift: 16, mask: 0xff, marks: regionMarks }, kept);
  return kept;
}

/** Who is of the ad type asked for, and who of the kind of seller. */
export function flagGroups(
  { filter, flagFails }: Conditions,
  some: Uint32Array,
  seconds: Uint32Array,
  arena: Arena,
): Group[] {
  const bits = [...(filter.kind ? [fails.kind] : []), ...(filter.seller ? [fails.seller] : [])];
  return bits.map((bit) => {
    const kept = arena.take(some.length);
    const marks = flagFails.map((failed) => Number((failed & bit) === 0));
    keepMarked(some, seconds, { shift: 24, mask: 0xff, marks }, kept);
    return { bit, bits: kept };
  });
}

/** Who tells what is asked for, by parameter that makes sense in the category. */
export function parameterGroups(
  { parameters }: Conditions,
  { part, columns, valueMarks }: Asked,
  some: Uint32Array,
  number: number,
  arena: Arena,
): Group[] {
  return parameters.flatMap(({ parameter, from, to, bit }) => {
    const slot = slotOf(part.categories[number]!, parameter);
    if (slot < 0) return [];
    const column = columns.column(number, headLength + slot);
    const kept = arena.take(some.length);
    if (parameter.kind === 'number') keepWithin(some, column, { from, to }, kept);
    else keepMarked(some, column, { shift: 0, mask: 0x7fffffff, marks: valueMarks }, kept);
    return [{ bit, bits: kept }];
  });
}

/** The place of a parameter among a category's slots; -1 where it makes no sense there. */
export function slotOf(pair: CategoryPair, { key }: Parameter): number {
  return slotsOf(pair).findIndex((parameter) => parameter.key === key);
}
