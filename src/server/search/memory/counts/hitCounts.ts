import type { Arena } from '../arena.ts';
import { flagCodes, inGallery, isCompany, isFree, isWantedListing } from '../segment/columns.ts';
import { fails, out, regionCodes } from '../conditions.ts';
import type { PartFilter } from '../partFilter.ts';
import { categoryIn, flagsIn, regionIn } from '../segment/records.ts';
import type { SearchPart } from '../searchPart.ts';
import type { HitCounts, Tally } from './tally.ts';

/** Counts the hits of a part by their failed conditions and their traits. */
export function hitCounts(
  { categories }: SearchPart,
  { ownBits, topBits }: PartFilter,
  { failures, traits }: { readonly failures: Uint32Array; readonly traits: Uint32Array },
  arena: Arena,
): HitCounts {
  const zeros = (length: number) => arena.take(length).fill(0);
  const byCategory = zeros(categories.length);
  const others = zeros(categories.length);
  const topOthers = zeros(categories.length);
  const byRegion = zeros(regionCodes);
  const byFlags = zeros(flagCodes);
  const otherKinds = zeros(flagCodes);
  const otherSellers = zeros(flagCodes);
  for (let at = 0; at < failures.length; at += 1) {
    const failed = failures[at]! | 0;
    const some = traits[at]!;
    if (failed === 0) {
      byCategory[categoryIn(some)]! += 1;
      byRegion[regionIn(some)]! += 1;
      byFlags[flagsIn(some)]! += 1;
    } else if (failed !== out) {
      if (failed === fails.place) byRegion[regionIn(some)]! += 1;
      else if (failed === fails.kind) otherKinds[flagsIn(some)]! += 1;
      else if (failed === fails.seller) otherSellers[flagsIn(some)]! += 1;
      else if ((failed & uncounted) === 0) {
        others[categoryIn(some)]! += Number((failed & ownBits[categoryIn(some)]!) === 0);
        topOthers[categoryIn(some)]! += Number((failed & topBits[categoryIn(some)]!) === 0);
      }
    }
  }
  return { byCategory, others, topOthers, byRegion, byFlags, otherKinds, otherSellers };
}

/** The number of matches, and the number of promoted listings among them. */
export function acceptedOf({ byFlags }: HitCounts): { readonly count: number; readonly promotedCount: number } {
  let [count, promotedCount] = [0, 0];
  for (let flags = 0; flags < flagCodes; flags += 1) {
    count += byFlags[flags]!;
    if (flags & inGallery) promotedCount += byFlags[flags]!;
  }
  return { count, promotedCount };
}

/** The number of hits that match, for a search that needs no other counts. */
export function countAccepted(failures: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < failures.length; at += 1) count += Number(failures[at] === 0);
  return count;
}

/** Listings that fail one of these conditions are not counted for categories and values. */
export const uncounted = fails.kind | fails.seller | fails.place;

/** Adds the counts of a part's hits to the tally, or subtracts them if `difference` is -1. */
export function countHits(
  tally: Tally,
  { categories }: SearchPart,
  counts: HitCounts,
  { regions, difference }: { readonly regions: boolean; readonly difference: 1 | -1 },
): void {
  for (let flags = 0; flags < flagCodes; flags += 1) {
    const found = difference * counts.byFlags[flags]!;
    const ofKind = found + difference * counts.otherKinds[flags]!;
    const ofSeller = found + difference * counts.otherSellers[flags]!;
    if (ofKind === 0 && ofSeller === 0) continue;
    tally.total += found;
    if (flags & isFree) tally.free += found;
    tally.kind[flags & isWantedListing ? 'wanted' : 'offer'] += ofKind;
    tally.seller[flags & isCompany ? 'company' : 'private'] += ofSeller;
  }
  tally.addHits(categories, counts, difference);
  if (!regions) return;
  for (let region = 0; region < regionCodes; region += 1) {
    tally.addToRegion(region, difference * counts.byRegion[region]!);
  }
}
