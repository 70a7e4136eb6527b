import { relevantParameters } from '#machines/search/normalFilter.ts';
import type { Parameter } from '#machines/market/parameters.ts';
import { sortedNumbers } from './areaList.ts';
import type { Arena } from './arena.ts';
import { addBit, countBits, keepCommon, keepMarked, keepWithin, listBits } from './bitsets.ts';
import { type CategoryBits, field } from './categoryColumns.ts';
import { isCompany, isWanted } from './columns.ts';
import { type Conditions, fails, parameterBit, regionCodes } from './conditions.ts';
import { slotsOf, untold } from './parameterSlots.ts';
import { bitsFor, isLookedIn } from './partFilter.ts';
import { flagsIn, headLength, regionIn } from './records.ts';
import type { Search } from './search.ts';
import type { CategoryPair, SearchPart } from './searchPart.ts';
import type { Counted } from './tallied.ts';

/** Who passes one of the conditions that some count leaves out. */
interface Group {
  /** Of `fails`, or of a parameter. */
  readonly bit: number;
  readonly bits: Uint32Array;
}

/** What a search asks of all categories of a part, prepared. */
interface Asked {
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

/**
 * The documents of a segment that a search accepts, the oldest first; it is `tallied` for whole categories, or for so
 * many documents of them that it pays: a condition at a time, of all ads of a category, by bitsets.
 */
export function passed(
  search: Search,
  part: SearchPart,
  columns: CategoryBits,
  counted: Counted,
  among?: Uint32Array,
): Uint32Array {
  const { conditions, arena } = search;
  const { regionFails, wanted } = conditions;
  const asked = {
    part,
    columns,
    among,
    places: conditions.metres && bitsAt(part, columns, conditions.postcodes, arena),
    regionMarks: regionFails?.map((failing) => 1 - failing),
    valueMarks: valueMarksOf(part, wanted),
  };
  const found = part.categories.flatMap((pair, number) => {
    if (counted.categories && !counted.categories(pair)) return [];
    const documents = passedOf(search, asked, number, counted.regions);
    return documents ? [documents] : [];
  });
  if (found.length === 1) return found[0]!;
  const all = arena.take(found.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const documents of found) {
    all.set(documents, end);
    end += documents.length;
  }
  return sortedNumbers(all, part.size, arena);
}

function valueMarksOf({ valueNumbers }: SearchPart, wanted: Uint8Array): Uint8Array {
  const marks = new Uint8Array(wanted.length > 0 ? valueNumbers.length : 0);
  for (let code = 0; code < marks.length; code += 1) marks[code] = wanted[valueNumbers[code]!]!;
  return marks;
}

/** Those of one category; undefined where none is found. */
function passedOf(search: Search, asked: Asked, number: number, regions: boolean): Uint32Array | undefined {
  const { conditions, arena, tally } = search;
  const { part, columns } = asked;
  const pair = part.categories[number]!;
  const isHere = isLookedIn(pair, conditions);
  const left = new Left(columns.ofCategory(columns.present, number), arena);
  if (asked.among) left.keep(columns.ofCategory(asked.among, number));
  const seconds = columns.column(number, field.second);
  const places = placesOf(asked, left.some, number, seconds, arena);
  if (places && isHere && regions) left.groups.push({ bit: fails.place, bits: places });
  else if (places) left.keep(places);
  if (conditions.price) {
    const kept = arena.take(left.some.length);
    keepWithin(left.some, columns.column(number, field.price), conditions.price, kept);
    left.keep(kept);
  }
  if (countBits(left.some) === 0) return undefined;
  left.groups.push(...flagGroups(conditions, left.some, seconds, arena));
  left.groups.push(...parameterGroups(conditions, asked, left.some, number, arena));
  tally.addToCategory(
    pair.topCategory,
    countBits(left.without(~bitsFor(pair.topCategory, conditions) & parameterBits)),
  );
  if (pair.category !== pair.topCategory) {
    tally.addToCategory(pair.category, countBits(left.without(~bitsFor(pair.category, conditions) & parameterBits)));
  }
  return isHere ? tellFound(search, asked, left, number, regions) : undefined;
}

/** The bits of all parameters. */
const parameterBits = ~(parameterBit - 1);

/** What is left of a category's ads, and the conditions that are still to be met. */
class Left {
  readonly some: Uint32Array;
  readonly groups: Group[] = [];
  readonly #arena: Arena;
  readonly #without = new Map<number, Uint32Array>();
  readonly #lists = new Map<Uint32Array, Uint32Array>();

