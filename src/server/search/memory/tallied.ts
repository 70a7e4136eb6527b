import { relevantParameters } from '#machines/search/normalFilter.ts';
import type { Arena } from './arena.ts';
import { isCompany, isWanted } from './columns.ts';
import { type Conditions, fails, regionCodes } from './conditions.ts';
import { slotsOf, untold } from './parameterSlots.ts';
import { out, PartFilter } from './partFilter.ts';
import { documentOf, type Postings } from './postings.ts';
import type { CategoryPair, SearchPart } from './searchPart.ts';
import type { Tally } from './tally.ts';

/** What a pass over documents counts. */
export interface Counted {
  /** Absent for all. */
  readonly categories?: (pair: CategoryPair) => boolean;
  /** Whether the list holds ads of all places, so that it can tell how many each canton has. */
  readonly regions: boolean;
}

/**
 * The documents of a list, of all if none is given, that a search accepts, in the list's order. The tally is told on the
 * way, so the list must hold what answers the text, whatever the filters.
 */
export function tallied(
  part: SearchPart,
  list: Postings | undefined,
  conditions: Conditions,
  tally: Tally,
  arena: Arena,
  { categories, regions }: Counted = { regions: true },
): Uint32Array {
  const length = list ? list.length : part.size;
  const hits = arena.take(length);
  if (length === 0) return hits;
  const filter = new PartFilter(part, conditions, categories);
  const counted = countedSlots(part, conditions);
  const { category: categoryOf, region: regionOf, price, flags } = part.columns;
  const byCategory = new Uint32Array(part.categories.length);
  const byTopCategory = new Uint32Array(part.categories.length);
  const byRegion = new Uint32Array(regionCodes);
  let [count, free, wanted, offered, company, privately] = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < length; at += 1) {
    const document = list ? documentOf(list[at]!) : at;
    const failed = filter.failures(document);
    if (failed === out) continue;
    const category = categoryOf[document]!;
    if (!(failed & (fails.kind | fails.seller | fails.place))) {
      const { ownBits, topBits } = filter.questions[category]!;
      if (!(failed & ownBits)) byCategory[category]! += 1;
      if (!(failed & topBits)) byTopCategory[category]! += 1;
    }
    if (failed === 0) {
      hits[count++] = document;
      if (price[document] === 0) free += 1;
    }
    if (failed === 0 || failed === fails.place) byRegion[regionOf[document]!]! += 1;
    if (failed === 0 || failed === fails.kind) {
      if (flags[document]! & isWanted) wanted += 1;
      else offered += 1;
    }
    if (failed === 0 || failed === fails.seller) {
      if (flags[document]! & isCompany) company += 1;
      else privately += 1;
    }
    if (failed & fails.category) continue;
    for (const { slot, bit } of counted[category]!) {
      if (failed & ~bit) continue;
      const code = part.slots.numbers[part.slots.starts[document]! + slot]!;
      if (code !== untold) tally.values.add(part.valueNumbers[code]!, 1);
    }
  }
  tally.total += count;
  tally.free += free;
  tally.kind.wanted += wanted;
  tally.kind.offer += offered;
  tally.seller.company += company;
  tally.seller.private += privately;
  for (const [number, { category, topCategory }] of part.categories.entries()) {
    tally.addToCategory(topCategory, byTopCategory[number]!);
    if (category !== topCategory) tally.addToCategory(category, byCategory[number]!);
  }
  if (!regions) return arena.trim(hits, count);
  for (let region = 0; region < regionCodes; region += 1) tally.addToRegion(region, byRegion[region]!);
  return arena.trim(hits, count);
}

/** By category number, the slots whose values are counted, each with the bit of the condition that does not count there. */
function countedSlots(part: SearchPart, { filter, parameters }: Conditions) {
  const selects = relevantParameters(filter).filter(({ kind }) => kind !== 'number');
  return part.categories.map((pair) => {
    const slots = slotsOf(pair).map(({ key }) => key);
    return selects.flatMap(({ key }) => {
      const slot = slots.indexOf(key);
      const bit = parameters.find(({ parameter }) => parameter.key === key)?.bit ?? 0;
      return slot < 0 ? [] : [{ slot, bit }];
    });
  });
}
