import type { Parameter } from '#machines/market/parameters/parameters.ts';
import { postcodeCodes } from '#market/places/postcodes.ts';
import { countAt } from '../ranking/areaList.ts';
import type { Arena } from '../arena.ts';
import { addAll, addBit, intersectMarked, intersectInterval } from '../bitsets.ts';
import { type CategoryBits, field } from './categoryColumns.ts';
import type { Group } from './categoryLeft.ts';
import { isCompany, isWantedListing } from '../segment/columns.ts';
import { type Conditions, fails } from '../conditions.ts';
import { slotsOf } from '../parameterSlots.ts';
import { headLength } from '../segment/records.ts';
import type { SearchPart } from '../searchPart.ts';
import type { CategoryPair } from './categoryPair.ts';

/** The conditions of a search, prepared for all categories of a part of the index. */
export interface PreparedConditions {
  readonly part: SearchPart;
  readonly columns: CategoryBits;
  /** The documents that may match. Absent for all. */
  readonly among: Uint32Array | undefined;
  /**
   * For a search around places: the listings there in the price range, as bits; or 1 by postcode, if few listings are
   * checked.
   */
  readonly places: { readonly bits: Uint32Array } | { readonly marks: Uint8Array } | undefined;
  /** By the code of a choice or text: the number of listings with this value. Numeric parameters are not counted. */
  readonly values: Uint32Array;
  /** By the code of a choice or text: 1 if the search accepts this value. */
  readonly valueMarks: Uint8Array;
}

/** Prepares the conditions of a search for a part. `among` has the documents that may match. */
export function preparedConditions(
  part: SearchPart,
  columns: CategoryBits,
  { metres, postcodes, price, wanted }: Conditions,
  arena: Arena,
  { among, numbers }: { readonly among?: Uint32Array; readonly numbers: readonly number[] },
): PreparedConditions {
  const requested = numbers.reduce((count, number) => count + columns.count(number), 0);
  return {
    part,
    columns,
    among,
    places:
      metres &&
      (requested < countAt(part, postcodes)
        ? { marks: marksOf(postcodes) }
        : { bits: bitsAt(part, columns, { postcodes, price }, arena) }),
    values: arena.take(part.valueNumbers.length).fill(0),
    valueMarks: valueMarksOf(part, wanted),
  };
}

function valueMarksOf({ valueNumbers }: SearchPart, wanted: Uint8Array): Uint8Array {
  const marks = new Uint8Array(wanted.length > 0 ? valueNumbers.length : 0);
  for (let code = 0; code < marks.length; code += 1) marks[code] = wanted[valueNumbers[code]!]!;
  return marks;
}

function marksOf(postcodes: readonly number[]): Uint8Array {
  const marks = new Uint8Array(postcodeCodes);
  for (const code of postcodes) marks[code] = 1;
  return marks;
}

/**
 * The bits of the documents at the postcodes with a matching price. Documents of a postcode are adjacent and sorted by
 * price.
 */
function bitsAt(
  part: SearchPart,
  columns: CategoryBits,
  { postcodes, price }: Pick<Conditions, 'postcodes' | 'price'>,
  arena: Arena,
): Uint32Array {
  const bits = arena.take(columns.present.length).fill(0);
  const { starts } = part.postcodes!;
  const { bitsByPostcode, pricesByPostcode } = columns;
  for (const code of postcodes) {
    let from = starts[code]!;
    let end = starts[code + 1]!;
    if (price) {
      end = firstFrom(pricesByPostcode, price.to + 1, from, end);
      from = firstFrom(pricesByPostcode, price.from, from, end);
    }
    for (let at = from; at < end; at += 1) addBit(bits, bitsByPostcode[at]!);
  }
  return bits;
}

/** Lower bound: the first index in a sorted range whose number is at least `least`, or `end` (binary search). */
function firstFrom(numbers: Uint32Array, least: number, start: number, end: number): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether the prepared `places` also restrict the price. */
export function arePriced(
  requested: PreparedConditions,
): requested is PreparedConditions & { readonly places: { readonly bits: Uint32Array } } {
  return requested.places !== undefined && 'bits' in requested.places;
}

/** The same prepared conditions, but with places that do not restrict the price. */
export function atAnyPrice(
  requested: PreparedConditions,
  { postcodes }: Pick<Conditions, 'postcodes'>,
): PreparedConditions {
  return arePriced(requested) ? { ...requested, places: { marks: marksOf(postcodes) } } : requested;
}

/** The listings of a category at the places of the search. Undefined if it covers all places. */
export function placesOf(
  { columns, places }: PreparedConditions,
  { regions }: Conditions,
  some: Uint32Array,
  number: number,
  arena: Arena,
): Uint32Array | undefined {
  if (places && 'bits' in places) return columns.ofCategory(places.bits, number);
  if (places) {
    const matching = arena.take(some.length);
    intersectMarked(some, columns.column(number, field.postcode), places.marks, matching);
    return matching;
  }
  if (!regions) return undefined;
  const [first, ...others] = regions.map((region) => columns.inRegion(region, number));
  if (!first || others.length === 0) return first;
  const anywhere = arena.take(first.length);
  anywhere.set(first);
  for (const region of others) addAll(anywhere, region);
  return anywhere;
}

/** The groups for the ad type and the kind of seller. */
export function flagGroups({ filter: { kind, seller } }: Conditions, columns: CategoryBits, number: number): Group[] {
  const groups: Group[] = [];
  if (kind)
    groups.push({ bit: fails.kind, bits: columns.withFlag(isWantedListing, number), isWithout: kind === 'offer' });
  if (seller) {
    groups.push({ bit: fails.seller, bits: columns.withFlag(isCompany, number), isWithout: seller === 'private' });
  }
  return groups;
}

/** The groups for the parameters that apply to the category. */
export function parameterGroups(
  { parameters }: Conditions,
  { part, columns, valueMarks }: PreparedConditions,
  some: Uint32Array,
  number: number,
  arena: Arena,
): Group[] {
  return parameters.flatMap(({ parameter, from, to, bit }) => {
    const slot = slotOf(part.categories[number]!, parameter);
    if (slot < 0) return [];
    const column = columns.column(number, headLength + slot);
    const matching = arena.take(some.length);
    if (parameter.kind === 'number') intersectInterval(some, column, { from, to }, matching);
    else intersectMarked(some, column, valueMarks, matching);
    return [{ bit, bits: matching, isWithout: false }];
  });
}

/** The index of a parameter among a category's slots; -1 if it does not apply there. */
export function slotOf(pair: CategoryPair, { key }: Parameter): number {
  return slotsOf(pair).findIndex((parameter) => parameter.key === key);
}
