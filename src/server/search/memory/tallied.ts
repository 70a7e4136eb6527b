import { relevantParameters } from '#machines/search/normalFilter.ts';
import type { Arena } from './arena.ts';
import { inGallery } from './columns.ts';
import { type Conditions, fails } from './conditions.ts';
import { hitCounts, tellHits, uncounted } from './hitCounts.ts';
import { slotsOf, untold } from './parameterSlots.ts';
import { isLookedIn, PartFilter } from './partFilter.ts';
import { documentOf, noPostings, type Postings } from './postings.ts';
import { categoryIn, flagsIn, headLength } from './records.ts';
import type { CategoryPair, SearchPart } from './searchPart.ts';
import type { Tally } from './tally.ts';

/** What a pass over documents counts. */
export interface Counted {
  /** Absent for all. */
  readonly categories?: (pair: CategoryPair) => boolean;
  /** Whether there are ads of all places, so that it can tell how many each canton has. */
  readonly regions: boolean;
  /** The same of postcodes, where these matter. */
  readonly postcodes: boolean;
  /** -1 where they are taken out of what was counted before; 1 if not told otherwise. */
  readonly difference?: 1 | -1;
}

/** All that a pass can count. */
export const everyCount: Counted = { regions: true, postcodes: true };

/** What a search accepts of a list, in its order. */
export interface Tallied {
  readonly documents: Uint32Array;
  /** Those that somebody paid to show. */
  readonly promoted: Uint32Array;
}

/**
 * The documents of a list that a search accepts. The tally is told on the way, so they must be all that answer the text,
 * whatever the filters.
 */
export function tallied(
  part: SearchPart,
  list: Postings,
  conditions: Conditions,
  tally: Tally,
  arena: Arena,
  { categories, regions, postcodes, difference = 1 }: Counted = everyCount,
): Tallied {
  if (list.length === 0) return { documents: noPostings, promoted: noPostings };
  const filter = new PartFilter(part, conditions, categories);
  const { failures, traits } = filter.ofList(list, arena);
  tellHits(tally, part, hitCounts(part, filter, failures, traits), { regions, difference });
  if (postcodes && tally.postcodes) tellPostcodes(part, list, failures, tally.postcodes, difference);
  const counted = countedSlots(part, conditions);
  if (counted.length > 0)
    tellValues(part, list, { failures, traits }, counted, (value) => tally.values.add(value, difference));
  const [documents, promoted] = [arena.take(list.length), arena.take(list.length)];
  let [count, promotedCount] = [0, 0];
  for (let at = 0; at < list.length; at += 1) {
    if (failures[at] !== 0) continue;
    const document = documentOf(list[at]!);
    documents[count] = document;
    count += 1;
    promoted[promotedCount] = document;
    promotedCount += Number((flagsIn(traits[at]!) & inGallery) !== 0);
  }
  return { documents: documents.subarray(0, count), promoted: promoted.subarray(0, promotedCount) };
}

/** Counts by postcode those that fail by nothing but the place. */
function tellPostcodes(
  { columns: { postcode } }: SearchPart,
  list: Postings,
  failures: Uint32Array,
  counts: Uint32Array,
  difference: 1 | -1,
): void {
  for (let at = 0; at < list.length; at += 1) {
    if ((failures[at]! & ~fails.place) === 0) counts[postcode[documentOf(list[at]!)]!]! += difference;
  }
}

/** Tells the values that are counted: of the documents that fail by nothing but the condition to that parameter. */
function tellValues(
  { records: { starts, numbers }, valueNumbers }: SearchPart,
  list: Postings,
  { failures, traits }: { readonly failures: Uint32Array; readonly traits: Uint32Array },
  counted: readonly (readonly { readonly slot: number; readonly bit: number }[] | undefined)[],
  tell: (value: number) => void,
): void {
  for (let at = 0; at < list.length; at += 1) {
    const failed = failures[at]! | 0;
    const slots = counted[categoryIn(traits[at]!)];
    if (!slots || (failed & (uncounted | fails.category)) !== 0 || (failed & (failed - 1)) !== 0) continue;
    const start = starts[documentOf(list[at]!)]! + headLength;
    for (let number = 0; number < slots.length; number += 1) {
      const { slot, bit } = slots[number]!;
      if ((failed & ~bit) !== 0) continue;
      const code = numbers[start + slot]!;
      if (code !== untold) tell(valueNumbers[code]!);
    }
  }
}

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
