import { flagCodes } from '../segment/columns.ts';
import type { Conditions } from '../conditions.ts';
import { fails, out, regionCodes } from '../conditions.ts';
import { anyRegion, type CountTable, companyKind, freeKind, kindCodes, kindOfFlags, wantedKind } from './countTable.ts';
import { anyCategory } from './facetTable.ts';
import { isLookedIn } from '../partFilter.ts';
import { bitsFor, isPricedPair } from '../questions.ts';
import { buckets } from './priceBuckets.ts';
import { eachOfPrices } from '../segment/priceOrder.ts';
import { categoryIn, flagsIn, regionIn } from '../segment/records.ts';
import type { IndexView, Search } from '../search.ts';
import type { CategoryPair } from '../category/categoryPair.ts';

/** Which counts are read from precomputed tables. All others need a pass over documents. */
export interface TableQuestions {
  /** Whether the listings of a category are counted from tables. */
  readonly isCounted: (pair: CategoryPair) => boolean;
  /** Whether listings are counted by canton from tables. */
  readonly regions: boolean;
  /**
   * Whether listings are counted by postcode. With a price, tables can count all listings only (`isPricedAnywhere`).
   */
  readonly postcodes: boolean;
  /** Whether listings are counted by values of choices and texts from tables. */
  readonly values: boolean;
}

/** Whether a search has a price range. Free listings alone are no range, because tables count them separately. */
export function isPriced({ price }: Conditions): boolean {
  return price !== undefined && !(price.to === 0 && price.from <= 0);
}

/** Whether a search has no conditions besides price and place. Only then do tables count by postcode and price. */
export function isPricedAnywhere({ filter: { category, subcategory, kind, seller } }: Conditions): boolean {
  return [category, subcategory, kind, seller].every((one) => one === undefined);
}

/** Adds the counts of a search without text from the tables to the tally. */
export function countFromTables(search: Search, questions: TableQuestions): void {
  const { index, conditions, tally } = search;
  const { facets } = index;
  const counted = facets.categories.flatMap((pair, row) => (pair && questions.isCounted(pair) ? [{ pair, row }] : []));
  if (counted.length === 0 && !questions.regions && !questions.postcodes && !questions.values) return;
  const { table, ends } = isPriced(conditions)
    ? countsOfPrices(search, questions)
    : { table: facets.all, ends: undefined };
  const kindFails = kindFailsOf(conditions);
  const regions = conditions.regions ?? [anyRegion];
  const kinds = new Uint32Array(kindCodes);
  if (conditions.metres) {
    countAround(search, counted, kindFails);
  } else {
    for (const { pair, row } of counted) {
      kinds.fill(0);
      for (const region of regions) table.addTo(kinds, row, region);
      ends?.addRowTo(kinds, row);
      countCategories(search, pair, sumOf(kinds, kindFails), () => {
        const all = new Uint32Array(kindCodes);
        for (const region of regions) facets.all.addTo(all, row, region);
        return all;
      });
      if (isLookedIn(pair, conditions)) tally.addKinds(kinds, kindFails);
    }
  }
  const lookedIn = rowsLookedIn(index, conditions);
  const matching = kindFails.flatMap((failed, kind) => (failed === 0 ? [kind] : []));
  if (questions.regions) {
    for (let region = 1; region < regionCodes; region += 1) {
      kinds.fill(0);
      for (const row of lookedIn) table.addTo(kinds, row, region);
      ends?.addRegionTo(kinds, region);
      tally.addToRegion(region, sumOf(kinds, kindFails));
    }
  }
  if (questions.postcodes && tally.postcodes && !isPriced(conditions)) {
    if (matching.length === kindCodes) facets.postcodes.addRowsTo(tally.postcodes, lookedIn);
    else facets.addKindsToPostcodes(tally.postcodes, lookedIn, matching);
  }
  if (!questions.values) return;
  const { category, subcategory } = conditions.filter;
  const scopes = subcategory === undefined ? [category!] : lookedIn.map((row) => facets.categories[row]!);
  for (const scope of scopes) {
    facets.values.each(scope, regions, matching, (value, count) => tally.values.add(value, count));
  }
}

/**
 * Counts the listings of a category for it and for the one above: `count`, or for a category without prices the
 * listings at any price.
 */
function countCategories(
  { conditions, tally }: Search,
  pair: CategoryPair,
  count: number,
  allKinds: () => Uint32Array,
) {
  if (isPricedPair(pair, conditions)) {
    tally.addToCategories(pair, count);
    return;
  }
  const atAnyPrice = sumOf(allKinds(), kindFailsOf({ ...conditions, price: undefined }));
  for (const id of new Set([pair.topCategory, pair.category])) {
    tally.addToCategory(id, bitsFor(id, conditions) & fails.price ? count : atAnyPrice);
  }
}