  constructor(bits: Uint32Array, arena: Arena) {
    this.#arena = arena;
    this.some = arena.take(bits.length);
    this.some.set(bits);
  }

  keep(bits: Uint32Array): void {
    keepCommon(this.some, bits);
  }

  /** Those that meet all conditions but these. */
  without(bits: number): Uint32Array {
    const others = this.groups.filter(({ bit }) => (bit & bits) === 0);
    const key = others.reduce((all, { bit }) => all | bit, 0);
    let found = this.#without.get(key);
    if (!found) {
      found = this.some;
      if (others.length > 0) {
        found = this.#arena.take(this.some.length);
        found.set(this.some);
        for (const group of others) keepCommon(found, group.bits);
      }
      this.#without.set(key, found);
    }
    return found;
  }

  /** Their places in the columns. */
  listWithout(bits: number): Uint32Array {
    const found = this.without(bits);
    let list = this.#lists.get(found);
    if (!list) {
      list = this.#arena.take(countBits(found));
      listBits(found, list);
      this.#lists.set(found, list);
    }
    return list;
  }
}

/** Tells the tally of what is found in a category that one looks in. */
function tellFound(
  { conditions, tally, arena }: Search,
  { part, columns }: Asked,
  left: Left,
  number: number,
  regions: boolean,
): Uint32Array {
  const seconds = columns.column(number, field.second);
  const prices = columns.column(number, field.price);
  const all = left.listWithout(0);
  tally.total += all.length;
  for (let at = 0; at < all.length; at += 1) tally.free += Number(prices[all[at]!] === 0);
  if (regions) {
    const byRegion = new Uint32Array(regionCodes);
    const everywhere = left.listWithout(fails.place);
    for (let at = 0; at < everywhere.length; at += 1) byRegion[regionIn(seconds[everywhere[at]!]!)]! += 1;
    for (let region = 0; region < regionCodes; region += 1) tally.addToRegion(region, byRegion[region]!);
  }
  const ofKinds = left.listWithout(fails.kind);
  const wanted = countFlagged(seconds, ofKinds, isWanted);
  tally.kind.wanted += wanted;
  tally.kind.offer += ofKinds.length - wanted;
  const ofSellers = left.listWithout(fails.seller);
  const company = countFlagged(seconds, ofSellers, isCompany);
  tally.seller.company += company;
  tally.seller.private += ofSellers.length - company;
  for (const parameter of relevantParameters(conditions.filter)) {
    const slot = parameter.kind === 'number' ? -1 : slotOf(part.categories[number]!, parameter);
    if (slot < 0) continue;
    const codes = columns.column(number, headLength + slot);
    const list = left.listWithout(conditions.parameters.find((asked) => asked.parameter === parameter)?.bit ?? 0);
    for (let at = 0; at < list.length; at += 1) {
      const code = codes[list[at]!]!;
      if (code !== untold) tally.values.add(part.valueNumbers[code]!, 1);
    }
  }
  const ids = columns.column(number, field.document);
  const documents = arena.take(all.length);
  for (let at = 0; at < all.length; at += 1) documents[at] = ids[all[at]!]!;
  return documents;
}

function countFlagged(seconds: Uint32Array, list: Uint32Array, flag: number): number {
  let count = 0;
  for (let at = 0; at < list.length; at += 1) count += Number((flagsIn(seconds[list[at]!]!) & flag) !== 0);
  return count;
}

function placesOf(
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

function flagGroups({ filter, flagFails }: Conditions, some: Uint32Array, seconds: Uint32Array, arena: Arena): Group[] {
  const bits = [...(filter.kind ? [fails.kind] : []), ...(filter.seller ? [fails.seller] : [])];
  return bits.map((bit) => {
    const kept = arena.take(some.length);
    const marks = flagFails.map((failed) => Number((failed & bit) === 0));
    keepMarked(some, seconds, { shift: 24, mask: 0xff, marks }, kept);
    return { bit, bits: kept };
  });
}

function parameterGroups(
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

function slotOf(pair: CategoryPair, { key }: Parameter): number {
  return slotsOf(pair).findIndex((parameter) => parameter.key === key);
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
  const bits = arena.take(columns.present.length).fill(0);
  for (const code of codes) {
    for (let at = starts[code]!; at < starts[code + 1]!; at += 1) addBit(bits, columns.bitOf(numbers[at]!));
  }
  return bits;
}
