import { relevantParameters } from '#machines/search/normalFilter.ts';
import { AcceptedHits } from '../ranking/acceptedHits.ts';
import { type Conditions, fails } from '../conditions.ts';
import { acceptedOf, countAccepted, hitCounts, tellHits, uncounted } from './hitCounts.ts';
import { slotsOf, untold } from '../parameterSlots.ts';
import { isLookedIn, PartFilter } from '../partFilter.ts';
import { documentOf, noPostings, type Postings } from '../text/postings.ts';
import { categoryIn, headLength } from '../segment/records.ts';
import type { SearchPart } from '../searchPart.ts';
import type { CategoryPair } from '../category/categoryPair.ts';
import type { Search } from '../search.ts';

/** What a pass over documents counts. */
export interface Counted {
  /** Absent for all. */
  readonly categories?: (pair: CategoryPair) => boolean;
  /** Whether there are ads of all places, so that it can tell how many each canton has. */
  readonly regions: boolean;
  /** The same of postcodes, where these matter. */
  readonly postcodes: boolean;
  /** Whether the total is all that is counted. */
  readonly isTotalAlone?: boolean;
  /** -1 where they are taken out of what was counted before; 1 if not told otherwise. */
  readonly difference?: 1 | -1;
}

const everyCount: Counted = { regions: true, postcodes: true };

const noHits = new AcceptedHits(
  noPostings,
  { failures: noPostings, traits: noPostings },
  { count: 0, promotedCount: 0 },
);

/** All that a pass can count, as far as a search asks for it. */
export function countedOf({ conditions, isUncounted }: Search): Counted {
  if (!isUncounted) return everyCount;
  return { categories: (pair) => isLookedIn(pair, conditions), regions: false, postcodes: false, isTotalAlone: true };
}

/**
 * The documents of a list that a search accepts. The tally is told on the way, so they must be all that answer the text,
 * whatever the filters.
 */
export function tallied(
  { conditions, tally, arena }: Search,
  part: SearchPart,
  list: Postings,
  { categories, regions, postcodes, isTotalAlone = false, difference = 1 }: Counted,
): AcceptedHits {
  if (list.length === 0) return noHits;
  const filter = new PartFilter(part, conditions, arena, categories);
  const looked = filter.ofList(list, arena);
  const { failures } = looked;
  if (isTotalAlone) {
    const count = countAccepted(failures);
    tally.total += difference * count;
    return new AcceptedHits(list, looked, { count, promotedCount: 0 });
  }
  const counts = hitCounts(part, filter, looked, arena);
  tellHits(tally, part, counts, { regions, difference });
  if (postcodes && tally.postcodes) tellPostcodes(part, list, failures, tally.postcodes, difference);
  const counted = countedSlots(part, conditions);
  if (counted.length > 0) tellValues(part, list, looked, counted, (value) => tally.values.add(value, difference));
  return new AcceptedHits(list, looked, acceptedOf(counts));
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
