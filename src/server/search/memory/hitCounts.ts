import { flagCodes, isCompany, isFree, isWanted } from './columns.ts';
import { fails, out, regionCodes } from './conditions.ts';
import type { PartFilter } from './partFilter.ts';
import { categoryIn, flagsIn, regionIn } from './records.ts';
import type { SearchPart } from './searchPart.ts';
import type { Tally } from './tally.ts';

/** How many hits of a part have each option. */
export interface HitCounts {
  /** By category number: in the category itself, and in the one above. */
  readonly byCategory: Uint32Array;
  readonly byTopCategory: Uint32Array;
  readonly byRegion: Uint32Array;
  /** By flags: of those that are found. */
  readonly byFlags: Uint32Array;
  /** By flags: of those that fail by `fails.kind` alone, and by `fails.seller` alone. */
  readonly otherKinds: Uint32Array;
  readonly otherSellers: Uint32Array;
}

/** Counts the hits of a part by what each fails by, and by its traits. */
export function hitCounts(
  { categories }: SearchPart,
  { ownBits, topBits }: PartFilter,
  failures: Uint32Array,
  traits: Uint32Array,
): HitCounts {
  const byCategory = new Uint32Array(categories.length);
  const byTopCategory = new Uint32Array(categories.length);
  const byRegion = new Uint32Array(regionCodes);
  const [byFlags, otherKinds, otherSellers] = [0, 1, 2].map(() => new Uint32Array(flagCodes)) as FlagCounts;
  for (let at = 0; at < failures.length; at += 1) {
    const failed = failures[at]! | 0;
    const some = traits[at]!;
    if (failed === 0) {
      byCategory[categoryIn(some)]! += 1;
      byTopCategory[categoryIn(some)]! += 1;
      byRegion[regionIn(some)]! += 1;
      byFlags[flagsIn(some)]! += 1;
    } else if (failed !== out) {
      if (failed === fails.place) byRegion[regionIn(some)]! += 1;
      else if (failed === fails.kind) otherKinds[flagsIn(some)]! += 1;
      else if (failed === fails.seller) otherSellers[flagsIn(some)]! += 1;
      else if ((failed & uncounted) === 0) {
        byCategory[categoryIn(some)]! += Number((failed & ownBits[categoryIn(some)]!) === 0);
        byTopCategory[categoryIn(some)]! += Number((failed & topBits[categoryIn(some)]!) === 0);
      }
    }
  }
  return { byCategory, byTopCategory, byRegion, byFlags, otherKinds, otherSellers };
}

type FlagCounts = [Uint32Array, Uint32Array, Uint32Array];

/** Who fails by these counts for none of the categories and values. */
export const uncounted = fails.kind | fails.seller | fails.place;

/** Tells what was counted; -1 takes it out of what was counted before. */
export function tellHits(
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
    tally.kind[flags & isWanted ? 'wanted' : 'offer'] += ofKind;
    tally.seller[flags & isCompany ? 'company' : 'private'] += ofSeller;
  }
  for (let number = 0; number < categories.length; number += 1) {
    const { category, topCategory } = categories[number]!;
    tally.addToCategory(topCategory, difference * counts.byTopCategory[number]!);
    if (category !== topCategory) tally.addToCategory(category, difference * counts.byCategory[number]!);
  }
  if (!regions) return;
  for (let region = 0; region < regionCodes; region += 1) {
    tally.addToRegion(region, difference * counts.byRegion[region]!);
  }
}