/** Counts the listings around places at any price. A search with a price range counts nothing here. */
function countAround(
  search: Search,
  counted: readonly { readonly pair: CategoryPair; readonly row: number }[],
  kindFails: readonly number[],
): void {
  const { index, conditions, tally } = search;
  const { facets } = index;
  if (counted.length === 0) return;
  const { postcodes } = conditions;
  if (kindFails.every((failed) => failed === 0)) {
    const counts = facets.countsOfRowsAt(postcodes);
    for (const { pair, row } of counted) tally.addToCategories(pair, counts[row]!);
  } else {
    const kinds = facets.kindsOfRowsAt(postcodes);
    for (const { pair, row } of counted) {
      const ofRow = kinds.subarray(row * kindCodes, (row + 1) * kindCodes);
      countCategories(search, pair, sumOf(ofRow, kindFails), () => ofRow);
    }
  }
  const lookedIn = counted.flatMap(({ pair, row }) => (isLookedIn(pair, conditions) ? [row] : []));
  const isAll = lookedIn.length === facets.categories.length - 1;
  tally.addKinds(facets.kindsAt(postcodes, isAll ? [anyCategory] : lookedIn), kindFails);
}

/** The number of listings whose kind fails no condition, summed over kinds. */
function sumOf(kinds: Uint32Array, kindFails: readonly number[]): number {
  let matching = 0;
  for (let kind = 0; kind < kindCodes; kind += 1) if (kindFails[kind] === 0) matching += kinds[kind]!;
  return matching;
}

function rowsLookedIn({ facets }: IndexView, conditions: Conditions): number[] {
  const { category, subcategory } = conditions.filter;
  if (category === undefined && subcategory === undefined) return [anyCategory];
  return facets.categories.flatMap((pair, row) => (pair && isLookedIn(pair, conditions) ? [row] : []));
}

/**
 * By kind: the failed conditions among `fails.kind` and `fails.seller`; `out` if only free listings are searched and
 * the kind is not free.
 */
function kindFailsOf(conditions: Conditions): number[] {
  const { filter, price } = conditions;
  const isFreeOnly = price !== undefined && !isPriced(conditions);
  return Array.from({ length: kindCodes }, (_, kind) => {
    if (isFreeOnly && !(kind & freeKind)) return out;
    return (
      (filter.kind && (filter.kind === 'wanted') !== ((kind & wantedKind) !== 0) ? fails.kind : 0) |
      (filter.seller && (filter.seller === 'company') !== ((kind & companyKind) !== 0) ? fails.seller : 0)
    );
  });
}

/** Counts of listings by row, region and kind. */
type Kinds = Pick<CountTable, 'addTo'>;

const kindsByFlags = Uint8Array.from({ length: flagCodes }, (_, flags) => kindOfFlags(flags));

/**
 * Counts of single listings for one search: by row for listings in the regions of the search, and by region for
 * listings in its rows. The arrays stay small enough to be adjacent in memory.
 */
class EndCounts {
  readonly #byRow: Uint32Array;
  readonly #byRegion: Uint32Array;
  /** By region: 1 if the search includes it. */
  readonly #regions: Uint32Array;
  readonly #rows: Uint32Array;

  constructor({ index, conditions, arena }: Search) {
    const { categories } = index.facets;
    this.#byRow = arena.take(categories.length * kindCodes).fill(0);
    this.#byRegion = arena.take(regionCodes * kindCodes).fill(0);
    this.#regions = arena.take(regionCodes).fill(conditions.regions ? 0 : 1);
    for (const region of conditions.regions ?? []) this.#regions[region] = 1;
    this.#rows = arena.take(categories.length).fill(0);
    for (const [row, pair] of categories.entries()) {
      if (pair && isLookedIn(pair, conditions)) this.#rows[row] = 1;
    }
  }

  add(row: number, region: number, kind: number): void {
    this.#byRow[row * kindCodes + kind]! += this.#regions[region]!;
    this.#byRegion[region * kindCodes + kind]! += this.#rows[row]!;
  }

  /** Adds the kinds of a row to `kinds`. */
  addRowTo(kinds: Uint32Array, row: number): void {
    for (let kind = 0; kind < kindCodes; kind += 1) kinds[kind]! += this.#byRow[row * kindCodes + kind]!;
  }

  /** Adds the kinds of a region to `kinds`. */
  addRegionTo(kinds: Uint32Array, region: number): void {
    for (let kind = 0; kind < kindCodes; kind += 1) kinds[kind]! += this.#byRegion[region * kindCodes + kind]!;
  }
}

/** The counts of listings in a price range: whole buckets from a table, and single listings at both ends. */
function countsOfPrices(
  search: Search,
  questions: TableQuestions,
): { readonly table: Kinds; readonly ends: EndCounts } {
  const { facets, parts } = search.index;
  const { from, to } = search.conditions.price!;
  const ends = new EndCounts(search);
  const first = buckets.filter((bucket) => bucket.from < from).length;
  const end = buckets.filter((bucket) => bucket.to <= to).length;
  const whole = [first, Math.max(first, end)] as const;
  const cut = buckets.filter(
    (bucket, number) => bucket.from <= to && bucket.to >= from && (number < whole[0] || number >= whole[1]),
  );
  const postcodes = questions.postcodes ? search.tally.postcodes : undefined;
  if (postcodes) facets.postcodes.addPricesTo(postcodes, whole);
  for (const part of parts) {
    const rows = facets.rowsIn(part);
    for (const bucket of cut) {
      eachOfPrices(part, Math.max(from, bucket.from), Math.min(to, bucket.to), (traits, postcode) => {
        ends.add(rows[categoryIn(traits)]!, regionIn(traits), kindsByFlags[flagsIn(traits)]!);
        if (postcodes) postcodes[postcode]! += 1;
      });
    }
  }
  return { table: { addTo: (kinds, row, region) => facets.byPrice.addTo(kinds, row, region, whole) }, ends };
}
