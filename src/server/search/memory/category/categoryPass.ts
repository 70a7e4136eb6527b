import { relevantParameters } from '#machines/search/normalFilter.ts';
import { countCommon, countEntries, hasBits, intersectInterval } from '../bitsets.ts';
import { type CategoryBits, field } from './categoryColumns.ts';
import {
  arePriced,
  type PreparedConditions,
  preparedConditions,
  atAnyPrice,
  flagGroups,
  parameterGroups,
  placesOf,
  slotOf,
} from './categoryGroups.ts';
import { Left } from './categoryLeft.ts';
import { isCompany, isFree, isWantedListing } from '../segment/columns.ts';
import { categoryBits, fails, regionCodes } from '../conditions.ts';
import { noValue } from '../parameterSlots.ts';
import { isLookedIn } from '../partFilter.ts';
import { PassedBits } from './passedBits.ts';
import { bitsFor, isPricedPair } from '../questions.ts';
import { headLength, regionField } from '../segment/records.ts';
import type { Search } from '../search.ts';
import type { SearchPart } from '../searchPart.ts';
import type { CategoryPair } from './categoryPair.ts';
import type { Counted } from '../counts/tallied.ts';
import type { Tally } from '../counts/tally.ts';

/**
 * The documents of a segment that a search accepts. It does the same as `tallied` for whole categories, or for large
 * parts of them. It applies one condition at a time to all listings of a category, by bitsets.
 */
export function passed(
  search: Search,
  part: SearchPart,
  columns: CategoryBits,
  counted: Counted,
  among?: Uint32Array,
): PassedBits {
  const { conditions, arena } = search;
  const numbers = part.categories.flatMap((pair, number) => (counted.categories?.(pair) === false ? [] : [number]));
  const prepared = preparedConditions(part, columns, conditions, arena, { ...(among && { among }), numbers });
  const found = new PassedBits(part, columns, arena);
  for (const number of numbers) passInto(found, search, prepared, number, counted);
  countValues(prepared, search.tally);
  return found;
}

/** Filters and counts the listings of a category. */
function passInto(
  found: PassedBits,
  search: Search,
  prepared: PreparedConditions,
  number: number,
  counted: Counted,
): void {
  const { conditions, arena, tally } = search;
  const { part, columns } = prepared;
  const pair = part.categories[number]!;
  const isHere = isLookedIn(pair, conditions);
  const isPriced = isPricedPair(pair, conditions);
  if (isPriced && !isHere && !prepared.among && arePriced(prepared) && isWithoutGroups(conditions)) {
    tally.addToCategories(
      pair,
      countCommon(columns.presentIn(number), columns.ofCategory(prepared.places.bits, number)),
    );
    return;
  }
  const left = new Left(columns.presentIn(number), arena);
  if (prepared.among) left.keep(columns.ofCategory(prepared.among, number));
  const places = placesOf(isPriced ? prepared : atAnyPrice(prepared, conditions), conditions, left.some, number, arena);
  const isPlaceCounted = places && isHere && (counted.regions || (counted.postcodes && tally.postcodes));
  if (isPlaceCounted) left.groups.push({ bit: fails.place, bits: places, isWithout: false });
  else if (places) left.keep(places);
  if (!hasBits(left.some)) return;
  if (conditions.price && (isPlaceCounted || !isPriced || !arePriced(prepared))) {
    const matching = arena.take(left.some.length);
    intersectInterval(left.some, columns.column(number, field.price), conditions.price, matching);
    if (isPriced) left.keep(matching);
    else left.groups.push({ bit: fails.price, bits: matching, isWithout: false });
  }
  left.groups.push(...flagGroups(conditions, columns, number));
  left.groups.push(...parameterGroups(conditions, prepared, left.some, number, arena));
  if (!counted.isTotalAlone) countCategories(search, left, pair);
  if (!isHere) return;
  const all = left.without(0);
  found.add(number, all);
  tally.total += all.count;
  if (counted.isTotalAlone) return;
  tally.free += countCommon(all.bits, columns.withFlag(isFree, number));
  countOptions(search, prepared, left, number, counted);
}

/** Counts the listings of a category that match the category's own conditions, and those of the one above. */
function countCategories({ conditions, tally }: Search, left: Left, pair: CategoryPair): void {
  tally.addToCategory(pair.topCategory, left.without(~bitsFor(pair.topCategory, conditions) & categoryBits).count);
  if (pair.category !== pair.topCategory) {
    tally.addToCategory(pair.category, left.without(~bitsFor(pair.category, conditions) & categoryBits).count);
  }
}

/** Whether a search has no conditions besides place and price. */
function isWithoutGroups({ filter: { kind, seller }, parameters }: Search['conditions']): boolean {
  return kind === undefined && seller === undefined && parameters.length === 0;
}

/** Counts each option among the listings of a category in the search. */
function countOptions(
  { conditions, tally }: Search,
  prepared: PreparedConditions,
  left: Left,
  number: number,
  counted: Counted,
): void {
  const { part, columns } = prepared;
  if (counted.regions) {
    for (const [region, count] of countsByRegion(columns, left, number).entries()) tally.addToRegion(region, count);
  }
  if (counted.postcodes && tally.postcodes) {
    countEntries(left.without(fails.place).bits, columns.column(number, field.postcode), anyCode, tally.postcodes);
  }
  const ofKinds = left.without(fails.kind);
  const wanted = countCommon(ofKinds.bits, columns.withFlag(isWantedListing, number));
  tally.kind.wanted += wanted;
  tally.kind.offer += ofKinds.count - wanted;
  const ofSellers = left.without(fails.seller);
  const company = countCommon(ofSellers.bits, columns.withFlag(isCompany, number));
  tally.seller.company += company;
  tally.seller.private += ofSellers.count - company;
  for (const parameter of relevantParameters(conditions.filter)) {
    const slot = parameter.kind === 'number' ? -1 : slotOf(part.categories[number]!, parameter);
    if (slot < 0) continue;
    const bit = conditions.parameters.find((each) => each.parameter === parameter)?.bit ?? 0;
    countEntries(left.without(bit).bits, columns.column(number, headLength + slot), anyCode, prepared.values);
  }
}

/** The range for codes of choices and texts, and for postcodes, which are counted unchanged. */
const anyCode = { shift: 0, mask: 0x7fffffff };

/** Counts the values of all categories together. */
function countValues({ part: { valueNumbers }, values }: PreparedConditions, tally: Tally): void {
  for (let code = noValue + 1; code < values.length; code += 1) {
    if (values[code]! > 0) tally.values.add(valueNumbers[code]!, values[code]!);
  }
}

/** From this average of listings per word of 32 bits, counting each canton by bitsets is faster. */
const dense = 16;

function countsByRegion(columns: CategoryBits, left: Left, number: number): Uint32Array {
  const counts = new Uint32Array(regionCodes);
  const everywhere = left.without(fails.place);
  if (everywhere.count > dense * everywhere.bits.length) {
    return counts.map((_, region) => countCommon(everywhere.bits, columns.inRegion(region, number)));
  }
  countEntries(everywhere.bits, columns.column(number, field.traits), regionField, counts);
  return counts;
}
