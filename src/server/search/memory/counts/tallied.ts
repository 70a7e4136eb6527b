import { relevantParameters } from '#machines/search/normalFilter.ts';
import { AcceptedHits } from '../ranking/acceptedHits.ts';
import { type Conditions, fails } from '../conditions.ts';
import { acceptedOf, countAccepted, hitCounts, countHits, uncounted } from './hitCounts.ts';
import { slotsOf, noValue } from '../parameterSlots.ts';
import { isLookedIn, PartFilter } from '../partFilter.ts';
import { documentOf, noPostings, type Postings } from '../text/postings.ts';
import { categoryIn, headLength } from '../segment/records.ts';
import type { SearchPart } from '../searchPart.ts';
import type { CategoryPair } from '../category/categoryPair.ts';
import type { Search } from '../search.ts';

/** The counts that a pass over documents makes. */
export interface Counted {
  /** Whether a category's listings are counted. Absent if all are. */
  readonly categories?: (pair: CategoryPair) => boolean;
  /** Whether the documents are of all places, so that listings are counted by canton. */
  readonly regions: boolean;
  /** Whether listings are counted by postcode, if the search has postcodes. */
  readonly postcodes: boolean;
  /** Whether only the total is counted. */
  readonly isTotalAlone?: boolean;
  /** 1 adds the documents to the counts, -1 subtracts them. The default is 1. */
  readonly difference?: 1 | -1;
}

const everyCount: Counted = { regions: true, postcodes: true };

const noHits = new AcceptedHits(
  noPostings,
  { failures: noPostings, traits: noPostings },
  { count: 0, promotedCount: 0 },
);

/** The counts of a full pass, as far as the search needs them. */
export function countedOf({ conditions, isUncounted }: Search): Counted {
  if (!isUncounted) return everyCount;
  return { categories: (pair) => isLookedIn(pair, conditions), regions: false, postcodes: false, isTotalAlone: true };
}

/**
 * The documents of a list that a search accepts. The tally counts them too, so the list must contain all hits of the
 * text, whatever the filters.
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
  countHits(tally, part, counts, { regions, difference });
  if (postcodes && tally.postcodes) countPostcodes(part, list, failures, tally.postcodes, difference);
  const counted = countedSlots(part, conditions);
  if (counted.length > 0) countValues(part, list, looked, counted, (value) => tally.values.add(value, difference));
  return new AcceptedHits(list, looked, acceptedOf(counts));
}

/** Counts by postcode the documents that fail no condition besides the place. */
function countPostcodes(
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

/** Reports the values of documents that fail no condition besides the one on that parameter. */
function countValues(
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
      if (code !== noValue) tell(valueNumbers[code]!);
    }
  }
}

/** By category number: the slots whose values are counted, each with the bit of its own condition. */
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
