import { relevantParameters } from '#machines/search/normalFilter.ts';
import type { Arena } from './arena.ts';
import { isCompany, isFree, isWanted } from './columns.ts';
import { type Conditions, fails, out, regionCodes } from './conditions.ts';
import { slotsOf, untold } from './parameterSlots.ts';
import { isLookedIn, PartFilter } from './partFilter.ts';
import { documentOf, type Postings } from './postings.ts';
import { categoryIn, flagsIn, headLength, regionIn } from './records.ts';
import type { CategoryPair, SearchPart } from './searchPart.ts';
import type { Tally } from './tally.ts';

/** What a pass over documents counts. */
export interface Counted {
  /** Absent for all. */
  readonly categories?: (pair: CategoryPair) => boolean;
  /** Whether there are ads of all places, so that it can tell how many each canton has. */
  readonly regions: boolean;
  /** -1 where they are taken out of what was counted before; 1 if not told otherwise. */
  readonly difference?: 1 | -1;
}

/**
 * The documents of a list that a search accepts, in its order. The tally is told on the way, so they must be all that
 * answer the text, whatever the filters.
 */
export function tallied(
  part: SearchPart,
  list: Postings,
  conditions: Conditions,
  tally: Tally,
  arena: Arena,
  { categories, regions, difference = 1 }: Counted = { regions: true },
): Uint32Array {
  const hits = arena.take(list.length);
  if (list.length === 0) return hits;
  const filter = new PartFilter(part, conditions, categories);
  const { ownBits, topBits } = filter;
  const counted = countedSlots(part, conditions);
  const { valueNumbers } = part;
  const { traits: traitsBy } = part;
  const { starts, numbers } = part.records;
  const { values } = tally;
  const byCategory = new Uint32Array(part.categories.length);
  const byTopCategory = new Uint32Array(part.categories.length);
  const byRegion = new Uint32Array(regionCodes);
  let [count, free, wanted, offered, company, privately] = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < list.length; at += 1) {
    const document = documentOf(list[at]!);
    const failed = filter.failures(document);
    if (failed === out) continue;
    const traits = traitsBy[document]!;
    const category = categoryIn(traits);
    if ((failed & uncounted) === 0) {
      if ((failed & ownBits[category]!) === 0) byCategory[category]! += 1;
      if ((failed & topBits[category]!) === 0) byTopCategory[category]! += 1;
      if (failed & fails.category) continue;
    }
    if (failed === 0) {
      hits[count] = document;
      count += 1;
      if (flagsIn(traits) & isFree) free += 1;
    }
    if (failed === 0 || failed === fails.place) byRegion[regionIn(traits)]! += 1;
    if (failed === 0 || failed === fails.kind) {
      if (flagsIn(traits) & isWanted) wanted += 1;
      else offered += 1;
    }
    if (failed === 0 || failed === fails.seller) {
      if (flagsIn(traits) & isCompany) company += 1;
      else privately += 1;
    }
    const slots = counted[category];
    if (!slots || (failed & uncounted) !== 0 || (failed & (failed - 1)) !== 0) continue;
    const start = starts[document]! + headLength;
    for (let number = 0; number < slots.length; number += 1) {
      const { slot, bit } = slots[number]!;
      if ((failed & ~bit) !== 0) continue;
      const code = numbers[start + slot]!;
      if (code !== untold) values.add(valueNumbers[code]!, difference);
    }
  }
  tally.total += difference * count;
  tally.free += difference * free;
  tally.kind.wanted += difference * wanted;
  tally.kind.offer += difference * offered;
  tally.seller.company += difference * company;
  tally.seller.private += difference * privately;
  for (const [number, { category, topCategory }] of part.categories.entries()) {
    tally.addToCategory(topCategory, difference * byTopCategory[number]!);
    if (category !== topCategory) tally.addToCategory(category, difference * byCategory[number]!);
  }
  if (!regions) return arena.trim(hits, count);
  for (let region = 0; region < regionCodes; region += 1) tally.addToRegion(region, difference * byRegion[region]!);
  return arena.trim(hits, count);
}

/** Who fails by these counts for none of the categories and values. */
const uncounted = fails.kind | fails.seller | fails.place;

/** By category number, the slots whose values are counted, each with the bit of the condition that does not count there. */
function countedSlots(part: SearchPart, conditions: Conditions) {
  const selects = relevantParameters(conditions.filter).filter(({ kind }) => kind !== 'number');
  if (selects.length === 0) return [];
  return part.categories.map((pair) => {
    if (!isLookedIn(pair, conditions)) return undefined;
    const slots = slotsOf(pair);
    return selects.flatMap(({ key }) => {
      const slot = slots.findIndex((parameter) => parameter.key === key);
      const bit = conditions.parameters.find(({ parameter }) => parameter.key === key)?.bit ?? 0;
      return slot < 0 ? [] : [{ slot, bit }];
    });
  });
}
