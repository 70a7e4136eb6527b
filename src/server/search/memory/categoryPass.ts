import { relevantParameters } from '#machines/search/normalFilter.ts';
import { sortedNumbers } from './areaList.ts';
import { countBits, keepWithin } from './bitsets.ts';
import { type CategoryBits, field } from './categoryColumns.ts';
import { type Asked, askedOf, flagGroups, parameterGroups, placesOf, slotOf } from './categoryGroups.ts';
import { Left } from './categoryLeft.ts';
import { isCompany, isWanted } from './columns.ts';
import { fails, parameterBit, regionCodes } from './conditions.ts';
import { untold } from './parameterSlots.ts';
import { bitsFor, isLookedIn } from './partFilter.ts';
import { flagsIn, headLength, regionIn } from './records.ts';
import type { Search } from './search.ts';
import type { SearchPart } from './searchPart.ts';
import type { Counted } from './tallied.ts';

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
  const asked = askedOf(part, columns, conditions, arena, among);
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
